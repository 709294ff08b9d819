import { expect, signInAs, test, toast, unique } from "../support/portal.ts";
import { enrol, newCustomer, startPayment, takePayment } from "../support/shop.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

test("the keyboard alone takes one payment after the other", async ({ page, browser }) => {
  const customer = newCustomer();
  const [first = "", second = ""] = await enrol(browser, customer, "K", "GF");
  await page.goto("/offline_payment");
  const number = page.getByRole("combobox", { name: "Book Number" });
  await expect(number).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter Account Number", { exact: true })).toBeVisible();

  await page.keyboard.type(first.toLowerCase());
  // This Enter comes before anyone could have seen whose book it is.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: `Book ${first}` })).toContainText(customer.name);
  await expect(page.getByRole("region", { name: "Last receipt" })).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.keyboard.type("5,000");
  await expect(page.getByRole("region", { name: `Book ${first}` })).toContainText("Instalments 1 to 2");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Payment Completed.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Last receipt" })).toContainText("5,000.00");
  await expect(number).toBeFocused();

  await page.keyboard.type(second);
  await expect(page.getByRole("region", { name: `Book ${second}` })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Last receipt" })).toContainText(second);
});

test("a book is found by its owner's name", async ({ page, browser }) => {
  const customer = newCustomer("Poongodi Elango");
  const [book = ""] = await enrol(browser, customer, "K");
  await page.goto("/offline_payment");
  await page.getByRole("combobox", { name: "Book Number" }).fill(customer.name);
  await page.getByRole("option", { name: new RegExp(book) }).click();
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(customer.mobile);
});

test("Enter takes the first book that fits a name, the end of a mobile number or digits, and leads to the amount", async ({
  page,
  browser,
}) => {
  const customer = newCustomer("Vennila Kannagi");
  const [book = ""] = await enrol(browser, customer, "K");
  await page.goto("/offline_payment");
  const number = page.getByRole("combobox", { name: "Book Number" });
  for (const typed of [
    "kannagi vennila",
    customer.mobile.slice(-7),
    `+91 ${customer.mobile}`,
    book.replace(/^K/, "k-"),
  ]) {
    await number.fill("");
    // Nothing is waited for between the last letter and Enter.
    await number.pressSequentially(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(customer.name);
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  }
});

test("money that waits online is named, and more is taken after a question alone", async ({ page, browser }) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await startPayment(browser, book);
  await page.goto(`/offline_payment?book=${book}`);
  const card = page.getByRole("region", { name: `Book ${book}` });
  await expect(card).toContainText("It is not known yet whether it was paid.");
  const save = page.getByRole("button", { name: "Save Payment Details" });
  await save.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Take this payment as well?");
  await question.getByRole("button", { name: "No" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("region", { name: "Last receipt" })).toBeHidden();
  await save.click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("region", { name: "Last receipt" })).toContainText(book);
});

test("an amount that cannot be paid is said before it is saved, and refused when it is", async ({ page, browser }) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await page.goto(`/offline_payment?book=${book}`);
  await page.getByRole("textbox", { name: "Amount" }).fill("999");
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(
    "This amount cannot be paid on the book.",
  );
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toHaveAccessibleDescription(/This amount cannot be paid/);
  await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("999.00");
});

test("a number no book has is said at the field", async ({ page }) => {
  await page.goto("/offline_payment?book=E99999999");
  await expect(page.getByText("There is no book with this number.")).toBeVisible();
});

test("the mode stays for the next person, and a transfer keeps its number", async ({ page, browser }) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  const transfer = `UTR${unique()}`;
  await page.goto(`/offline_payment?book=${book}`);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toBeVisible();
  await page.getByRole("radio", { name: "UPI" }).check();
  await page.getByRole("textbox", { name: "UPI transaction number" }).fill(transfer);
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(page.getByRole("region", { name: "Last receipt" })).toContainText(`UPI, ${transfer}`);
  await expect(page.getByRole("radio", { name: "UPI" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "UPI transaction number" })).toHaveValue("");
});

test("only the receipt is put on paper, on a roll no longer than it is, and a mistake is corrected at once", async ({
  page,
  browser,
}) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await page.goto(`/offline_payment?book=${book}`);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toBeVisible();
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(page.getByRole("button", { name: "Print receipt" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print receipt" })).toBeHidden();
  await expect(page.locator("body")).toContainText("Received as an advance, not a tax invoice.");
  await expect(page.getByText(book, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: null });
  await page.getByRole("combobox", { name: "Paper" }).selectOption("80 mm");
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/MediaBox \[0 0 \d+/g);
  // 80 mm are 226.8 points.
  expect(pages).toEqual(["MediaBox [0 0 227"]);
  await page.getByRole("button", { name: "Wrong? Correct it" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct a payment" });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Taken for another person");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Payment has been successfully refunded")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("the message of a paid instalment is sent again", async ({ page, browser }) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await takePayment(browser, book);
  await page.goto("/offline_acknowledgement");
  const send = page.getByRole("button", { name: "Send Acknowledgement" });
  await send.click();
  await expect(page.getByText("Enter Account Number", { exact: true })).toBeVisible();
  await expect(page.getByText("Enter Your Installment Number", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Book Number" }).fill(book);
  await page.getByRole("textbox", { name: "Installment" }).fill("2");
  await send.click();
  await expect(page.getByText("This instalment is not paid yet.", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Installment" }).fill("1");
  await send.click();
  await expect(toast(page, "Acknowledgment Successfully sent.")).toBeVisible();
});

test("a fault shows the handbook's sentence", async ({ page }) => {
  await page.route("**/api/Mailer", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.goto("/offline_acknowledgement");
  await page.getByRole("combobox", { name: "Book Number" }).fill("E1001");
  await page.getByRole("textbox", { name: "Installment" }).fill("1");
  await page.getByRole("button", { name: "Send Acknowledgement" }).click();
  await expect(toast(page, "Something went wrong, try again later.")).toBeVisible();
});
