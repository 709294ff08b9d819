import { keyboardOnly, openScreen } from "../support/keyboard.ts";
import { addClerk } from "../support/people.ts";
import { arrive, expect, test, toast, unique } from "../support/portal.ts";
import { enrol, enrolNumber, letters, newCustomer } from "../support/shop.ts";
import { closeWithDifference } from "./closing.ts";
import {
  amount,
  box,
  card,
  find,
  lastReceipt,
  meetTrouble,
  payByEachMethod,
  payInARow,
  save,
  typeWrongly,
} from "./counter.ts";
import type { Hands } from "./counter.ts";

/** What a payment may cost a clerk, from the free box to Enter. */
const goals = { "by book number": 7, "by phone": 11, "by UPI with its number": 24 };

test("a clerk's morning by keyboard alone: twenty payments, a correction, a reprint, an enrolment and the close of a day", async ({
  page,
  browser,
}) => {
  const clerk = await addClerk(browser);
  const keys = await keyboardOnly(page);
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }),
  );
  const word = letters();
  const customer = newCustomer(`Vennila ${word}`);
  const k = `K9${unique().slice(-3)}` as const;
  await enrolNumber(browser, customer, k);
  const [gh = "", gf = ""] = await enrol(browser, newCustomer("Poongodi Elango"), "GH", "GF");
  const hands: Hands = { page, keys, customer, word, books: { k, gh, gf } };

  await test.step("she signs in, and the box of her home leads to the counter", async () => {
    await arrive(page, "/");
    await keys.fill(page.getByRole("textbox", { name: "Email" }), clerk.email);
    await keys.fill(page.getByRole("textbox", { name: "Password", exact: true }), clerk.password);
    await keys.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(clerk.name);
    await expect(box(page)).toBeFocused();
    await keys.press("Enter");
    await expect(page).toHaveURL(/offline_payment$/);
    await expect(box(page)).toBeFocused();
  });
  await test.step("six ways to find a book, in few keys", () => payInFewKeys(hands));
  await test.step("card, cheque and bank, and any amount", () => payByEachMethod(hands));
  await test.step("wrong numbers and amounts are said where they stand", () => typeWrongly(hands));
  await test.step("late and closed books, and money that waits online", () => meetTrouble(hands, browser));
  await test.step("no key is lost while a payment is saved", () => payInARow(hands));
  await test.step("the last one is corrected, and an earlier receipt printed again", () => correctAndReprint(hands));
  await test.step("somebody is enrolled and pays", () => enrolSomebody(hands));
  await test.step("the day is closed with a difference", () => closeWithDifference(page, keys, browser));
  expect(keys.others()).toEqual([]);
  await page.mouse.click(5, 300);
  // The page tells of it in its own time.
  await expect.poll(keys.others, { message: "a press of a mouse is noticed" }).not.toEqual([]);
});

async function payInFewKeys(hands: Hands): Promise<void> {
  const { page, keys, customer, word, books } = hands;
  const counted: Record<string, number> = {};
  const pay = async (what: string, typed: string, transfer?: string) => {
    const before = keys.count();
    await find(hands, typed, books.k);
    if (transfer !== undefined) {
      await keys.press("Alt+3");
      await expect(page.getByRole("radio", { name: "UPI" })).toBeChecked();
      await keys.press("Tab");
      await keys.press("Tab");
      await keys.type(transfer);
    }
    await save(hands, transfer ?? "Cash");
    counted[what] = keys.count() - before;
  };
  await pay("by book number", books.k.slice(1));
  await pay("by phone", customer.mobile.slice(-7));
  await pay("by name", `${word.toLowerCase()} vennila`);
  await pay("as others write it", `+91 ${customer.mobile}`);
  await pay("by UPI with its number", books.k.slice(1), `4127${unique()}00`);
  // The method stays for the next person, its number does not.
  await expect(page.getByRole("radio", { name: "UPI" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "UPI transaction number" })).toHaveValue("");
  await keys.press("Alt+1");
  test.info().annotations.push({ type: "keys", description: JSON.stringify(counted) });
  for (const [what, goal] of Object.entries(goals)) expect(counted[what], what).toBeLessThanOrEqual(goal);
  // What says that it is saved covers nothing of what comes next.
  const told = await page.getByRole("region", { name: "Notifications" }).getByRole("status").boundingBox();
  const [bar, field] = await Promise.all([page.getByRole("banner").boundingBox(), box(page).boundingBox()]);
  expect(told?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
}

async function correctAndReprint({ page, keys }: Hands): Promise<void> {
  await keys.use(lastReceipt(page).getByRole("button", { name: "Wrong? Correct it" }));
  const dialog = page.getByRole("dialog", { name: "Correct a payment" });
  await keys.fill(dialog.getByRole("textbox", { name: "Reason" }), "Taken for another person");
  await keys.press("Enter");
  await keys.use(page.getByRole("alertdialog").getByRole("button", { name: "Yes" }));
  // It is a clerk's: somebody else looks at it first.
  await expect(page.getByRole("status", { name: "Waits for approval" })).toContainText("Nothing has changed yet");
  await keys.press("Escape");
  await expect(dialog).toBeHidden();
  await keys.use(page.getByRole("listitem").getByRole("link", { name: /₹/ }).first());
  await expect(page.getByRole("heading", { level: 1, name: /^Receipt T/ })).toBeVisible();
  await keys.use(page.getByRole("button", { name: /^Print/ }));
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  // A key leads back to the box from wherever she is.
  await keys.press("p");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
}

async function enrolSomebody({ page, keys }: Hands): Promise<void> {
  const customer = newCustomer();
  await openScreen(page, keys, "add new client", /add_new_client$/);
  const text = (name: string) => page.getByRole("textbox", { name, exact: true });
  const list = (name: string) => page.getByRole("combobox", { name, exact: true });
  await keys.fill(text("Name"), customer.name);
  await keys.fill(text("Email"), customer.email);
  await keys.fill(text("Mobile Number"), customer.mobile);
  await keys.reach(list("Saving Scheme"));
  await keys.type("My Gold Eleven");
  await keys.reach(list("Book Number"));
  await keys.type("GH");
  const number = unique();
  await keys.fill(text("Unique Number"), number);
  await keys.use(page.getByRole("button", { name: "Add Saving Scheme" }));
  await expect(page.getByRole("table", { name: "Saving Scheme List" })).toContainText(`GH${number}`);
  await keys.use(page.getByRole("button", { name: "Add Client" }));
  await expect(toast(page, "Chit successfully added.")).toBeVisible();
  await keys.use(page.getByRole("link", { name: `First payment on GH${number}` }), { by: "Shift+Tab" });
  await expect(card(page, `GH${number}`)).toContainText("Will be credited");
  await keys.reach(amount(page));
  await keys.press("Enter");
  await expect(lastReceipt(page)).toContainText(`GH${number}`);
}
