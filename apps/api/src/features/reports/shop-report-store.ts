import type { Paise } from "@thangam/contracts/values/money";
import { Prisma } from "#generated/prisma/client.ts";
import { assert } from "#platform/assert.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import type { Days } from "./report-days.ts";

/** What was credited and taken back; its key is a day, a payment method, a scheme or a person. */
const collected = row({
  key: column.nullable(column.text),
  receiptCount: column.integer,
  creditedPaise: column.paise,
  refundCount: column.integer,
  refundedPaise: column.paise,
  /** What came from other payment methods, or went to them; it is 0 but by method. */
  movedPaise: column.paise,
  netMg: column.milligrams,
});

export type Collected = RowOf<typeof collected>;

export type CollectionGroup = "day" | "mode" | "scheme" | "staff";

/**
 * What was credited and taken back between two days, by one of four things: by day and by mode from the totals that the
 * ledger keeps beside itself, by scheme and by staff from its journals. The mode is that of the account that took or gave
 * the money: a refund need not go back the way it came.
 */
export function collectedBy(db: Database, group: CollectionGroup, { fromDay, toDay }: Days): Promise<Collected[]> {
  const between = Prisma.sql`between ${fromDay}::date and ${toDay}::date`;
  return queryRows(db, collected)`
    select m.key,
      coalesce(sum(m.count) filter (where m.kind = 'Receipt'), 0)::int as receipt_count,
      coalesce(sum(m.paise) filter (where m.kind = 'Receipt'), 0)::bigint as credited_paise,
      coalesce(sum(m.count) filter (where m.kind = 'Reversal'), 0)::int as refund_count,
      coalesce(-sum(m.paise) filter (where m.kind = 'Reversal'), 0)::bigint as refunded_paise,
      coalesce(sum(m.paise) filter (where m.kind = 'Transfer'), 0)::bigint as moved_paise,
      coalesce(sum(m.mg), 0)::bigint as net_mg
    from (${movedBy(group, between)}) m
    group by 1
    order by 1 nulls last`;
}

/** Rows of key, kind, count, paise and mg, to be added up. */
function movedBy(group: CollectionGroup, between: Prisma.Sql): Prisma.Sql {
  switch (group) {
    case "day":
      return Prisma.sql`
        select to_char(business_day, 'YYYY-MM-DD') as key, kind, count, paise, mg
        from day_totals where business_day ${between} and kind in ('Receipt', 'Reversal')`;
    case "mode":
      return Prisma.sql`
        select mode as key, kind, count, paise, mg
        from day_totals where business_day ${between} and kind in ('Receipt', 'Reversal')
        union all
        select payment_method, kind, 1, -amount, 0
        from journal_lines where business_day ${between} and kind = 'Transfer'`;
    case "scheme":
      return Prisma.sql`
        select s.name as key, ${POSTED} join books b on b.id = l.book_id
        join scheme_versions v on v.id = b.scheme_version_id join current_schemes s on s.scheme_id = v.scheme_id
        where l.business_day ${between} and l.kind in ('Receipt', 'Reversal')`;
    case "staff":
      return Prisma.sql`
        select u.name as key, ${POSTED} left join users u on u.id = l.actor_id
        where l.business_day ${between} and l.kind in ('Receipt', 'Reversal')`;
  }
}

// A journal counts once, by its line of rupees.
const POSTED = Prisma.sql`
  l.kind, (l.owed_paise is not null)::int as count, l.owed_paise as paise, l.owed_mg as mg from journal_lines l`;

/** Of the page all columns of a row but the sums are null together: where it is empty, the sums come alone. */
const foundDue = row({
  bookId: column.nullable(column.id),
  bookNumber: column.nullable(column.text),
  clientName: column.nullable(column.text),
  clientMobile: column.nullable(column.text),
  schemeName: column.nullable(column.text),
  instalmentNumber: column.nullable(column.integer),
  dueOn: column.nullable(column.day),
  daysOverdue: column.nullable(column.integer),
  instalmentsDue: column.nullable(column.integer),
  duePaise: column.nullable(column.paise),
  total: column.integer,
  totalPaise: column.paise,
});

type FoundDue = RowOf<typeof foundDue>;
type Due = { [Name in keyof FoundDue]: NonNullable<FoundDue[Name]> };

