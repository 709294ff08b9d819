import { bookById } from "#features/books/book-store.ts";
import { olderQuoteOf } from "#features/books/quotes/quote-of-book.ts";
import { settlementsAfter } from "./settlement-store.ts";
import type { SettlementRow } from "./settlement-store.ts";
import type { Database } from "#platform/database/db.ts";

const settlementsAtOnce = 200;

/**
 * Reckons every settlement anew by the rules of its book's scheme version and by what was paid when, and names each that
 * gave something else. What a settlement rests on does not change after it.
 */
export async function checkSettlements(db: Database): Promise<string[]> {
  const findings: string[] = [];
  let last = 0n;
  for (;;) {
    const rows = await settlementsAfter(db, last, settlementsAtOnce);
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return findings;
    for (const row of rows) {
      const finding = await faultOf(db, row);
      if (finding !== null) findings.push(finding);
    }
    last = lastRow.bookId;
  }
}

async function faultOf(db: Database, row: SettlementRow): Promise<string | null> {
  const book = await bookById(db, row.bookId);
  if (book === undefined) return `The settlement of book ${row.bookId} has no book.`;
  const day = row.businessDay;
  const asItWas = { ...book, paidTotalPaise: row.savedPaise, weightTotalMg: row.savedMg };
  const { today: owed } = await olderQuoteOf(db, asItWas, day);
  const isRefund = row.method === "refund";
  const promised = [
    isRefund ? 0n : owed.bonusPaise,
    isRefund ? 0n : owed.bonusMg,
    owed.maturesOn,
    owed.instalmentsPaid,
    isRefund ? null : (owed.makingChargeWaiver?.percent ?? null),
    isRefund ? null : (owed.makingChargeWaiver?.capPaise ?? null),
  ];
  const given = [
    row.bonusPaise,
    row.bonusMg,
    row.maturesOn,
    row.instalmentsPaid,
    row.waiverPercent,
    row.waiverCapPaise,
  ];
  if (promised.every((value, at) => value === given[at])) return null;
  return `Book ${book.number} was settled on ${day} with other benefits than its scheme gives.`;
}
