import { expect, signInAs, test } from "../support/portal.ts";
import { enrol, newCustomer } from "../support/shop.ts";

test("what two tabs show is taken once, and the second one shows the book anew", async ({ page, browser }) => {
  await signInAs(page, "admin");
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/offline_payment?book=${book}`);
    await expect(tab.getByRole("region", { name: `Book ${book}` })).toBeVisible();
  }
  const save = { name: "Save Payment Details" };
  await page.getByRole("button", save).click();
  await expect(page.getByRole("region", { name: "Last receipt" }).getByText(book).first()).toBeVisible();
  const amount = other.getByRole("textbox", { name: "Amount" });
  await amount.press("Enter");
  await expect(other.getByText("This book was paid or changed meanwhile; instalments paid now: 1.")).toBeVisible();
  await expect(other.getByRole("combobox", { name: "Book Number" })).toHaveValue(book);
  await expect(other.getByText(/^1 of \d+ paid/)).toBeVisible();
  await amount.press("Enter");
  await expect(other.getByRole("region", { name: "Last receipt" }).getByText(book).first()).toBeVisible();
});
