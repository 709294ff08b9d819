import type { Rights } from "@thangam/contracts/kernel/roles";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { CommandContext } from "#core/command-context.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryOnlyRow, queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** What happened to one payment method on a day. */
const dayFigure = row({
  mode: column.phraseOf(paymentModeCodes),
  openingPaise: column.paise,
  receiptCount: column.integer,
  receiptsPaise: column.paise,
  refundCount: column.integer,
  refundsPaise: column.paise,
  bankedPaise: column.paise,
  broughtPaise: column.paise,
  expectedPaise: column.paise,
  countedPaise: column.nullable(column.paise),
  reason: column.nullable(column.text),
});

/** Whether somebody counts the drawer before they are told what the books expect in it. A close asks the same function. */
export function countsBlind(db: Reader, { role }: Pick<Rights, "role">): Promise<boolean> {
  return queryValue(db, column.boolean)`select counts_blind(${role})`;
}

/** Keeps what was counted in the drawer, without which whoever counts blind closes no day. */
export function keepDrawerCount(
  tx: Transaction,
  context: CommandContext,
  { now, day, placeId, countedPaise }: { now: Date; day: string; placeId: number; countedPaise: bigint },
): Promise<bigint> {
  return queryValue(tx, column.id)`
    select keep_drawer_count(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${placeId}::smallint,
      ${countedPaise}::bigint)`;
}

/** Whether there is such a branch. */
export function isBranch(db: Reader, branchId: number): Promise<boolean> {
  return queryValue(db, column.boolean)`select exists (select from branches where id = ${branchId}::int)`;
}

export function isDayClosed(db: Reader, day: string, placeId: number): Promise<boolean> {
  return queryValue(db, column.boolean)`select is_day_closed(${day}::date, ${placeId}::smallint)`;
}

/** What the ledger says of a day of a place now. */
export function ledgerFigures(db: Reader, day: string, placeId: number) {
  return queryRows(db, dayFigure)`
    select f.mode, f.opening_paise, f.receipt_count, f.receipts_paise, f.refund_count, f.refunds_paise, f.banked_paise,
      f.brought_paise, f.expected_paise, null::bigint as counted_paise, null::text as reason from day_figures(${day}::date, ${placeId}::smallint) f`;
}

/** What the ledger said and what was counted when a day was closed, in the order of the accounts. */
export function countedFigures(db: Database, closingId: bigint) {
  return queryRows(db, dayFigure)`
    select mode, opening_paise, receipt_count, receipts_paise, refund_count, refunds_paise, banked_paise, brought_paise,
      expected_paise, counted_paise, reason
    from day_counts where closing_id = ${closingId}
    order by array_position(${paymentModeCodes.all}::text[], mode)`;
}

const difference = row({
  mode: column.phraseOf(paymentModeCodes),
  expectedPaise: column.paise,
  countedPaise: column.paise,
  reason: column.nullable(column.text),
  togetherPaise: column.paise,
});

/**
 * What was counted otherwise than the ledger says when a day was closed. `togetherPaise` is what was missing, or too much,
 * whichever is more, in all closes of days as far as nobody else saw them: since another Admin closed one, or somebody else approved
 * a close (`sees_difference`). What was found again makes up for nothing.
 */
export function differencesOf(db: Reader, day: string, placeId: number) {
  return queryRows(db, difference)`
    with closing as (
      select id, place_id, closed_by_id from day_closings
      where place_id = ${placeId}::smallint and day = ${day}::date and reopened_at is null)
    select k.mode, k.expected_paise, k.counted_paise, k.reason, u.together_paise
    from closing c
    join day_counts k on k.closing_id = c.id and k.counted_paise <> k.expected_paise
    cross join lateral (
      select greatest(sum(greatest(e.counted_paise - e.expected_paise, 0)),
        sum(greatest(e.expected_paise - e.counted_paise, 0)))::bigint as together_paise
      from day_closings o join day_counts e on e.closing_id = o.id and e.mode = k.mode and e.counted_paise <> e.expected_paise
      where o.place_id = c.place_id and o.id <= c.id and o.reopened_at is null and is_weighed_with(o.closed_by_id, o.is_by_admin, c.closed_by_id) and not exists (
        select from day_closings s
        where s.place_id = o.place_id and s.id >= o.id and s.id < c.id and (s.is_approved or s.id > o.id)
          and sees_difference(o.closed_by_id, s.closed_by_id, s.is_by_admin, s.is_approved))) u
    order by array_position(${paymentModeCodes.all}::text[], k.mode)`;
}

