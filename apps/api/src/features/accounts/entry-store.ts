import { journalKindCodes } from "@thangam/contracts/accounts/schemas";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryOnlyRow, queryValue, row } from "#platform/database/rows.ts";

const entry = row({
  kind: column.phraseOf(journalKindCodes),
  day: column.day,
  reference: column.text,
  amountPaise: column.paise,
});

/** One journal of the shop's own money, as people know it. */
export function entryOf(db: Reader, journalId: bigint) {
  return queryOnlyRow(db, entry)`
    select j.kind, j.business_day::text as day, coalesce(j.reason, j.id::text) as reference, l.amount as amount_paise
    from journals j join journal_lines l on l.journal_id = j.id and l.amount > 0
    where j.id = ${journalId} and j.book_id is null`;
}

/** What the books hold of a place at the bank, with all that was posted; less than nothing where more was paid out. */
export function heldAtBank(db: Reader, placeNumber: number): Promise<bigint> {
  return queryValue(db, column.id)`
    select account_balance('infinity', ${placeNumber}::smallint, account('BANK'))`;
}

/** What a place is called that is there. */
export function placeName(db: Reader, placeNumber: number): Promise<string> {
  return queryValue(
    db,
    column.text,
  )`select coalesce(branch_name(id), name) from places where id = ${placeNumber}::smallint`;
}

/**
 * How much more was debited by a payment method at the bank than was paid back by it, of all that was posted; nothing or less
 * while some of it is still to be debited.
 */
export function debitedBeyond(db: Reader, placeNumber: number, mode: string): Promise<bigint> {
  return queryValue(db, column.id)`select -paid_back_undebited(${placeNumber}::smallint, ${mode})`;
}
