import { accountCodes } from "@thangam/contracts/accounts/schemas";
import type { AccountPhrase } from "@thangam/contracts/accounts/schemas";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, queryValue, queryValues, row } from "#platform/database/rows.ts";
import type { Left } from "./leftover-of.ts";

/** Whose receipts name a number that the line of the statement may hold: those of transfers. */
export const clearings = [
  { account: accountCodes.phraseOf("UPI_CLEARING"), mode: "upi", phrase: "UPI" },
  { account: accountCodes.phraseOf("BANK_TRANSFERS"), mode: "bank", phrase: "Bank" },
] as const;
export type Clearing = (typeof clearings)[number] & { placeId: number };

const bankReceipt = row({
  id: column.id,
  day: column.day,
  paise: column.paise,
  isPaidBack: column.boolean,
  numbers: column.listOf(column.text),
});

/** What customers paid into a clearing account lately, in its order. A payment that was moved is as old as it was. */
export function bankReceipts(db: Reader, { placeId, account }: Clearing, since: string) {
  return queryRows(db, bankReceipt)`
    select p.id, r.day::text as day, r.paise, exists (
        select from journal_lines b
        where b.reverses_id = r.journal_id and b.account = ${codeOf(account)} and b.amount > 0) as is_paid_back,
      array_remove(number_probes(p.transaction_number) || ('#' || transaction_number_key(p.transaction_number)), null) as numbers
    from (
      select l.journal_id, l.payment_id, -l.amount as paise,
        case when m.corrects_id is null then l.business_day else m.business_day end as day
      from journal_lines l join payments m on m.id = l.payment_id
      where l.kind = 'Receipt' and l.account = ${codeOf(account)} and l.amount < 0 and l.place_id = ${placeId}::smallint
        and l.business_day >= ${since}::date
        and not exists (select from payments c where c.corrects_id = l.payment_id)) r
    join payments p on p.id = r.payment_id
    where r.day >= ${since}::date
    order by r.day, r.journal_id`;
}

const creditLine = row({
  day: column.day,
  fromDay: column.day,
  paise: column.paise,
  numbers: column.listOf(column.text),
});

/** The credits of the bank's statement for it, in their order, but those that were taken back. */
export function creditLines(db: Reader, { placeId, account }: Clearing, since: string) {
  return queryRows(db, creditLine)`
    select l.business_day::text as day, bank_day_before(l.business_day, setting_count('bank_days'))::text as from_day,
      l.amount as paise, array_remove(number_parts(array[l.reason]) || ('#' || transaction_number_key(l.reason)), null) as numbers
    from journal_lines l
    where l.kind = 'BankCredit' and l.account = ${codeOf(account)} and l.amount > 0 and l.place_id = ${placeId}::smallint
      and l.business_day >= ${since}::date
      and not exists (select from journals c where c.reverses_id = l.journal_id)
    order by l.business_day, l.journal_id`;
}

const held = row({
  heldPaise: column.paise,
  readSince: column.day,
  listedSince: column.day,
  onTheWaySince: column.day,
  days: column.listOf(column.day),
  bankDays: column.listOf(column.day),
  patience: column.integer,
  leftThenPaise: column.paise,
});

