import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";

export interface Collection {
  count: number;
  paise: bigint;
}

/**
 * What was collected between two days, both included: payments credited less payments refunded, in number and
 * in rupees. The totals keep what was refunded as negative amounts.
 */
export async function collectionBetween(db: Database, fromDay: string, toDay: string): Promise<Collection> {
  const [total] = await db.$queryRaw<[Collection]>`
    select coalesce(sum(case kind when 'Receipt' then count else -count end), 0)::int as count,
      coalesce(sum(paise), 0)::bigint as paise
    from day_totals
    where business_day between ${fromDay}::date and ${toDay}::date and kind in ('Receipt', 'Reversal')`;
  return total;
}

export interface CreditedPaymentRow {
  id: bigint;
  client_name: string;
  book_number: string;
  scheme_name: string;
  book_amount_paise: bigint;
  amount_paise: bigint;
  mode: string;
}

/** The payments whose receipt was posted on a day and still stands. */
export async function creditedPaymentsOf(
  db: Database,
  day: string,
  filter: { search?: string | undefined; sort?: string | undefined; limit: number; offset: number },
): Promise<{ rows: CreditedPaymentRow[]; total: number }> {
  const standing = Prisma.sql`j.business_day = ${day}::date and j.kind = 'Receipt'
    and not exists (select from journals r where r.reverses_id = j.id)`;
  const from = Prisma.sql`
    from journals j
    join payments p on p.id = j.payment_id
    join books b on b.id = p.book_id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    where ${standing} ${matching(filter.search)}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<CreditedPaymentRow[]>`
      select p.id, c.name as client_name, b.number as book_number, v.name as scheme_name,
        b.amount_paise as book_amount_paise, p.amount_paise, p.mode
      ${from}
      order by ${ORDER_BY_SORT[filter.sort ?? "-paidAt"] ?? ORDER_BY_SORT["-paidAt"]}, p.id desc
      limit ${filter.limit} offset ${filter.offset}`,
    filter.search === undefined
      ? countStandingOf(db, day)
      : db.$queryRaw<[{ total: number }]>`select count(*)::int as total ${from}`,
  ]);
  return { rows, total: counted.total };
}

/** All receipts of a day, from the totals, without those that were taken back, be it later: there are few of these. */
function countStandingOf(db: Database, day: string) {
  return db.$queryRaw<[{ total: number }]>`
    select ((select coalesce(sum(count), 0) from day_totals where business_day = ${day}::date and kind = 'Receipt')
      - (select count(*) from journals r join journals j on j.id = r.reverses_id
         where r.business_day >= ${day}::date and r.kind = 'Reversal' and j.business_day = ${day}::date))::int as total`;
}

/** Open books of all versions of a scheme, under the name it has now, from the tallies that are kept as books change. */
export function countOpenBooksByScheme(db: Database) {
  return db.$queryRaw<{ scheme_name: string; count: number }[]>`
    select s.name as scheme_name, sum(t.count)::int as count
    from tallies t
    join scheme_versions v on v.id = split_part(t.key, ':', 1)::bigint
    join current_schemes s on s.scheme_id = v.scheme_id
    where t.subject = 'book' and t.key like '%:Approved'
    group by s.scheme_id, s.name
    having sum(t.count) > 0
    order by sum(t.count) desc, s.name`;
}

export async function countApprovedClients(db: Database): Promise<number> {
  const [{ count }] = await db.$queryRaw<[{ count: number }]>`
    select coalesce(sum(count), 0)::int as count from tallies where subject = 'client' and key = 'Approved'`;
  return count;
}

/** Day by day what was collected, days without any included. */
export function collectionByDay(db: Database, fromDay: string, toDay: string) {
  return db.$queryRaw<{ day: string; count: number; paise: bigint }[]>`
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(sum(case kind when 'Receipt' then count else -count end), 0)::int as count,
      coalesce(sum(paise), 0)::bigint as paise
    from generate_series(${fromDay}::date, ${toDay}::date, '1 day') d(day)
    left join day_totals t on t.business_day = d.day::date and t.kind in ('Receipt', 'Reversal')
    group by d.day
    order by d.day`;
}

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  paidAt: Prisma.sql`j.id`,
  "-paidAt": Prisma.sql`j.id desc`,
  name: Prisma.sql`c.name`,
  "-name": Prisma.sql`c.name desc`,
  bookNumber: Prisma.sql`b.number`,
  "-bookNumber": Prisma.sql`b.number desc`,
  amount: Prisma.sql`p.amount_paise`,
  "-amount": Prisma.sql`p.amount_paise desc`,
};

function matching(search: string | undefined): Prisma.Sql {
  if (search === undefined) return Prisma.empty;
  const pattern = containing(search);
  return Prisma.sql`and (c.name ilike ${pattern} or b.number ilike ${pattern} or v.name ilike ${pattern})`;
}
