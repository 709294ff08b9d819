import { operations } from "@thangam/contracts";
import { paymentModes } from "@thangam/contracts/values/payments";
import { journalKinds } from "@thangam/contracts/receipts/schemas";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { settlementView } from "#features/books/index.ts";
import { query } from "#kernel/handler.ts";
import type { Actor } from "#kernel/handler.ts";
import { bounds } from "#kernel/page.ts";
import type { Refuse } from "#kernel/refusal.ts";
import type { Database } from "#platform/database/db.ts";
import { word } from "#platform/word.ts";
import { passbookPaper } from "./passbook-paper.ts";
import { passbookEntries, passbookOf } from "./passbook-store.ts";
import type { PassbookEntryRow, PassbookRow } from "./passbook-store.ts";

export const getPassbook = query(operations.getPassbook, async ({ actor, input, db, refuse }) => {
  const book = await passbookFor(actor, input.bookNumber, db, refuse);
  const { limit, offset } = bounds(input);
  const entries = await passbookEntries(db, book.id, { limit, offset });
  return {
    bookId: book.id,
    bookNumber: book.number,
    clientName: book.client_name,
    schemeName: book.scheme_name,
    bookAmountPaise: paise(book.amount_paise),
    instalments: book.instalments,
    savesGold: book.accrual === "weight",
    status: book.status,
    openedOn: businessDayOf(book.opened_on),
    paidTotalPaise: paise(book.paid_paise),
    weightTotalMg: milligrams(book.weight_mg),
    instalmentsPaid: book.instalments_paid,
    settlement: settlementView(book),
    entries: entries.map(entryView),
    page: { number: offset / limit + 1, size: limit, total: book.entries },
  };
});

export const printPassbook = query(operations.printPassbook, async ({ actor, input, db, services, now, refuse }) => {
  const book = await passbookFor(actor, input.bookNumber, db, refuse);
  const entries = await passbookEntries(db, book.id, { limit: book.entries, offset: 0 });
  const paper = passbookPaper(book, entries, { language: input.language, now, timeZone: services.timeZone });
  return {
    name: `passbook-${book.number}.pdf`,
    format: "pdf" as const,
    content: await services.pdf.render("table", paper, now),
  };
});

/** A customer's own books alone; another's is as if it were not there. */
async function passbookFor(
  actor: Actor,
  bookNumber: string,
  db: Database,
  refuse: Refuse<"book_not_found">,
): Promise<PassbookRow> {
  const book = await passbookOf(db, bookNumber);
  if (book === undefined) throw refuse("book_not_found");
  if (actor.role === "Customer" && book.user_id !== actor.userId) throw refuse("book_not_found");
  return book;
}

function entryView(row: PassbookEntryRow) {
  return {
    number: row.number,
    kind: word(row.kind, journalKinds),
    day: businessDayOf(row.business_day),
    paymentId: row.payment_id,
    receiptNumber: row.receipt_number,
    mode: row.mode === null ? null : word(row.mode, paymentModes),
    instalmentNumber: row.instalment_number,
    instalmentCount: row.instalment_count,
    amountPaise: paise(row.paise),
    weightMg: milligrams(row.mg),
    paidTotalPaise: paise(row.paid_total_paise),
    weightTotalMg: milligrams(row.weight_total_mg),
  };
}
