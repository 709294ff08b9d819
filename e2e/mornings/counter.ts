import type { Browser } from "@playwright/test";
import type { Keyboard } from "../support/keyboard.ts";
import { expect, post, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, startPayment } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";

export const box = (page: Page) => page.getByRole("combobox", { name: "Book Number" });
export const amount = (page: Page) => page.getByRole("textbox", { name: "Amount" });
export const lastReceipt = (page: Page) => page.getByRole("region", { name: "Last receipt" });
export const card = (page: Page, number: string) => page.getByRole("region", { name: `Book ${number}` });

export interface Hands {
  page: Page;
  keys: Keyboard;
  customer: Customer;
  /** Of her name, and of no other. */
  word: string;
  /** Of Thanga Mazhai, My Gold Eleven and a plan of any amount. */
  books: { k: string; gh: string; gf: string };
}

/** Enter in the box leads to the amount, and what will be credited can be read. */
export async function find({ page, keys }: Hands, typed: string, number: string): Promise<void> {
  await expect(box(page)).toBeFocused();
  await keys.type(typed);
  // Nothing is waited for between the last letter and Enter.
  await keys.press("Enter");
  await expect(amount(page)).toBeFocused();
  await expect(card(page, number)).toContainText("Will be credited");
}

export async function save({ page, keys }: Hands, said: string): Promise<void> {
  await keys.press("Enter");
  await expect(lastReceipt(page)).toContainText(said);
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
}

export async function typeWrongly(hands: Hands): Promise<void> {
  const { page, keys, books } = hands;
  const isSaid = (sentence: string) => expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await keys.press("Enter");
  await isSaid("Enter Account Number");
  await keys.type("nobody at all");
  await keys.press("Enter");
  await isSaid("Enter Correct Book Number");
  await keys.fill(box(page), "E99999999");
  await isSaid("There is no book with this number.");
  await keys.press("Control+a");
  await find(hands, books.k, books.k);
  await keys.type("999");
  await expect(card(page, books.k)).toContainText("This amount cannot be paid on the book.");
  await keys.press("Enter");
  await expect(amount(page)).toHaveAccessibleDescription(/This amount cannot be paid/);
  await expect(amount(page)).toBeFocused();
  await keys.press("Control+a");
  await keys.type("5000");
  await expect(card(page, books.k)).toContainText("Instalments 6 to 7");
  await keys.press("Alt+3");
  await keys.press("Enter");
  await expect(page.getByRole("textbox", { name: "UPI transaction number" })).toBeFocused();
  await keys.press("Alt+1");
  await keys.reach(amount(page), "Shift+Tab");
  await save(hands, "5,000");
}

export async function meetTrouble(hands: Hands, browser: Browser): Promise<void> {
  const { page, keys, books } = hands;
  const { late, closed } = await demoBooks(browser);
  await find(hands, late, late);
  await expect(card(page, late)).toContainText(/days late/);
  const all = page.getByRole("button", { name: /all \d+ due/ });
  await keys.use(all, { by: "Shift+Tab" });
  await expect(all).toHaveAttribute("aria-pressed", "true");
  const due = await all.locator("strong").textContent();
  await expect(card(page, late)).toContainText(`Will be credited${due}.00`);
  await keys.reach(amount(page));
  await save(hands, late);

  await keys.type(closed);
  await expect(card(page, closed)).toContainText(/takes no payment|is not open/);
  await expect(page.getByRole("button", { name: "Save Payment Details" })).toBeDisabled();
  await keys.press("Control+a");
  await keys.press("Backspace");

  await startPayment(browser, books.k);
  await find(hands, books.k, books.k);
  await expect(card(page, books.k)).toContainText("It is not known yet whether it was paid.");
  await keys.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Take this payment as well?");
  await keys.use(question.getByRole("button", { name: "No" }));
  await expect(question).toBeHidden();
  await expect(lastReceipt(page)).not.toContainText(books.k);
  await expect(amount(page)).toBeFocused();
  await keys.press("Enter");
  await keys.use(question.getByRole("button", { name: "Yes" }));
  await save(hands, books.k);
}

/** A book of the demo shop that is months late, and one that is closed. */
function demoBooks(browser: Browser): Promise<{ late: string; closed: string }> {
  return asAdmin(browser, async ({ request }) => {
    const dues = await post<{ fld_accountno: string; installments_due: number }[]>(request, "Get_Dues", {});
    // One whose whole debt is a chip: of so late a book no reminder goes out today.
    const late = dues.find((due) => due.installments_due > 1);
    const ended = await post<{ FLD_ACCOUNTNO: string }[]>(request, "Get_New_AllClosedAccountList", {});
    return { late: late?.fld_accountno ?? "", closed: ended[0]?.FLD_ACCOUNTNO ?? "" };
  });
}

export async function payByEachMethod(hands: Hands): Promise<void> {
  const { page, keys, word, books } = hands;
  for (const [place, method] of [
    [2, "Card"],
    [4, "Cheque"],
    [5, "Bank"],
  ] as const) {
    const number = `7${place}${unique()}`;
    await find(hands, books.gh, books.gh);
    await keys.press(`Alt+${place}`);
    await expect(page.getByRole("radio", { name: method })).toBeChecked();
    await keys.press("Tab");
    await keys.press("Tab");
    await keys.type(number);
    await save(hands, number);
  }
  await keys.press("Alt+1");
  await find(hands, books.gf.toLowerCase(), books.gf);
  await keys.type("600");
  await expect(card(page, books.gf)).toContainText("₹\u00a0600.00");
  await save(hands, "600");
  // The arrows choose.
  await keys.type(word);
  await expect(page.getByRole("option", { name: new RegExp(word) })).toBeVisible();
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await expect(page.getByRole("region", { name: /^Book / })).toContainText(word);
  await keys.reach(box(page), "Shift+Tab");
  await keys.press("Control+a");
  await keys.press("Backspace");
}

export async function payInARow({ page, keys, books: { gh, gf } }: Hands): Promise<void> {
  await keys.type(gf);
  for (let turn = 1; turn <= 8; turn += 1) {
    const [current, next] = turn % 2 === 1 ? [gf, gh] : [gh, gf];
    await expect(card(page, current)).toContainText("Will be credited");
    if (turn > 1) await expect(lastReceipt(page)).toContainText(next);
    // Nothing is waited for between the Enter that saves and the next number.
    await keys.press("Enter");
    await keys.press("Enter");
    await keys.type(next);
    await expect(card(page, next)).toBeVisible();
    await expect(lastReceipt(page)).toContainText(current);
    expect(await box(page).inputValue()).toBe(next);
  }
  await keys.press("Control+a");
  await keys.press("Backspace");
}
