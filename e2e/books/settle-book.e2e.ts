import type { Browser, Locator } from "@playwright/test";
import { mailedSecret } from "../support/mail.ts";
import { choose, expect, post, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { openOwnBook } from "../support/own-book.ts";
import { asAdmin, enrol, newCustomer, takePayment } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

const openClient = async (page: Page, customer: Customer, book: string) => {
  await page.goto(`/view_client?search=${book}`);
  await page.getByRole("link", { name: customer.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeVisible();
};

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInAs(page, "admin"));

    test("a book that is paid up is settled by a bill, and its owner sees how it ended", async ({ page, browser }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "K");
      const bill = `JB-${book}`;
      await asAdmin(browser, ({ request }) =>
        post(request, "Add_monhlyOfflinePayments", { accountno: book, amounttopay: "35000" }),
      );
      await openClient(page, customer, book);
      await page.getByRole("button", { name: `Settle: book ${book}` }).click();
      const dialog = page.getByRole("dialog", { name: `Settle book ${book}` });
      await expect(dialog).toContainText("35,000.00");
      const settle = dialog.getByRole("button", { name: "Settle for good" });
      await settle.click();
      await expect(dialog.getByText("Choose what the client gets.", { exact: true })).toBeVisible();
      await expect(dialog.getByRole("combobox", { name: "The client gets" })).toBeFocused();
      await choose(page, "The client gets", "Jewellery on a bill");
      await expect(dialog).toContainText("goes on the jewellery bill, and nothing stays on the book.");
      await expect(dialog).toContainText("This is final: a settled book cannot be opened again.");
      await settle.click();
      const reference = dialog.getByRole("textbox", { name: "Number of the bill" });
      await expect(reference).toBeFocused();
      await reference.fill(bill);

      // The client has left the phone at home.
      await dialog.getByRole("radio", { name: "By signature and identity paper" }).check();
      await settle.click();
      await expect(dialog.getByText("Choose the identity paper that the client showed.")).toBeVisible();
      await choose(page, "Identity paper", "Aadhaar");
      const lastFour = dialog.getByRole("textbox", { name: "Last four characters of its number" });
      await lastFour.fill("482");
      await settle.click();
      await expect(lastFour).toHaveAccessibleDescription(/Enter the last four characters of its number, and no more\./);
      await lastFour.fill("4821");
      await settle.click();
      const remarks = dialog.getByRole("textbox", { name: "Remarks" });
      await expect(dialog.getByText("This book has not matured yet. Say why it is settled now.")).toBeVisible();
      await expect(remarks).toBeFocused();
      await remarks.fill("Paid up early for a wedding");

      // The last instalment comes in at the counter meanwhile.
      await takePayment(browser, book);
      await settle.click();
      await expect(dialog.getByRole("alert")).toContainText("What this book is worth has changed meanwhile.");
      await expect(dialog).toContainText("37,500.00");
      await expect(reference).toHaveValue(bill);
      await expect(remarks).toHaveValue("Paid up early for a wedding");
      await expect(lastFour).toHaveValue("4821");

      // And finds it in the bag.
      await sendCode(dialog, customer);
      const code = await mailedSecret(customer.email, `Your code to settle book ${book}`);
      const typed = dialog.getByRole("textbox", { name: "Code of the client" });
      await expect(typed).toBeFocused();
      await typed.fill(code === "271828" ? "271829" : "271828");
      await settle.click();
      await expect(typed).toHaveAccessibleDescription(/This code does not confirm this settlement\./);
      await expect(typed).toBeFocused();
      await typed.fill(code);
      await settle.click();
      await expect(toast(page, `Book ${book} is settled.`)).toBeVisible();

      const card = page.getByRole("article", { name: `Book ${book}` });
      await expect(card).toContainText("Settled");
      await expect(card).toContainText(`Jewellery bill ${bill}`);
      await expect(card).toContainText("Code of the client");
      await expect(card.getByRole("button", { name: `Settle: book ${book}` })).toBeDisabled();
      await seesSettledForGood(page, book, bill);

      await seesSettled(browser, { customer, book, bill, viewport });
    });

    test("the money goes back in cash, and the day's close counts it", async ({ page, browser }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "K");
      await takePayment(browser, book);
      const refunded = async () => {
        const [day] = await post<[{ figures: { paymentmode: string; refunds: string }[] }]>(
          page.request,
          "Get_Day",
          {},
        );
        return Number(day.figures.find((figure) => figure.paymentmode === "Cash")?.refunds);
      };
      const before = await refunded();
      await openClient(page, customer, book);
      await page.getByRole("button", { name: `Settle: book ${book}` }).click();
      const dialog = page.getByRole("dialog", { name: `Settle book ${book}` });
      await expect(dialog.getByRole("combobox", { name: "The client gets" })).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: /^Number of/ })).toHaveCount(0);
      await choose(page, "The client gets", "The money back");
      await choose(page, "Paid back by", "Cash");
      await expect(dialog).toContainText("2,500.00 goes back to the client by Cash, without a bonus");
      await dialog.getByRole("textbox", { name: "Remarks" }).fill("Moves to another town");
      await dialog.getByRole("radio", { name: "By signature and identity paper" }).check();
      await choose(page, "Identity paper", "Driving licence");
      await dialog.getByRole("textbox", { name: "Last four characters of its number" }).fill("77k2");
      await dialog.getByRole("button", { name: "Settle for good" }).click();
      await expect(toast(page, `Book ${book} is settled.`)).toBeVisible();
      const card = page.getByRole("article", { name: `Book ${book}` });
      await expect(card).toContainText("Refund, Cash");
      await expect(card).toContainText(`Signed hand-over: ${customer.name}, Driving licence …77K2`);
      expect(await refunded()).toBeGreaterThanOrEqual(before + 2500);
    });
  });
}

test("an Employee sees that settling is for an Admin", async ({ page, browser }) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await takePayment(browser, book);
  await signInAs(page, "employee");
  await openClient(page, customer, book);
  const settle = page.getByRole("button", { name: `Settle: book ${book}` });
  await expect(settle).toBeDisabled();
  await expect(settle).toHaveAttribute("title", "Only an Admin settles a book.");
});

interface Settled {
  customer: Customer;
  book: string;
  bill: string;
  viewport: { width: number; height: number };
}

async function seesSettled(browser: Browser, { customer, book, bill, viewport }: Settled): Promise<void> {
  const { theirs, head } = await openOwnBook(browser, { customer, book, viewport });
  await expect(head).toContainText("Settled");
  await expect(head).toContainText(`Jewellery bill ${bill}`);
  await theirs.getByRole("main").getByRole("link", { name: "Passbook" }).click();
  const lines = theirs.getByRole("table", { name: "Passbook" }).getByRole("row");
  await expect(lines.last()).toContainText("Settlement");
  await expect(lines.last()).toContainText("0.00");
  await theirs.context().close();
}

async function seesSettledForGood(page: Page, book: string, bill: string): Promise<void> {
  await page.goto(`/close_account_list?search=${book}`);
  await expect(page.getByRole("row", { name: new RegExp(book) })).toContainText(`Jewellery bill ${bill}`);
  await expect(page.getByRole("button", { name: `Approve: open book ${book} again` })).toBeDisabled();
}

async function sendCode(dialog: Locator, { mobile, email }: Customer): Promise<void> {
  await dialog.getByRole("radio", { name: "By the code that we send" }).check();
  await dialog.getByRole("button", { name: "Send the client a code" }).click();
  await expect(dialog.getByRole("status")).toContainText(`Sent to ${mobile} and ${email}`);
}
