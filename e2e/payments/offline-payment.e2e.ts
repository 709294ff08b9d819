import { demoPassword, emailOf, expect, logIn, signInAs, test, toast } from "../support/portal.ts";
import { enrol, newCustomer, takePayment } from "../support/shop.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

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

test("a payment that was typed when the session ended is there again, and is saved once its book is seen", async ({
  page,
  browser,
}) => {
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await page.goto("/offline_payment");
  await page.getByRole("combobox", { name: "Book Number" }).fill(book);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toBeVisible();
  await page.getByRole("radio", { name: "UPI" }).check();
  await page.getByRole("textbox", { name: "UPI transaction number" }).fill(`UPI${book}`);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await logIn(page, emailOf("admin"), demoPassword);
  await expect(page).toHaveURL("/offline_payment");
  await expect(page.getByRole("region", { name: `Book ${book}` })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "UPI transaction number" })).toHaveValue(`UPI${book}`);
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(page.getByRole("button", { name: "Print receipt" })).toBeVisible();
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
