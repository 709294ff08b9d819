import { arrive, expect, post, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer, startPayment, takePayment } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInAs(page, "admin"));

    test("a book is closed with its payment under way, refuses payments, is opened again and takes them", async ({
      page,
      browser,
    }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "K");
      await takePayment(browser, book);
      await startPayment(browser, book);

      await page.goto("/close_account");
      const number = page.getByRole("combobox", { name: "Account Number" });
      const remarks = page.getByRole("textbox", { name: "Remarks" });
      const form = page.getByRole("form", { name: "Close Account" });
      const close = form.getByRole("button", { name: "Close Account" });
      await expect(number).toBeFocused();
      await close.click();
      await expect(page.getByText("Enter Account Number", { exact: true })).toBeVisible();
      await expect(page.getByText("Enter Your Remark", { exact: true })).toBeVisible();
      await expect(number).toBeFocused();

      // Found while typing, by whose book it is.
      await number.fill(customer.name);
      await page.getByRole("option", { name: new RegExp(book) }).click();
      const effect = page.getByRole("region", { name: "What will be closed" });
      await expect(effect).toContainText(customer.name);
      await expect(effect).toContainText("2,500.00");
      await expect(effect).toContainText("1 payment is under way");
      await close.click();
      await expect(page.getByText("Enter Your Remark", { exact: true })).toBeVisible();
      await expect(remarks).toBeFocused();
      await remarks.fill("Moved to another town");
      await remarks.press("Enter");
      const question = page.getByRole("alertdialog", { name: "Confirm to Close Account" });
      await expect(question).toContainText("Are you sure you want to close this client's account?");
      await expect(question).toContainText(book);
      await question.getByRole("button", { name: "No" }).click();
      await expect(remarks).toHaveValue("Moved to another town");
      await close.click();
      await question.getByRole("button", { name: "Yes" }).click();
      await expect(toast(page, "Account Closed Successfully")).toBeVisible();
      await expect(number).toHaveValue("");

      await takesNoPayment(page, book);
      await arrive(page, "/admin_dashboard");
      await page.getByRole("region", { name: "Payment Exceptions" }).getByRole("link").click();
      await page.getByRole("searchbox").fill(book);
      await expect(rowOf(page, book)).toContainText("Pending");

      await page.goto(`/close_account_list?search=${book}`);
      await expect(rowOf(page, book)).toContainText("Moved to another town");
      await page.getByRole("button", { name: `Approve: open book ${book} again` }).click();
      const opening = page.getByRole("alertdialog", { name: "Confirm to Open Account" });
      await expect(opening).toContainText("Are you sure you want to Open the account.");
      await opening.getByRole("button", { name: "Yes" }).click();
      await expect(toast(page, "Account is Successfully Approved.")).toBeVisible();
      await expect(page.getByText("No closed account fits.", { exact: false })).toBeVisible();

      await page.goto(`/payment_exceptions?state=all&search=${book}`);
      await expect(rowOf(page, book)).toContainText("Book reopened");
      await page.goto(`/offline_payment?book=${book}`);
      await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText("Will be credited");
      await page.getByRole("button", { name: "Save Payment Details" }).click();
      // The payment that the customer started waits still.
      await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
      await expect(toast(page, "Payment Completed.")).toBeVisible();
    });

    test("money for a closed book goes back, with its reference and remarks", async ({ page, browser }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "K");
      await startPayment(browser, book);
      await asAdmin(browser, ({ request }) =>
        post(request, "Add_New_CloseAccount", { accountno: book, remarks: "Gave up", status: "Closed" }),
      );
      await page.goto(`/transaction_list?search=${book}`);
      await page.getByRole("button", { name: /^Failed/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
      await expect(toast(page, /An Admin decides about it under Payment Exceptions/)).toBeVisible();

      await page.goto(`/payment_exceptions?search=${book}`);
      await page.getByRole("button", { name: new RegExp(`^Resolve payment .* ${book}`) }).click();
      const dialog = page.getByRole("dialog");
      const resolve = dialog.getByRole("button", { name: "Resolve" });
      await resolve.click();
      await expect(dialog.getByText("Choose what became of the money.", { exact: true })).toBeVisible();
      await dialog.getByRole("radio", { name: "Money returned" }).check();
      await resolve.click();
      await expect(dialog.getByText("Enter Your Remark", { exact: true })).toBeVisible();
      await expect(dialog.getByText("Enter the reference of the return.", { exact: true })).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: "Reference of the return" })).toBeFocused();
      await dialog.getByRole("textbox", { name: "Remarks" }).fill("Sent back to the bank");
      await resolve.click();
      await expect(dialog.getByText("Enter the reference of the return.", { exact: true })).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: "Reference of the return" })).toBeFocused();
      await expect(dialog.getByRole("textbox", { name: "Remarks" })).toHaveValue("Sent back to the bank");
      await dialog.getByRole("textbox", { name: "Reference of the return" }).fill("NEFT42");
      await resolve.click();
      await expect(toast(page, "The payment exception is resolved.")).toBeVisible();
      await expect(page.getByText("Nothing fits.", { exact: false })).toBeVisible();
      await page.goto(`/transaction_list?search=${book}`);
      await expect(rowOf(page, book)).toContainText("Failed");
    });

    test("a client's books, payments, messages and history stand on one page", async ({ page, browser }) => {
      const customer = newCustomer();
      const [first = "", second = ""] = await enrol(browser, customer, "K", "GF");
      await takePayment(browser, first);
      await page.goto(`/view_client?search=${first}`);
      await page.getByRole("link", { name: customer.name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(2);
      await expect(page.getByRole("article", { name: `Book ${first}` })).toContainText("1 of 15 paid");

      const tabs = page.getByRole("navigation", { name: "About this client" });
      await tabs.getByRole("link", { name: "Payments" }).click();
      await expect(page).toHaveURL(/tab=payments/);
      await expect(rowOf(page, first)).toContainText("Payment Approved");
      await tabs.getByRole("link", { name: "Messages" }).click();
      await page.getByRole("button", { name: /^Read message .*Payment received/ }).click();
      await expect(page.getByRole("dialog")).toContainText(`your payment of Rs 2,500.00 for book ${first}`);
      await page.keyboard.press("Escape");
      await tabs.getByRole("link", { name: "History" }).click();
      await expect(page.getByRole("table", { name: "History" })).toContainText("Enrolled a client");
      await page.reload();
      await expect(page.getByRole("table", { name: "History" })).toContainText("Enrolled a client");

      await tabs.getByRole("link", { name: "Books" }).click();
      await page.getByRole("link", { name: `Close Account: book ${second}` }).click();
      await expect(page.getByRole("region", { name: "What will be closed" })).toContainText(customer.name);
    });
  });
}

test("days that are half a range are refused at the day that is missing", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/close_account_list");
  await page.getByRole("textbox", { name: "From" }).fill("01-04-2026");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Please select from date and to date", { exact: true })).toBeVisible();
});

test("an Employee sees on a client's page what was granted, and why the rest is not to be pressed", async ({
  page,
}) => {
  await signInAs(page, "employee");
  await page.goto("/view_client?search=customer%40example.com");
  await page.getByRole("cell").getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveAttribute(
    "title",
    "Only an Admin changes a client.",
  );
  await expect(page.getByRole("button", { name: /^Close Account: book/ }).first()).toBeDisabled();
  const tabs = page.getByRole("navigation", { name: "About this client" });
  await expect(tabs.getByRole("link")).toHaveText(["Books", "Payments", "Messages"]);
});

async function takesNoPayment(page: Page, book: string): Promise<void> {
  await page.goto(`/offline_payment?book=${book}`);
  const card = page.getByRole("region", { name: `Book ${book}` });
  await expect(card).toContainText("This book is closed. It takes no payment.");
  await expect(page.getByRole("button", { name: "Save Payment Details" })).toBeDisabled();
}

function rowOf(page: Page, book: string) {
  return page.getByRole("row", { name: new RegExp(book) }).first();
}
