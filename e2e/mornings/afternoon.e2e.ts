import { keyboardOnly, openScreen } from "../support/keyboard.ts";
import type { Keyboard } from "../support/keyboard.ts";
import { showsPaid } from "../support/payments.ts";
import { arrive, expect, post, signInAs, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer } from "../support/shop.ts";

interface Hands {
  page: Page;
  keys: Keyboard;
  book: string;
}

test("an owner's afternoon by keyboard alone: a cheque clears, another bounces, and a view of a list is kept", async ({
  page,
  browser,
}) => {
  const keys = await keyboardOnly(page);
  const [book = ""] = await enrol(browser, newCustomer("Kuyili Maran"), "GH");
  const [paid, unpaid] = [`71${unique()}`, `72${unique()}`];
  await asAdmin(browser, async ({ request }) => {
    for (const cheque of [paid, unpaid])
      await post(request, "Add_monhlyOfflinePayments", {
        accountno: book,
        paymentmode: "Cheque",
        transactionNumber: cheque,
      });
  });
  await signInAs(page, "admin");
  const hands: Hands = { page, keys, book };
  await arrive(page, "/admin_dashboard");
  await test.step("the bank has paid the one", () => clear(hands, paid));
  await test.step("and not the other, which takes its payment back", () => bounce(hands, unpaid));
  await test.step("a view of the list of transactions is kept, found again and thrown away", () => keepView(hands));
  expect(keys.others()).toEqual([]);
  await showsPaid(page, book, "1 of 11");
});

const cheques = (page: Page) => page.getByRole("table", { name: "Cheques" });

async function clear({ page, keys, book }: Hands, cheque: string): Promise<void> {
  await openScreen(page, keys, "cheques", /\/cheques$/);
  await keys.fill(page.getByRole("searchbox", { name: "Search cheques" }), book);
  await expect(cheques(page).getByRole("row")).toHaveCount(3);
  await keys.use(cheques(page).getByRole("button", { name: `Paid by the bank: cheque ${cheque}` }));
  const dialog = page.getByRole("dialog", { name: "Paid by the bank" });
  await keys.fill(dialog.getByRole("textbox", { name: "Reference on the statement" }), `CHQ ${cheque}`);
  await keys.press("Enter");
  await expect(toast(page, "The cheque is cleared.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cheques(page).getByRole("row").filter({ hasText: cheque })).toContainText("Cleared");
}

async function bounce({ page, keys }: Hands, cheque: string): Promise<void> {
  await keys.use(cheques(page).getByRole("button", { name: `Bounced: cheque ${cheque}` }));
  const dialog = page.getByRole("dialog", { name: "The cheque bounced" });
  const reason = dialog.getByRole("textbox", { name: "What the bank says" });
  await expect(reason).toBeFocused();
  await keys.press("Enter");
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await keys.type("Signature differs");
  await keys.press("Enter");
  await expect(toast(page, "The cheque is noted as bounced, and the client is told.")).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = cheques(page).getByRole("row").filter({ hasText: cheque });
  await expect(row).toContainText("Signature differs");
  await expect(row.getByRole("button")).toHaveCount(0);
}

async function keepView({ page, keys, book }: Hands): Promise<void> {
  const name = `Seen ${unique()}`;
  await openScreen(page, keys, "transactions", /\/transaction_list$/);
  await keys.fill(page.getByRole("searchbox", { name: "Search transactions" }), book);
  await expect(page).toHaveURL(new RegExp(book));
  const views = page.getByRole("navigation", { name: "Views" });
  await keys.use(views.getByRole("button", { name: "Save view" }), { by: "Shift+Tab" });
  const dialog = page.getByRole("dialog", { name: "Save view" });
  await expect(dialog.getByRole("textbox", { name: "Name of the view" })).toBeFocused();
  await keys.type(name);
  await keys.press("Enter");
  await expect(views.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await keys.use(views.getByRole("link", { name: "All" }), { by: "Shift+Tab" });
  await expect(page).toHaveURL(/\/transaction_list$/);
  await page.reload();
  await keys.use(views.getByRole("link", { name }));
  const table = page.getByRole("table", { name: "Transactions" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table).toContainText("Refunded");
  await keys.use(views.getByRole("button", { name: `Delete the view ${name}` }));
  await expect(views.getByRole("link", { name })).toBeHidden();
}
