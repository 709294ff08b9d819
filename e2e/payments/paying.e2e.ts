import { payButton } from "../support/payments.ts";
import { arrive, choose, expect, post, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer, signInAgain, signInCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 390, height: 844 } });

/** A new customer with one book, signed in on a phone. */
async function customerWithBook(page: Page, customer = newCustomer()): Promise<string> {
  const [book = ""] = await enrol(page.context().browser()!, customer, "K");
  await signInCustomer(page, customer);
  return book;
}

/** From the dashboard to the gateway's own page. */
async function goToPayment(page: Page, book: string, instalments = "1 instalment"): Promise<void> {
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
  await choose(page, "Instalments to pay", instalments);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox\/sbo_/);
  await expect(page.getByText("This is a test page. No money moves")).toBeVisible();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

async function historyShows(page: Page, ...texts: string[]): Promise<void> {
  const row = page.getByRole("table", { name: "Payment History" }).getByRole("row").nth(1);
  for (const text of texts) await expect(row).toContainText(text);
}

test("an Admin lets verified payments be credited without staff", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/settings");
  const save = page.getByRole("button", { name: "Save Settings" });
  await expect(save).toBeDisabled();
  await page.getByRole("checkbox", { name: "Acknowledge verified payments automatically" }).check();
  await save.click();
  await expect(toast(page, "The settings are saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Acknowledge verified payments" })).toBeChecked();
  await expect(page.getByText(/Last changed on .+ by /)).toBeVisible();
});

/** Who paid on a phone whose battery ended on the way back, and their book. */
let cutOff: { customer: Customer; book: string };

test("paid, with no webhook and no return of the customer: the payment waits", async ({ page }) => {
  const customer = newCustomer();
  const book = await customerWithBook(page, customer);
  cutOff = { customer, book };
  await goToPayment(page, book);
  await choose(page, "The shop is told", "never");
  // The bank has the payment, and the way back is cut, as with a phone whose battery ends.
  let isPressed = false;
  await page.route("**/checkout/sandbox/sbo_*", async (route) => {
    await route.fetch({ maxRedirects: 0 });
    isPressed = true;
    await route.abort();
  });
  await page.getByRole("button", { name: "The payment succeeds" }).click();
  await expect.poll(() => isPressed).toBe(true);
  // The browser may still be on its way to its own page about the cut line.
  await expect(() => arrive(page, "/dashboard")).toPass();
  await page.getByRole("link", { name: `Chit Details of book ${book}` }).click();
  await historyShows(page, "Pending");
});

test("success: two instalments are paid, credited with a receipt, and in the history of the book", async ({ page }) => {
  const book = await customerWithBook(page);
  await goToPayment(page, book, "2 instalments");
  await expect(page.getByText("₹5,000.00")).toBeVisible();
  await expect(page.getByText(book)).toBeVisible();
  await page.getByRole("button", { name: "The payment succeeds" }).click();
  await expect(page).toHaveURL(/\/paymentsuccessfull\?payment=\d+$/);
  await expect(heading(page, "Payment Completed.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/T\d{4}-\d{7}/);
  await expect(page.getByRole("main")).toContainText("1 to 2");
  await page.getByRole("link", { name: "See the book" }).click();
  await expect(page).toHaveURL(/\/viewchitdetails\/\d+$/);
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText("15 instalments");
  await historyShows(page, "Payment Approved", "1 to 2", "5,000.00", "Online");
  await expect(page.getByRole("table", { name: "Chit Details" })).toContainText("3");
});

test("failure: nothing is credited, the reason is shown, and paying again begins at once", async ({ page }) => {
  const book = await customerWithBook(page);
  await goToPayment(page, book);
  await page.getByRole("button", { name: "The payment fails" }).click();
  await expect(page).toHaveURL(/\/paymentfail\?payment=\d+$/);
  await expect(heading(page, "The payment did not succeed")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Declined by the test bank");
  await page.getByRole("link", { name: "Pay again" }).click();
  await expect(page.getByRole("checkbox", { name: new RegExp(book) })).toBeChecked();
  await expect(payButton(page)).toBeEnabled();
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Chit Details of book ${book}` }).click();
  await historyShows(page, "Failed");
});

test("a slow bank: being confirmed, and then completed without anybody pressing anything", async ({ page }) => {
  const book = await customerWithBook(page);
  await goToPayment(page, book);
  await choose(page, "The shop is told", "twice");
  await page.getByRole("button", { name: "The bank is slow" }).click();
  await expect(heading(page, "The payment is being confirmed")).toBeVisible();
  await expect(heading(page, "Payment Completed.")).toBeVisible({ timeout: 240_000 });
  await expect(page.getByRole("main")).toContainText(/T\d{4}-\d{7}/);
});

test("going back without paying: the failure page says so, and nothing was credited", async ({ page }) => {
  const book = await customerWithBook(page);
  await goToPayment(page, book);
  await page.getByRole("link", { name: "Go back without paying" }).click();
  await expect(heading(page, "The payment did not succeed")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Given up before paying");
});

test("abandoned: the payment waits, and the next one is started only after a warning", async ({ page }) => {
  const book = await customerWithBook(page);
  await goToPayment(page, book);
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
  await payButton(page).click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText(
    /You have attempted payment on \d\d-\d\d-\d{4}, \d\d:\d\d\. Are you sure you want to make another payment\?/,
  );
  await warning.getByRole("button", { name: "No" }).click();
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Chit Details of book ${book}` }).click();
  await historyShows(page, "Pending");
});

test("when the shop cannot be asked, the page says so and goes on showing what is known", async ({ page, browser }) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await signInCustomer(page, customer);
  const [started] = await post<{ Transactionid: string }[]>(page.request, "Add_Transaction", { accountno: book });
  await page.route("**/api/PaymentSuccess", (route) => route.abort());
  await page.goto(`/paymentsuccessfull?payment=${started?.Transactionid}`);
  await expect(toast(page, "Error processing data")).toBeVisible();
  await expect(heading(page, "The payment is being confirmed")).toBeVisible();
});

test("a payment of somebody else is as if it were not there", async ({ page, browser }) => {
  const others = await asAdmin(browser, async (admin) => {
    const response = await admin.request.get("/api/Get_TransactionList?status=Pending&pageSize=1");
    const { data } = await response.json();
    return String(data[0].fld_id);
  });
  await customerWithBook(page);
  await page.goto(`/paymentsuccessfull?payment=${others}`);
  await expect(page.getByRole("alert")).toContainText("There is no such payment.");
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

// The shop asks about what is a minute old, which the tests between have used.
test("paid, with no webhook and no return of the customer: the shop asks by itself and credits it", async ({
  page,
}) => {
  await signInAgain(page, cutOff.customer);
  await arrive(page, "/dashboard");
  await page.getByRole("link", { name: `Chit Details of book ${cutOff.book}` }).click();
  await expect(async () => {
    await page.reload();
    await historyShows(page, "Payment Approved");
  }).toPass({ timeout: 240_000, intervals: [1_000] });
});