/** A close of a day. */
const dayClosing = row({
  id: column.id,
  day: column.day,
  carriedPaise: column.paise,
  note: column.nullable(column.text),
  closedAt: column.moment,
  closedBy: column.nullable(column.text),
  reopenedAt: column.nullable(column.moment),
  reopenedBy: column.nullable(column.text),
  reopenReason: column.nullable(column.text),
  expectedPaise: column.paise,
  countedPaise: column.paise,
  broughtPaise: column.paise,
});

export type DayClosing = RowOf<typeof dayClosing>;

interface ClosingFilter {
  day?: string;
  branches: Branches;
  search?: string | undefined;
  sort?: string | undefined;
}

/** Closes of days, reopened ones among them: of one day, or of all that a search finds. */
export function selectClosings(db: Reader, filter: ClosingFilter, slice: Slice) {
  return selectListed(db, dayClosing, listingOf(filter), slice);
}

export function closingKeys(db: Reader, filter: ClosingFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: ClosingFilter): Listing {
  const direction = filter.sort === "day" ? Prisma.sql`asc` : Prisma.sql`desc`;
  return {
    columns: Prisma.sql`
      select c.id, c.day::text as day, c.carried_paise, c.note, c.closed_at, u.name as closed_by, c.reopened_at,
        r.name as reopened_by, c.reopen_reason, t.expected_paise, t.counted_paise, t.brought_paise`,
    from: Prisma.sql`
      from day_closings c
      left join users u on u.id = c.closed_by_id
      left join users r on r.id = c.reopened_by_id
      cross join lateral (select sum(expected_paise)::bigint as expected_paise, sum(counted_paise)::bigint as counted_paise,
          sum(brought_paise)::bigint as brought_paise
        from day_counts where closing_id = c.id) t
      where ${whereOf(filter)}`,
    key: Prisma.sql`c.id`,
    order: Prisma.sql`c.day ${direction}, c.id ${direction}`,
  };
}

/** The day that has to be closed before this one, and the latest day after it that is closed. */
export function neighbourDays(db: Database, day: string, placeId: number) {
  return queryOnlyRow(db, neighbours)`
    select day_to_close_before(${day}::date, ${placeId}::smallint)::text as earlier_day,
      (select max(day)::text from day_closings
       where place_id = ${placeId}::smallint and reopened_at is null and day > ${day}::date) as later_day`;
}

const neighbours = row({ earlierDay: column.nullable(column.day), laterDay: column.nullable(column.day) });

/** What was offered in a branch on a day and waits for an acknowledgement. */
export function pendingOf(db: Database, day: string, branchId: number) {
  return queryOnlyRow(db, pending)`
    select count(*)::int as pending_count, coalesce(sum(amount_paise), 0)::bigint as pending_paise
    from payments where business_day = ${day}::date and branch_id = ${branchId}::smallint and status in ('pending', 'verified')`;
}

const pending = row({ pendingCount: column.integer, pendingPaise: column.paise });

function whereOf({ day, branches, search }: ClosingFilter): Prisma.Sql {
  const ofPlace = isOf(Prisma.sql`c.place_id`, branches);
  if (day !== undefined) return Prisma.sql`${ofPlace} and c.day = ${day}::date`;
  if (search === undefined) return ofPlace;
  const pattern = containing(search);
  return Prisma.sql`${ofPlace} and (c.note ilike ${pattern} or c.reopen_reason ilike ${pattern} or u.name ilike ${pattern}
    or r.name ilike ${pattern} or to_char(c.day, 'DD-MM-YYYY') like ${pattern}
    or exists (select from day_counts d where d.closing_id = c.id and d.reason ilike ${pattern}))`;
}

/** The hour of the shop's day at which a branch closes. */
export function closingHour(db: Reader, branchId: number): Promise<number> {
  return queryValue(db, column.integer)`select closing_hour(${branchId}::smallint)`;
}

/** Whether cash has lain in the safe for the days that the shop gives it, and nobody else counted it. */
export function isSafeUncounted(db: Reader, today: string, placeId: number): Promise<boolean> {
  return queryValue(db, column.boolean)`select is_safe_uncounted(${placeId}::smallint, ${today}::date)`;
}
