import { expect, signInAs, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { lookAt } from "../support/look.ts";
import { enrol, newCustomer } from "../support/shop.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Name, mobile number, book, receipt or screen" });

test("the keyboard alone finds a client anywhere, and leads to a payment or a screen", async ({ page, browser }) => {
  const customer = newCustomer("Malarvizhi Anbu");
  const [book = ""] = await enrol(browser, customer, "K");
  await signInAs(page, "admin");
  await page.goto("/schemes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(customer.mobile.slice(-7));
  await expect(page.getByRole("option", { name: new RegExp(customer.name) })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(customer.name);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("gold rate");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/add_daily_gold_rate$/);

  await page.getByRole("button", { name: "Search clients, books, receipts" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

lookAt([
  {
    name: "search-everything",
    who: "admin",
    path: "/schemes",
    reach: async (page) => {
      await page.keyboard.press("Control+k");
      await box(page).fill("ka");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
]);
