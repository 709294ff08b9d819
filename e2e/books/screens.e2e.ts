import { demoBook } from "../../scripts/demo-book.ts";
import { bookUnderTerms } from "../support/book-under-terms.ts";
import { lookAt, openFirstClient, press } from "../support/look.ts";
import { expect } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

lookAt([
  { name: "settling in parts with mistakes", who: "admin", path: "/view_client", reach: settleParts },
  { name: "chit details of a book", who: "customer", path: "/dashboard", reach: openBook },
  {
    name: "naming a nominee with mistakes",
    who: "admin",
    path: "/view_client?search=customer%40example.com",
    reach: nameNobody,
  },
  { name: "close account with mistakes", who: "admin", path: "/close_account", reach: press("Close Account") },
  { name: "close account with a book", who: "admin", path: `/close_account?book=${demoBook}`, reach: seeClosing },
  { name: "question before opening", who: "admin", path: "/close_account_list?sort=status", reach: press(/^Approve/) },
  { name: "settled accounts", who: "admin", path: "/close_account_list?sort=-status" },
  {
    name: "settling with mistakes",
    who: "admin",
    path: "/view_client?search=customer%40example.com",
    reach: settleNothing,
  },
]);

async function openBook(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Chit Details/ })
    .first()
    .click();
  await expect(page.getByRole("table", { name: "Payment History" })).toBeVisible();
}

async function seeClosing(page: Page): Promise<void> {
  await expect(page.getByText("Closing this book")).toBeVisible();
}

async function settleNothing(page: Page): Promise<void> {
  await openFirstClient()(page);
  await press(/^Settle: book GH/)(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "The client gets" }).selectOption("Refund");
  await dialog.getByRole("button", { name: "Settle for good" }).click();
}

async function nameNobody(page: Page): Promise<void> {
  await openFirstClient()(page);
  await page.getByRole("article").getByRole("link", { name: /^GH/ }).first().click();
  await press(/^(Name a|Change the) nominee/)(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "A nominee is named" }).check();
  await dialog.getByRole("button", { name: "Add a nominee" }).click();
  await dialog.getByRole("checkbox", { name: "The nominee is under 18" }).first().check();
  await dialog.getByRole("textbox", { name: "Share of the savings, percent" }).first().fill("60");
  await dialog.getByRole("button", { name: "Save" }).click();
}

async function settleParts(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser");
  const { book } = await bookUnderTerms(browser);
  await page.goto(`/view_client?search=${book}`);
  await openFirstClient()(page);
  await press(`Settle: book ${book}`)(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "The client gets" }).selectOption("Jewellery bill");
  await dialog.getByRole("button", { name: "Add a piece" }).click();
  await dialog.getByRole("button", { name: "Add a part" }).click();
  await dialog.getByRole("button", { name: "Settle for good" }).click();
}
