import { expect, signInAs, test, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { countingKeyboard } from "../support/keys.ts";
import { enrol, enrolNumber, newCustomer } from "../support/shop.ts";

/** What a payment may cost a clerk, from the free box to Enter. */
const goals = { "by book number": 7, "by phone": 11, "by UPI with its number": 24 };

test.beforeEach(async ({ page }) => {
  await signInAs(page, "admin");
});

const box = (page: Page) => page.getByRole("combobox", { name: "Book Number" });
const amount = (page: Page) => page.getByRole("textbox", { name: "Amount" });
const lastReceipt = (page: Page) => page.getByRole("region", { name: "Last receipt" });

test("a payment takes few keys: by book number, by phone, and by UPI with its number", async ({ page, browser }) => {
  const customer = newCustomer();
  const digits = `9${unique().slice(-3)}`;
  await enrolNumber(browser, customer, `K${digits}`);
  await page.goto("/offline_payment");
  const counted: Record<string, number> = {};
  const pay = async (what: keyof typeof goals, typed: string, transfer: string | null = null) => {
    await expect(box(page)).toBeFocused();
    const keys = countingKeyboard(page);
    await keys.type(typed);
    await keys.press("Enter");
    await expect(amount(page)).toBeFocused();
    await expect(page.getByRole("region", { name: `Book K${digits}` })).toContainText("Will be credited");
    if (transfer !== null) {
      await keys.press("Tab");
      await expect(page.getByRole("radio", { name: "Cash" })).toBeFocused();
      const upi = page.getByRole("radio", { name: "UPI" });
      for (let ways = 0; ways < 8 && !(await upi.isChecked()); ways += 1) await keys.press("ArrowRight");
      await expect(upi).toBeChecked();
      await keys.press("Tab");
      await keys.type(transfer);
    }
    await keys.press("Enter");
    await expect(lastReceipt(page)).toContainText(transfer ?? "Cash");
    await expect(box(page)).toHaveValue("");
    counted[what] = keys.count();
  };
  await pay("by book number", digits);
  // What says that it is saved covers nothing of what comes next.
  const told = await page.getByRole("region", { name: "Notifications" }).getByRole("status").boundingBox();
  const [bar, field] = await Promise.all([page.getByRole("banner").boundingBox(), box(page).boundingBox()]);
  expect(told?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  await pay("by phone", customer.mobile.slice(-7));
  await pay("by UPI with its number", digits, `4127${unique()}00`);
  test.info().annotations.push({ type: "keys", description: JSON.stringify(counted) });
  for (const [what, goal] of Object.entries(goals)) expect(counted[what], what).toBeLessThanOrEqual(goal);
});

test("no key of fifty is lost that a clerk types for the next person while a payment is saved", async ({
  page,
  browser,
}) => {
  const books = await enrol(browser, newCustomer(), "K", "GF", "GH");
  await page.goto(`/offline_payment?book=${books[0]}`);
  let [current = ""] = books;
  let typed = 0;
  let kept = 0;
  for (let turn = 1; typed < 50; turn += 1) {
    const next = books[turn % books.length] ?? "";
    await expect(page.getByRole("region", { name: `Book ${current}` })).toContainText("Will be credited");
    if (turn > 1) await expect(lastReceipt(page)).toBeVisible();
    // Nothing is waited for between Enter and the next number.
    await page.keyboard.press("Enter");
    await page.keyboard.type(next);
    typed += next.length;
    await expect(page.getByRole("region", { name: `Book ${next}` })).toBeVisible();
    await expect(lastReceipt(page)).toContainText(current);
    const value = await box(page).inputValue();
    kept += value === next ? next.length : 0;
    current = next;
  }
  expect(typed - kept).toBe(0);
});
