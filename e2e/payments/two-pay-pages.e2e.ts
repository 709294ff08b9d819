import { payButton } from "../support/payments.ts";
import { arrive, choose, expect, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, newCustomer, signInCustomer } from "../support/shop.ts";

/** A customer's page to pay a new book, open in two tabs. */
async function twoTabs(page: Page): Promise<{ other: Page; book: string }> {
  const customer = newCustomer();
  const [book = ""] = await enrol(page.context().browser()!, customer, "K");
  await signInCustomer(page, customer);
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
  await expect(payButton(page)).toBeEnabled();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(payButton(other)).toBeEnabled();
  return { other, book };
}

async function goToGateway(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox\/sbo_/);
}

test("a payment that one tab has begun is asked about in the other, which goes on only when it is told so", async ({
  page,
}) => {
  const { other } = await twoTabs(page);
  await goToGateway(page);
  await payButton(other).click();
  const question = other.getByRole("alertdialog");
  await expect(question).toContainText(
    /You have attempted payment on .+ Are you sure you want to make another payment\?/,
  );
  await question.getByRole("button", { name: "No" }).click();
  await expect(other.getByText("Another payment of this book was started or has come in meanwhile.")).toBeVisible();
  await payButton(other).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(other).toHaveURL(/\/checkout\/sandbox\/sbo_/);
});

test("a book that one tab has paid is not paid again by the other", async ({ page }) => {
  const { other, book } = await twoTabs(page);
  await goToGateway(page);
  await choose(page, "The shop is told", "once");
  await page.getByRole("button", { name: "The payment succeeds" }).click();
  await expect(page).toHaveURL(/\/paymentsuccessfull\?payment=\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The payment is being confirmed");
  await payButton(other).click();
  // Credited or on its way to it, as the shop says.
  await expect(other.getByText(/meanwhile/).first()).toBeVisible();
  await expect(other.getByRole("checkbox", { name: new RegExp(book) })).not.toBeChecked();
  await expect(other.getByRole("alertdialog")).toHaveCount(0);
  await expect(other).toHaveURL(/\/pay\?book=/);
});
