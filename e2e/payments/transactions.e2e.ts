import { choose, expect, post, rowAction, signInAs, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer, startPayment, takePayment } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

test("a pending payment is failed after a question that names it", async ({ page, browser }) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await startPayment(browser, book);
  await page.goto(`/transaction_list?search=${book}`);
  await rowAction(page, /^Failed/);
  const question = page.getByRole("alertdialog", { name: "Confirm to Failed" });
  await expect(question).toContainText("Are you sure you want to cancel this payment.");
  await expect(question).toContainText(customer.name);
  await question.getByRole("button", { name: "No" }).click();
  await expect(row(page, book)).toContainText("Pending");
  await rowAction(page, /^Failed/);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Payment is Failed.")).toBeVisible();
  await expect(row(page, book)).toContainText("Failed");
  await expect(page.getByRole("button", { name: /^Failed/ })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Send acknowledgement/ })).toBeDisabled();
});

test("an acknowledgement without its number, instalment or weight is refused in the handbook's words", async ({
  page,
  browser,
}) => {
  const [book = ""] = await enrol(browser, newCustomer(), "GH");
  await startPayment(browser, book);
  await page.goto(`/transaction_list?search=${book}`);
  await rowAction(page, /^Send acknowledgement/);
  const dialog = page.getByRole("dialog", { name: "Send Acknowledgement" });
  const weight = dialog.getByRole("textbox", { name: "Weight in grams" });
  await expect(weight).toHaveValue(/^\d\.\d{3}$/);
  await weight.fill("");
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  await expect(dialog.getByText("Please Enter Payment Transaction Number.", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Please Enter the weight.", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Payment Transaction Number" })).toBeFocused();
  await weight.fill("0.1234");
  await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`TX${unique()}`);
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  await expect(dialog.getByText("Please Enter the weight.", { exact: true })).toBeVisible();
  await weight.fill("0.123");
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  const reason = dialog.getByRole("textbox", { name: "Reason for another weight" });
  await expect(dialog.getByText("The weight differs from the computed one. Say why.")).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill("The rate of the day before was promised");
  // An instalment beyond the next one leaves earlier ones open: the dialog says which, and asks.
  await choose(page, "Installment No.", "3");
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  const question = page.getByRole("alertdialog", { name: "Earlier instalments stay open" });
  await expect(question).toContainText("still open: 1 to 2");
  await question.getByRole("button", { name: "Credit it all the same" }).click();
  await expect(toast(page, "Acknowledgment Successfully sent.")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("0.123\u00a0g");
});

test("an acknowledgement wants its instalment when the book was paid up meanwhile", async ({ page, browser }) => {
  const [book] = [`K${unique()}`];
  const scheme = { accountno: book, chitschema: "Thanga Mazhai", chitamount: "2500", duration: 15, user: "Existing" };
  await asAdmin(browser, (admin) =>
    post(admin.request, "Enrol_Client", { ...newCustomer(), schemes: [{ ...scheme, paidmonths: 14 }] }),
  );
  await startPayment(browser, book);
  await takePayment(browser, book);
  await page.goto(`/transaction_list?search=${book}&status=Pending`);
  await rowAction(page, /^Send acknowledgement/);
  const dialog = page.getByRole("dialog", { name: "Send Acknowledgement" });
  await dialog.getByRole("textbox", { name: "Payment Transaction Number" }).fill(`TX${unique()}`);
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  await expect(dialog.getByText("Please Enter Installment No.", { exact: true })).toBeVisible();
  await choose(page, "Installment No.", "15");
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  // Credited once already: nothing is credited twice, whatever is chosen.
  await expect(toast(page, "All instalments of this book are paid.")).toBeVisible();
});

for (const { where: name, viewport } of usuallyAtADesk)
  test(`a refund says what it takes back, wants a reason, asks, and takes it back, ${name}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const [book = ""] = await enrol(browser, newCustomer(), "K");
    await takePayment(browser, book);
    await page.goto(`/transaction_list?search=${book}`);
    await rowAction(page, /^Send acknowledgement/);
    const refund = page.getByRole("checkbox", { name: "Refund this payment" });
    await expect(refund).toHaveAccessibleDescription(new RegExp(`2,500\\.00 .*instalment 1, .*${book}`));
    await refund.check();
    await choose(page, "Paid back by", "UPI");
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(page.getByText("Say why the payment is refunded.", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Reason" }).fill("Meant for another book");
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Confirm to Refund" });
    await expect(question).toContainText(new RegExp(`2,500\\.00 · ${book} · .* · Receipt T`));
    await expect(question).toContainText("UPI");
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Payment has been successfully refunded")).toBeVisible();
    await expect(row(page, book)).toContainText("Refunded");
  });

test("search, filter, sort and page are in the address, so that Back and a link keep them", async ({ page }) => {
  await page.goto("/transaction_list");
  const table = page.getByRole("table", { name: "Transactions" });
  await expect(table.getByRole("row")).toHaveCount(51);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(table.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("51");
  await page.getByRole("button", { name: "Paid Amount" }).click();
  await expect(page).toHaveURL(/\?sort=amount$/);
  await expect(page.getByRole("columnheader", { name: "Paid Amount" })).toHaveAttribute("aria-sort", "ascending");
  await choose(page, "Status", "Failed");
  await expect(page).toHaveURL(/status=Failed/);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("Failed");
  await choose(page, "Payment Mode", "Online");
  await expect(page).toHaveURL(/mode=Online/);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page).not.toHaveURL(/mode=|status=/);
  await page.getByRole("button", { name: "Paid", exact: true }).click();
  const days = page.getByRole("dialog", { name: "Paid" });
  await days.getByRole("button", { name: "This month" }).click();
  await expect(page).toHaveURL(/days=month/);
  await page.getByRole("button", { name: /^Paid \d/ }).click();
  // Two days of the calendar, whose months are turned: the last day of the first month is there whatever it is.
  await days.getByRole("button", { name: "Previous month" }).click();
  await days.getByRole("gridcell").getByRole("button", { name: /\b5\b/ }).first().click();
  await days
    .getByRole("gridcell")
    .getByRole("button", { name: /\b12\b/ })
    .first()
    .click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-05&to=\d{4}-\d\d-12/);
  await page.goto("/transaction_list?book=not+a+book");
  await expect(page.getByText("Enter Correct Book Number", { exact: true })).toBeVisible();
  await page.goto("/transaction_list?book=ZZ99999");
  await expect(page.getByText("No payment fits.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Take away the filter: Book Number" }).click();
  await expect(page).toHaveURL(/transaction_list$/);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search transactions" })).toBeFocused();
  await page.keyboard.type("no such person anywhere");
  await expect(page.getByText("No payment fits.", { exact: false })).toBeVisible();
});

function row(page: Page, book: string) {
  return page.getByRole("row", { name: new RegExp(book) });
}
