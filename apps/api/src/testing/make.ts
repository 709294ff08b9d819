import type { PaymentAnswer } from "#ledger/money-operations.ts";
import type { Database } from "#platform/database/db.ts";
import type { MakePayment } from "./make-inputs.ts";
import { approvalsOf } from "./make/approvals.ts";
import { bookEndsOf } from "./make/book-ends.ts";
import { booksOf } from "./make/books.ts";
import { branchesOf } from "./make/branches.ts";
import { clientsOf } from "./make/clients.ts";
import { daysOf } from "./make/days.ts";
import { importsOf } from "./make/imports.ts";
import { paymentsOf } from "./make/payments.ts";
import { peopleOf } from "./make/people.ts";
import { schemesOf } from "./make/schemes.ts";
import { sessionsOf } from "./make/sessions.ts";
import { settingsOf } from "./make/settings.ts";

export type Make = ReturnType<typeof makeFor>;

/**
 * Makes records the way the application does (money through the ledger's functions), with the parents they
 * need. Used by tests, the demo data and the browser tests.
 */
export function makeFor(db: Database) {
  const people = peopleOf(db);
  const parts = { ...clientsOf(db, people), ...schemesOf(db), ...bookEndsOf(db) };
  // A settled book has a payment, and a payment that names no book makes one.
  const payment = (given: MakePayment): Promise<PaymentAnswer> => payments.payment(given);
  const books = booksOf(db, { ...parts, payment });
  const payments = paymentsOf(db, books);
  return {
    ...people,
    ...parts,
    ...books,
    ...payments,
    ...daysOf(db),
    ...importsOf(db, people),
    ...sessionsOf(db, people),
    ...settingsOf(db),
    ...approvalsOf(db),
    ...branchesOf(db),
  };
}