/** Nobody explains or notes what is left over at the same time. */
export async function lockLeftovers(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select lock_leftovers()`;
}

/**
 * What a clearing account holds, without what was debited beyond what was paid back, which are fees; and the days that count. Everything
 * is read since some days before that on which what is left over now was first so.
 */
export function heldInClearing(db: Reader, { placeId, account, mode }: Clearing, today: string) {
  return queryOnlyRow(db, held)`
    select account_balance('infinity', ${placeId}::smallint, account(${codeOf(account)}))
        + least(0, paid_back_undebited(${placeId}::smallint, ${mode})) as held_paise,
      read_since::text,
      -- Whatever brought what came since is read.
      (read_since + 2 * patience + 3)::text as listed_since, overdue_at_bank(${today}::date)::text as on_the_way_since,
      days, bank_days, patience::int, coalesce((
        select l.leftover_paise - l.slower_paise from receipt_leftovers l
        where (l.place_id, l.account_id) = (${placeId}::smallint, account(${codeOf(account)})) and l.day <= bank_days[patience + 1]::date
        order by l.day desc limit 1), 0) as left_then_paise
    from (select setting_count('bank_days')::int as patience,
        least(${today}::date, leftover_since(${placeId}::smallint, account(${codeOf(account)}))) - leftover_days() as read_since) of
    cross join lateral (
      select array_agg(to_char(d, 'YYYY-MM-DD') order by d) as days,
        array_agg(to_char(d, 'YYYY-MM-DD') order by d) filter (where is_bank_day(d::date)) as bank_days
      from generate_series(read_since, ${today}::date, interval '1 day') d) calendar`;
}

export function placeIds(db: Reader): Promise<number[]> {
  return queryValues(db, column.integer)`select id::int from places order by id`;
}

/** Notes what is left over, and returns how much of it the Admins are told of. */
export function noteLeftover(
  db: Database,
  { placeId, account }: Clearing,
  { now, today, paise, slowerPaise }: Left & { now: Date; today: string },
): Promise<bigint> {
  return queryValue(db, column.id)`
    select note_leftover(${now}::timestamptz, ${today}::date, ${placeId}::smallint, account(${codeOf(account)}), ${paise}::bigint,
      ${slowerPaise}::bigint)`;
}

const toldLeftover = row({
  placeId: column.integer,
  account: column.phraseOf(accountCodes),
  day: column.day,
  leftPaise: column.paise,
});

/** What the Admins are told of as left over, and nobody has explained since. */
export function toldLeftovers(db: Reader) {
  return queryRows(db, toldLeftover)`
    select l.place_id::int as place_id, a.code as account, l.day::text as day, l.leftover_paise - l.explained_paise as left_paise
    from told_leftovers() l join accounts a on a.id = l.account_id order by l.place_id, l.account_id`;
}

const lateReceipt = row({
  paymentId: column.id,
  bookNumber: column.text,
  day: column.day,
  amountPaise: column.paise,
  number: column.nullable(column.text),
  takenBy: column.nullable(column.text),
  takenById: column.nullable(column.id),
});

/** Payments since a day as people look for them, in their order, and who credited them. */
export function receiptsById(db: Reader, { ids, since }: { ids: readonly bigint[]; since: string }) {
  return queryRows(db, lateReceipt)`
    select p.id as payment_id, b.number as book_number, p.business_day::text as day, p.amount_paise,
      p.transaction_number as number, u.name as taken_by, p.acknowledged_by_id as taken_by_id
    from unnest(${[...ids]}::bigint[]) with ordinality of(id, turn)
    join payments p on p.id = of.id join books b on b.id = p.book_id left join users u on u.id = p.acknowledged_by_id
    where p.business_day >= ${since}::date order by of.turn limit 200`;
}

/** Whether a person credited one of these payments. */
export function tookOneOf(db: Reader, ids: readonly bigint[], userId: bigint): Promise<boolean> {
  return queryValue(db, column.boolean)`
    select took_payment(${[...ids]}::bigint[], ${userId}::bigint)`;
}

export async function insertExplanation(
  tx: Transaction,
  { placeId, account }: Clearing,
  said: { paise: bigint; remarks: string; now: Date; actorId: bigint; paymentIds: readonly bigint[] },
): Promise<void> {
  await tx.$executeRaw`
    insert into receipt_explanations (place_id, account_id, amount_paise, remarks, explained_at, explained_by_id, payment_ids)
    values (${placeId}::smallint, account(${codeOf(account)}), ${said.paise}::bigint, ${said.remarks}, ${said.now}::timestamptz,
      ${said.actorId}::bigint, ${[...said.paymentIds]}::bigint[])`;
}

function codeOf(account: AccountPhrase) {
  return accountCodes.of(account);
}