interface Paged {
  search?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * Open fixed monthly books whose next instalment was due before today (`overdue`), or is due in the `daysAhead` days
 * from today on.
 */
export async function duesOn(
  db: Database,
  today: string,
  { state, daysAhead, search, limit, offset }: Paged & { state: "overdue" | "due"; daysAhead: number },
): Promise<{ rows: Due[]; total: number; totalPaise: Paise }> {
  const wanted =
    state === "overdue"
      ? Prisma.sql`d.due_on < ${today}::date`
      : Prisma.sql`d.due_on between ${today}::date and ${today}::date + ${daysAhead}::int`;
  const dues = Prisma.sql`
    select b.id as book_id, b.number as book_number, c.name as client_name, c.mobile as client_mobile,
      v.name as scheme_name, d.instalment as instalment_number, d.due_on as day, d.instalments_due, d.due_paise
    from dues_on(${today}::date) d
    join books b on b.id = d.book_id
    join clients c on c.id = d.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    where ${wanted} ${matching(search)}`;
  // All of it is gone through once, for the page and for the sums.
  const found = await queryRows(db, foundDue)`
    with found as materialized (${dues})
    select page.book_id, page.book_number, page.client_name, page.client_mobile, page.scheme_name, page.instalment_number,
      page.due_on, page.days_overdue, page.instalments_due, page.due_paise, whole.total, whole.total_paise
    from (select count(*)::int as total, coalesce(sum(due_paise), 0)::bigint as total_paise from found) whole
    left join (
      select book_id, book_number, client_name, client_mobile, scheme_name, instalment_number, to_char(day, 'YYYY-MM-DD') as due_on,
        greatest(0, ${today}::date - day)::int as days_overdue, instalments_due, due_paise, day
      from found order by day, book_id limit ${limit} offset ${offset}) page on true
    order by page.day, page.book_id`;
  const [first] = found;
  assert(first !== undefined, "the sums come with no row, too");
  return { rows: found.filter(isDue), total: first.total, totalPaise: first.totalPaise };
}

function isDue(found: FoundDue): found is Due {
  return Object.values(found).every((value) => value !== null);
}

const maturing = row({
  bookId: column.id,
  bookNumber: column.text,
  clientName: column.text,
  clientMobile: column.text,
  schemeName: column.text,
  maturesOn: column.day,
  instalmentsPaid: column.integer,
  instalments: column.integer,
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
});

type Maturing = RowOf<typeof maturing>;

const maturingSums = row({ total: column.integer, paidTotalPaise: column.paise, weightTotalMg: column.milligrams });

/** Open books whose last month (of a daily scheme: day) is over by a day, soonest first, and what is on them. */
export async function maturingBy(
  db: Database,
  lastDay: string,
  { search, limit, offset }: Paged,
): Promise<{ rows: Maturing[]; sums: RowOf<typeof maturingSums> }> {
  const found = Prisma.sql`
    select b.id as book_id, b.number as book_number, c.name as client_name, c.mobile as client_mobile, v.name as scheme_name,
      b.matures_on as day, s.instalments_paid, b.instalments, s.paid_paise as paid_total_paise,
      s.weight_mg as weight_total_mg
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    join book_balances s on s.book_id = b.id
    where b.status = 'Approved' and b.matures_on <= ${lastDay}::date ${matching(search)}`;
  const [rows, sums] = await Promise.all([
    queryRows(db, maturing)`
      select book_id, book_number, client_name, client_mobile, scheme_name, to_char(day, 'YYYY-MM-DD') as matures_on,
        instalments_paid, instalments, paid_total_paise, weight_total_mg
      from (${found}) m order by day, book_id limit ${limit} offset ${offset}`,
    queryOnlyRow(db, maturingSums)`
      select count(*)::int as total, coalesce(sum(paid_total_paise), 0)::bigint as paid_total_paise,
        coalesce(sum(weight_total_mg), 0)::bigint as weight_total_mg from (${found}) m`,
  ]);
  return { rows, sums };
}

/** What is owed on the books of each scheme, by their state, as the ledger's balances say. Books without any are left out. */
export function owedByScheme(db: Database) {
  return queryRows(db, owed)`
    select c.name as scheme_name, b.status, count(*)::int as book_count, sum(s.paid_paise)::bigint as paid_total_paise,
      sum(s.weight_mg)::bigint as weight_total_mg
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    join current_schemes c on c.scheme_id = v.scheme_id
    join book_balances s on s.book_id = b.id
    where b.status <> 'Withdrawn' and (s.paid_paise <> 0 or s.weight_mg <> 0)
    group by c.scheme_id, c.name, b.status
    order by c.name, b.status`;
}

const owed = row({
  schemeName: column.text,
  status: column.text,
  bookCount: column.integer,
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
});

export type Owed = RowOf<typeof owed>;

function matching(search: string | undefined): Prisma.Sql {
  if (search === undefined) return Prisma.empty;
  const pattern = containing(search);
  return Prisma.sql`and (c.name ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern})`;
}
