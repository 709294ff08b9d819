import type { Browser } from "@playwright/test";
import { arrive, expect, rowAction } from "./portal.ts";
import type { Page } from "./portal.ts";
import { asAdmin, ensureRate, signInCustomer } from "./shop.ts";
import type { Customer } from "./shop.ts";

/** The dialog of a payment in the list of transactions. */
export async function openAcknowledgement(page: Page, book: string) {
  await page.goto(`/transaction_list?search=${book}`);
  await rowAction(page, /^Send acknowledgement/);
  return page.getByRole("dialog", { name: "Send Acknowledgement" });
}

/** What leads from the page to pay to the gateway, whatever is paid. */
export function payButton(page: Page) {
  return page.getByRole("button", { name: /^Pay ₹/ });
}

/** The customer begins to pay at the gateway and never does. */
export async function goToGateway(browser: Browser, customer: Customer, books: string[]): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInCustomer(page, customer);
  for (const book of books) {
    await asAdmin(browser, ({ request }) => ensureRate(request));
    await arrive(page, "/dashboard");
    await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
    await payButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/sandbox\/sbo_/);
  }
  await context.close();
}

/** The counter knows no such book. */
export async function noSuchBook(page: Page, book: string): Promise<void> {
  await page.goto(`/offline_payment?book=${book}`);
  await expect(page.getByText("There is no book with this number.")).toBeVisible();
}

/** The counter says how many instalments of a book are paid, "1 of 11": what was credited and no more. */
export async function showsPaid(page: Page, book: string, paid: string): Promise<void> {
  await page.goto(`/offline_payment?book=${book}`);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(paid);
}
