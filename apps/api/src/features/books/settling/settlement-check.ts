import { bookById } from "#features/books/book-store.ts";
import { quoteOfBook } from "#features/books/quotes/quote-of-book.ts";
import { settlementsAfter } from "./settlement-store.ts";
import type { SettlementRow } from "./settlement-store.ts";
import type { Database } from "#platform/database/db.ts";
import { businessDayOf } from "@thangam/contracts/values/time";

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
    last = lastRow.book_id;
  }
}

async function faultOf(db: Database, row: SettlementRow): Promise<string | null> {
  const book = await bookById(db, row.book_id);
  if (book === undefined) return `The settlement of book ${row.book_id} has no book.`;
  const day = businessDayOf(row.business_day);
  const asItWas = { ...book, paid_paise: row.saved_paise, weight_mg: row.saved_mg };
  const { today: owed } = await quoteOfBook(db, asItWas, day);
  const isRefund = row.way === "Refund";
  const promised = [
    isRefund ? 0n : owed.bonusPaise,
    isRefund ? 0n : owed.bonusMg,
    owed.maturesOn,
    owed.instalmentsPaid,
    isRefund ? null : (owed.makingChargeWaiver?.percent ?? null),
    isRefund ? null : (owed.makingChargeWaiver?.capPaise ?? null),
  ];
  const given = [
    row.bonus_paise,
    row.bonus_mg,
    row.matures_on,
    row.instalments_paid,
    row.waiver_percent,
    row.waiver_cap_paise,
  ];
  if (promised.every((value, at) => value === given[at])) return null;
  return `Book ${book.number} was settled on ${day} with other benefits than its scheme gives.`;
}
