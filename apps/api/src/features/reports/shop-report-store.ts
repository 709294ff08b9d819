import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import type { Days } from "./report-days.ts";

export interface CollectedRow {
  key: string | null;
  receipts: number;
  credited: bigint;
  refunds: number;
  refunded: bigint;
  /** What came from other ways to pay, or went to them; it is 0 but by mode. */
  moved: bigint;
  mg: bigint;
}

export type CollectionGroup = "day" | "mode" | "scheme" | "staff";

/**
 * What was credited and taken back between two days, by one of four things: by day and by mode from the totals that the
 * ledger keeps beside itself, by scheme and by staff from its journals. The mode is that of the account that took or gave
 * the money: a refund need not go back the way it came.
 */
export function collectedBy(db: Database, group: CollectionGroup, { fromDay, toDay }: Days): Promise<CollectedRow[]> {
  const between = Prisma.sql`between ${fromDay}::date and ${toDay}::date`;
  return db.$queryRaw<CollectedRow[]>`
    select m.key,
      coalesce(sum(m.count) filter (where m.kind = 'Receipt'), 0)::int as receipts,
      coalesce(sum(m.paise) filter (where m.kind = 'Receipt'), 0)::bigint as credited,
      coalesce(sum(m.count) filter (where m.kind = 'Reversal'), 0)::int as refunds,
      coalesce(-sum(m.paise) filter (where m.kind = 'Reversal'), 0)::bigint as refunded,
      coalesce(sum(m.paise) filter (where m.kind = 'Transfer'), 0)::bigint as moved,
      coalesce(sum(m.mg), 0)::bigint as mg
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

export interface DueRow {
  id: bigint;
  number: string;
  client_name: string;
  client_mobile: string;
  scheme_name: string;
  instalment: number;
  due_on: string;
  days_overdue: number;
  instalments_due: number;
  due_paise: bigint;
}

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
): Promise<{ rows: DueRow[]; total: number; paise: bigint }> {
  const wanted =
    state === "overdue"
      ? Prisma.sql`d.due_on < ${today}::date`
      : Prisma.sql`d.due_on between ${today}::date and ${today}::date + ${daysAhead}::int`;
  const dues = Prisma.sql`
    select b.id, b.number, c.name as client_name, c.mobile as client_mobile, v.name as scheme_name, d.instalment,
      d.due_on as day, d.instalments_due, d.due_paise
    from dues_on(${today}::date) d
    join books b on b.id = d.book_id
    join clients c on c.id = d.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    where ${wanted} ${matching(search)}`;
  // All of it is gone through once, for the page and for the sums.
  const rows = await db.$queryRaw<((DueRow | { id: null }) & { total: number; paise: bigint })[]>`
    with found as materialized (${dues})
    select page.*, whole.total, whole.paise
    from (select count(*)::int as total, coalesce(sum(due_paise), 0)::bigint as paise from found) whole
    left join (
      select id, number, client_name, client_mobile, scheme_name, instalment, to_char(day, 'YYYY-MM-DD') as due_on,
        greatest(0, ${today}::date - day)::int as days_overdue, instalments_due, due_paise, day
      from found order by day, id limit ${limit} offset ${offset}) page on true
    order by page.day, page.id`;
  const [first] = rows;
  return { rows: rows.filter((row) => row.id !== null), total: first?.total ?? 0, paise: first?.paise ?? 0n };
}

export interface MaturingRow {
  id: bigint;
  number: string;
  client_name: string;
  client_mobile: string;
  scheme_name: string;
  matures_on: string;
  instalments_paid: number;
  instalments: number;
  paid_paise: bigint;
  weight_mg: bigint;
}

/** Open books whose last month (of a daily scheme: day) is over by a day, soonest first, and what is on them. */
export async function maturingBy(
  db: Database,
  lastDay: string,
  { search, limit, offset }: Paged,
): Promise<{ rows: MaturingRow[]; total: number; paise: bigint; mg: bigint }> {
  const maturing = Prisma.sql`
    select b.id, b.number, c.name as client_name, c.mobile as client_mobile, v.name as scheme_name,
      b.matures_on as day, s.instalments_paid, b.instalments, s.paid_paise, s.weight_mg
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    join book_balances s on s.book_id = b.id
    where b.status = 'Approved' and b.matures_on <= ${lastDay}::date ${matching(search)}`;
  const [rows, [whole]] = await Promise.all([
    db.$queryRaw<MaturingRow[]>`
      select id, number, client_name, client_mobile, scheme_name, to_char(day, 'YYYY-MM-DD') as matures_on,
        instalments_paid, instalments, paid_paise, weight_mg
      from (${maturing}) m order by day, id limit ${limit} offset ${offset}`,
    db.$queryRaw<[{ total: number; paise: bigint; mg: bigint }]>`
      select count(*)::int as total, coalesce(sum(paid_paise), 0)::bigint as paise,
        coalesce(sum(weight_mg), 0)::bigint as mg from (${maturing}) m`,
  ]);
  return { rows, ...whole };
}

/** What is owed on the books of each scheme, by their state, as the ledger's balances say. Books without any are left out. */
export function owedByScheme(db: Database) {
  return db.$queryRaw<{ scheme_name: string; status: string; books: number; paise: bigint; mg: bigint }[]>`
    select c.name as scheme_name, b.status, count(*)::int as books, sum(s.paid_paise)::bigint as paise,
      sum(s.weight_mg)::bigint as mg
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    join current_schemes c on c.scheme_id = v.scheme_id
    join book_balances s on s.book_id = b.id
    where b.status <> 'Withdrawn' and (s.paid_paise <> 0 or s.weight_mg <> 0)
    group by c.scheme_id, c.name, b.status
    order by c.name, b.status`;
}

function matching(search: string | undefined): Prisma.Sql {
  if (search === undefined) return Prisma.empty;
  const pattern = containing(search);
  return Prisma.sql`and (c.name ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern})`;
}
