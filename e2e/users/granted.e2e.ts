import { arrive, expect, signInAs, test, toast } from "../support/portal.ts";
import { enrol, newCustomer, startPayment } from "../support/shop.ts";

test.beforeEach(({ page }) => signInAs(page, "employee"));

test("an Employee finds in the menu what was granted, and nothing else", async ({ page }) => {
  await arrive(page, "/admin_dashboard");
  await expect(page.getByText("Scheme ratio")).toBeHidden();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("button")).toHaveText(["Counter", "Clients", "Money", "Schemes"]);
  for (const [list, granted] of [
    ["Counter", ["Payment", "Day Close"]],
    ["Clients", ["View Client"]],
    ["Money", ["Transactions", "Approvals"]],
    ["Schemes", ["Holidays"]],
  ] as const) {
    await menu.getByRole("button", { name: list }).click();
    await expect(menu.getByRole("link")).toHaveText(["Dashboard", ...granted]);
  }
});

test("the home of an Employee who may take payments takes the next person to the counter", async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await arrive(page, "/admin_dashboard");
  await expect(page.getByRole("region", { name: "Taken by you today" })).toBeVisible();
  await page.getByRole("combobox", { name: "Book Number" }).fill(customer.mobile);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/offline_payment?book=${book}`);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toBeVisible();
});

test("an Employee who may take payments takes one", async ({ page, browser }) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await page.goto(`/offline_payment?book=${book}`);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toBeVisible();
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(toast(page, "Payment Completed.")).toBeVisible();
});

test("an Employee who may only see payments can neither fail nor acknowledge one", async ({ page, browser }) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await startPayment(browser, book);
  await page.goto(`/transaction_list?search=${book}`);
  await expect(page.getByRole("row", { name: new RegExp(book) })).toContainText("Pending");
  await expect(page.getByRole("columnheader", { name: "Action", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Send|Failed)/ })).toHaveCount(0);
});
