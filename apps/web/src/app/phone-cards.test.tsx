import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

// What a row says on a phone: who or what, how much, when, in which state, and what can be done with it.
test.each([
  ["/add_daily_gold_rate", "title Date, figure Gold Rate, below Purity"],
  [
    "/approve_client",
    "title Name, more Scheme Book Number, below Scheme Name, more Duration, state Status, actions Action",
  ],
  ["/approvals", "title What, more Why, below Asked by, state Status, actions Action"],
  ["/audit_trail", "below Who, title What, more Record, actions Details"],
  ["/cheques", "title Name, below Book Number, more Cheque number, figure Amount, state Status, actions Action"],
  [
    "/close_account_list",
    "title Name, below Account number, state Status, more Closed on, more Remarks, actions Action",
  ],
  ["/customermanagement", "title Customer Name, below Mobile Number, more Email, state User Status, actions Action"],
  ["/day_book", "below Number, title What, more Debit, more Credit, figure Amount"],
  ["/dues", "title Name, below Book Number, state Days overdue, figure Amount due, actions Action"],
  ["/email-inbox", "more Written, below To, title Message, state Status, more Tries, actions Action"],
  ["/gateway_refunds", "title Name, below Book Number, figure Amount, more Reason, state Status, actions Action"],
  [
    "/gateway_settlements",
    "title Gateway settlement, below Day, more Before fees, figure Came to the bank, more Lines, more To decide",
  ],
  ["/GeneratePassword", "title Name, more Email, below Mobile Number, state User Status, actions Action"],
  ["/import_books", "title File, below Sent, more Rows, more Bad rows, more Imported, state Status"],
  ["/loyaltyPointReport", "title Customer, below Mobile Number, more Payments, figure Points"],
  [
    "/payment_exceptions",
    "title Name, below Book Number, more Payment, more Reason, figure Amount, more Noted on, actions What became of it",
  ],
  ["/reports?tab=dues", "below Book Number, title Name, more Due on, more Days overdue, figure Amount due"],
  [
    "/reports?tab=maturing",
    "below Book Number, title Name, more Matures on, more Instalments, figure Saved so far, more Gold so far",
  ],
  [
    "/settlement_lines",
    "title Transaction, below Book Number, figure By the report, more By the books, state Status, actions What became of it",
  ],
  [
    "/transactionReport?period=7",
    "below Book Number, title Name, more Transaction ID, figure Paid Amount, state Status",
  ],
  ["/transaction_list", "title Name, below Saving Book Number, figure Paid Amount, state Status, actions Action"],
  ["/user_list", "title Name, more Email, below User Type, state Status, actions Action"],
  ["/view_client", "title Name, below Mobile Number, more Books, actions Action"],
])("on a phone a row of %s says %s", async (path, said) => {
  await openPortal(path, {});
  const row = await waitFor(() => {
    const cell = document.querySelector(".two-lines td[data-on-phone]");
    if (cell === null) throw new Error("No row yet.");
    return cell.closest("tr");
  });
  const cells = Array.from(row?.querySelectorAll<HTMLElement>("td[data-on-phone]") ?? []);
  expect(cells.map(({ dataset }) => `${dataset["onPhone"]} ${dataset["label"]}`).join(", ")).toBe(said);
});
