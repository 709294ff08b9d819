import { payButton } from "../support/payments.ts";
import { arrive, expect, signInAs, test, toast } from "../support/portal.ts";
import { enrol, newCustomer, signInCustomer, startPayment, takePayment } from "../support/shop.ts";

test("a second payment is started only after a warning", async ({ page, browser }) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await startPayment(browser, book);
  await signInCustomer(page, customer);
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
  await payButton(page).click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText(
    /You have attempted payment on \d\d-\d\d-\d{4}, \d\d:\d\d\. Are you sure you want to make another payment\?/,
  );
  await warning.getByRole("button", { name: "No" }).click();
  await expect(warning).toBeHidden();
  await payButton(page).click();
  await warning.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
});

test("a payment that is credited asks nothing, and leads to the next one at once", async ({ page, browser }) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await takePayment(browser, book);
  await signInCustomer(page, customer);
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox\/sbo_/);
});

test("a customer closes an own book behind what it costs, and it takes no payment then", async ({ page, browser }) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "GH");
  await signInCustomer(page, customer);
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Close A/C of book ${book}` }).click();
  const closing = page.getByRole("group").filter({ hasText: "Keep saving" });
  await expect(closing).toContainText("You lose the bonus of");
  await closing.getByRole("button", { name: "Close the book" }).click();
  const question = page.getByRole("alertdialog", { name: "Confirm to Close Account" });
  await expect(question).toContainText("Are you sure you want to close your account.");
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Account is successfully closed.")).toBeVisible();
  await arrive(page, "/dashboard");
  const card = page.getByRole("article", { name: `Book ${book}` });
  await expect(card).toContainText("Closed");
  await expect(card.getByRole("button", { name: /Pay Now/ })).toBeDisabled();
});

test("a customer sees own books and nobody else's", async ({ page, browser }) => {
  const [strange = ""] = await enrol(browser, newCustomer(), "K");
  await signInAs(page, "customer");
  await arrive(page, "/dashboard");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByText(strange)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main menu" }).getByRole("link")).toHaveText(["Dashboard"]);
});
