import { payButton } from "../support/payments.ts";
import { arrive, choose, demoPassword, emailOf, expect, logIn, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { newCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";

test("an Admin enrols a client with two books, takes one payment, acknowledges another, and the customer sees both", async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  const [gold, rupees] = [unique(), unique()];

  await test.step("the Admin signs in and opens Add New Client from the menu", async () => {
    await page.goto("/");
    await logIn(page, emailOf("admin"), demoPassword);
    await expect(page).toHaveURL(/\/admin_dashboard$/);
    await page.getByRole("button", { name: "Clients", exact: true }).click();
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Add New Client" }).click();
    await expect(page).toHaveURL(/\/add_new_client$/);
  });

  await test.step("the client is enrolled with a gold book and a rupee book", async () => {
    await enrolWithBooks(page, customer, { gold, rupees });
  });

  const goldCredited = await test.step("the first payment on the gold book is taken at the counter", async () => {
    await page.getByRole("link", { name: `First payment on GH${gold}` }).click();
    const book = page.getByRole("region", { name: `Book GH${gold}` });
    await expect(book).toContainText(customer.name);
    await expect(book).toContainText("0 of 11 paid");
    await expect(book).toContainText("Will be credited");
    await page.getByRole("button", { name: "Save Payment Details" }).click();
    await expect(toast(page, "Payment Completed.")).toBeVisible();
    const receipt = page.getByRole("region", { name: "Last receipt" });
    await expect(receipt).toContainText("not a tax invoice");
    await expect(receipt).toContainText(customer.name);
    return receipt
      .getByText(/^0\.\d{3}\sg$/)
      .first()
      .innerText();
  });

  const customerContext = await browser.newContext();
  const customerPage = await customerContext.newPage();

  await test.step("the customer signs in with the temporary password and has to change it", async () => {
    await chooseOwnPassword(customerPage, customer);
  });

  await test.step("the customer starts a payment for the other book", async () => {
    await customerPage.getByRole("link", { name: `Pay Now for book K${rupees}` }).click();
    await payButton(customerPage).click();
    await expect(customerPage.getByRole("heading", { name: "Test payment" })).toBeVisible();
    await expect(customerPage.getByText("₹2,500.00")).toBeVisible();
    await arrive(customerPage, "/dashboard");
    await expect(customerPage.getByRole("article", { name: `Book K${rupees}` })).toContainText("0/15");
  });

  await test.step("the Admin finds it among the pending ones and acknowledges it", async () => {
    await acknowledgePending(page, customer, rupees);
  });

  await test.step("the customer sees both books with what was paid", async () => {
    await customerPage.reload();
    const goldBook = customerPage.getByRole("article", { name: `Book GH${gold}` });
    await expect(goldBook).toContainText("1/11");
    await expect(goldBook).toContainText("₹\u00a01,000 paid");
    await expect(goldBook).toContainText(goldCredited);
    const rupeeBook = customerPage.getByRole("article", { name: `Book K${rupees}` });
    await expect(rupeeBook).toContainText("1/15");
    await expect(rupeeBook.getByText(/^₹\u00a02,500$/).first()).toBeVisible();
  });
  await customerContext.close();
});

/** With a gold book and a rupee book. */
async function enrolWithBooks(
  page: Page,
  customer: Customer,
  { gold, rupees }: { gold: string; rupees: string },
): Promise<void> {
  await expect(page.getByRole("button", { name: "Add Client" })).toBeHidden();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(customer.name);
  await page.getByRole("textbox", { name: "Email" }).fill(customer.email);
  await page.getByRole("textbox", { name: "Mobile Number" }).fill(customer.mobile);
  for (const [scheme, prefix, number] of [
    ["My Gold Eleven", /^GH /, gold],
    ["Thanga Mazhai", /^K /, rupees],
  ] as const) {
    await choose(page, "Saving Scheme", scheme);
    await choose(page, "Book Number", prefix);
    await page.getByRole("textbox", { name: "Unique Number" }).fill(number);
    await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  }
  const list = page.getByRole("table", { name: "Saving Scheme List" });
  await expect(list.getByRole("row")).toHaveCount(3);
  await expect(list.getByRole("row", { name: new RegExp(`GH${gold}`) })).toContainText("1,000.00");
  await expect(list.getByRole("row", { name: new RegExp(`K${rupees}`) })).toContainText("2,500.00");
  await page.getByRole("button", { name: "Add Client" }).click();
  await expect(toast(page, "Chit successfully added.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
}

async function chooseOwnPassword(customerPage: Page, customer: Customer): Promise<void> {
  const own = "monsoon over the delta 42";
  await customerPage.goto("/");
  await logIn(customerPage, customer.email, customer.mobile);
  await expect(customerPage).toHaveURL(/\/change-password-screen$/);
  await arrive(customerPage, "/dashboard");
  await expect(customerPage).toHaveURL(/\/change-password-screen$/);
  await customerPage.getByRole("textbox", { name: "Old Password" }).fill(customer.mobile);
  await customerPage.getByRole("textbox", { name: "New Password" }).fill(own);
  await customerPage.getByRole("textbox", { name: "Confirm Password" }).fill(own);
  await customerPage.getByRole("button", { name: "Reset" }).click();
  await expect(toast(customerPage, "Password Successfully changed")).toBeVisible();
  await expect(customerPage).toHaveURL(/\/$/);
  await logIn(customerPage, customer.email, own);
  await expect(customerPage).toHaveURL(/\/dashboard$/);
}

async function acknowledgePending(page: Page, customer: Customer, rupees: string): Promise<void> {
  await page.goto("/transaction_list?status=Pending");
  await page.getByRole("searchbox", { name: "Search transactions" }).fill(`K${rupees}`);
  await page.getByRole("button", { name: new RegExp(`^Send acknowledgement .* of ${customer.name}$`) }).click();
  const dialog = page.getByRole("dialog", { name: "Send Acknowledgement" });
  await expect(dialog.getByRole("combobox", { name: "Installment No." })).toHaveValue("1");
  await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`UPI${rupees}`);
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  await expect(toast(page, "Acknowledgment Successfully sent.")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("not a tax invoice");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("No payment fits.", { exact: false })).toBeVisible();
}
