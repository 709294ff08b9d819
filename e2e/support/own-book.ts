import type { Browser, Locator } from "@playwright/test";
import { arrive } from "./portal.ts";
import type { Page } from "./portal.ts";
import { signInCustomer } from "./shop.ts";
import type { Customer } from "./shop.ts";

interface OwnBook {
  customer: Customer;
  book: string;
  viewport: { width: number; height: number };
}

/** A customer signs in, in a browser of their own, and opens a book: its page, and what stands at its head. */
export async function openOwnBook(
  browser: Browser,
  { customer, book, viewport }: OwnBook,
): Promise<{ theirs: Page; head: Locator }> {
  const context = await browser.newContext({ viewport });
  await signInCustomer(context, customer);
  const theirs = await context.newPage();
  await arrive(theirs, "/dashboard");
  await theirs.getByRole("link", { name: `Chit Details of book ${book}` }).click();
  return { theirs, head: theirs.getByRole("region", { name: `Book ${book}` }) };
}
