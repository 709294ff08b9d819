import { journalKindCodes } from "@thangam/contracts/accounts/schemas";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import { queryOnlyRow, queryRow, queryRows, queryValue, row } from "#platform/database/rows.ts";

const bankCount = row({
  day: column.day,
  balancePaise: column.paise,
  expectedPaise: column.paise,
  differencePaise: column.paise,
  reason: column.nullable(column.text),
  countedAt: column.moment,
  countedBy: column.nullable(column.text),
});

/** The latest balance of the bank's statement that was recorded at a place. */
export async function latestBankCount(db: Reader, placeNumber: number) {
  const found = await queryRow(db, bankCount)`
    select c.business_day::text as day, c.counted_paise as balance_paise, c.expected_paise,
      c.counted_paise - c.ledger_paise as difference_paise, c.reason, c.counted_at, u.name as counted_by
    from bank_counts c left join users u on u.id = c.counted_by_id
    where c.place_id = ${placeNumber}::smallint order by c.id desc limit 1`;
  return found ?? null;
}

const chain = row({ asOf: column.id });

/** How many journals of no book a place has; undefined where there is no such place. */
export function journalsOf(db: Reader, placeNumber: number) {
  return queryRow(db, chain)`select seq as as_of from place_chains where place_id = ${placeNumber}::smallint`;
}

const unconfirmedSums = row({ unconfirmedCount: column.integer, unconfirmedPaise: column.paise });

export function sumUnconfirmed(db: Reader, placeNumber: number, today: string) {
  return queryOnlyRow(db, unconfirmedSums)`
    select count(*)::int as unconfirmed_count, coalesce(sum(amount), 0)::bigint as unconfirmed_paise
    from unconfirmed_at_bank(${placeNumber}::smallint, ${today}::date)`;
}

const unconfirmed = row({
  journalId: column.id,
  day: column.day,
  kind: column.phraseOf(journalKindCodes),
  reference: column.nullable(column.text),
  postedBy: column.nullable(column.text),
  amountPaise: column.paise,
  isOverdue: column.boolean,
});

/** What no balance of the statement has shown yet, the newest first. */
export function listUnconfirmed(db: Reader, placeNumber: number, today: string, count: number) {
  return queryRows(db, unconfirmed)`
    select f.journal_id, j.business_day::text as day, j.kind, j.reason as reference, u.name as posted_by,
      f.amount as amount_paise, f.is_overdue
    from unconfirmed_at_bank(${placeNumber}::smallint, ${today}::date) f
    join journals j on j.id = f.journal_id left join users u on u.id = j.actor_id
    order by f.journal_id desc limit ${count}`;
}

/** Returns of how many entries the Admins are told. */
export function queueUnconfirmed(db: Database, now: Date, today: string): Promise<number> {
  return queryValue(db, column.integer)`select tell_unconfirmed(${now}::timestamptz, ${today}::date)`;
}

/** Returns by how many payment methods the money came of which the Admins are told. */
export function queueUnconfirmedReceipts(db: Database, now: Date, today: string): Promise<number> {
  return queryValue(db, column.integer)`select tell_unconfirmed_receipts(${now}::timestamptz, ${today}::date)`;
}
