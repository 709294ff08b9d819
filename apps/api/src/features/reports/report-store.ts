import { paymentModeCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryOnlyRow, queryRows, queryValue, row } from "#platform/database/rows.ts";
import { andOf, isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** Payments credited less payments refunded, in number and in rupees. */
const collection = row({ paymentCount: column.integer, amountPaise: column.paise });

/** What was collected between two days, both included. The totals keep what was refunded as negative amounts. */
export function collectionBetween(db: Database, branches: Branches, fromDay: string, toDay: string) {
  return queryOnlyRow(db, collection)`
    select coalesce(sum(case kind when 'Receipt' then count else -count end), 0)::int as payment_count,
      coalesce(sum(paise), 0)::bigint as amount_paise
    from day_totals
    where business_day between ${fromDay}::date and ${toDay}::date and kind in ('Receipt', 'Reversal')
      ${andOf(Prisma.sql`place_id`, branches)}`;
}

const creditedPayment = row({
  paymentId: column.id,
  clientName: column.text,
  bookNumber: column.text,
  schemeName: column.text,
  bookAmountPaise: column.paise,
  amountPaise: column.paise,
  mode: column.phraseOf(paymentModeCodes),
});

/** The payments whose receipt was posted on a day and still stands. */
export async function creditedPaymentsOf(
  db: Database,
  day: string,
  filter: {
    branches: Branches;
    search?: string | undefined;
    sort?: string | undefined;
    limit: number;
    offset: number;
  },
) {
  const standing = Prisma.sql`j.business_day = ${day}::date and j.kind = 'Receipt'
    and not exists (select from journals r where r.reverses_id = j.id) ${andOf(Prisma.sql`j.place_id`, filter.branches)}`;
  const from = Prisma.sql`
    from journals j
    join payments p on p.id = j.payment_id
    join books b on b.id = p.book_id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    where ${standing} ${matching(filter.search)}`;
  const [rows, total] = await Promise.all([
    queryRows(db, creditedPayment)`
      select p.id as payment_id, c.name as client_name, b.number as book_number, v.name as scheme_name,
        b.amount_paise as book_amount_paise, p.amount_paise, p.mode
      ${from}
      order by ${ORDER_BY_SORT[filter.sort ?? "-paidAt"] ?? ORDER_BY_SORT["-paidAt"]}, p.id desc
      limit ${filter.limit} offset ${filter.offset}`,
    filter.search === undefined
      ? countStandingOf(db, filter.branches, day)
      : queryValue(db, column.integer)`select count(*)::int ${from}`,
  ]);
  return { rows, total };
}

/** All receipts of a day, from the totals, without those that were refunded, be it later: there are few of these. */
function countStandingOf(db: Database, branches: Branches, day: string) {
  return queryValue(db, column.integer)`
    select ((select coalesce(sum(count), 0) from day_totals where business_day = ${day}::date and kind = 'Receipt'
        ${andOf(Prisma.sql`place_id`, branches)})
      - (select count(*) from journals r join journals j on j.id = r.reverses_id
         where r.business_day >= ${day}::date and r.kind = 'Reversal' and j.business_day = ${day}::date
           ${andOf(Prisma.sql`j.place_id`, branches)}))::int`;
}

/**
 * Open books of all versions of a scheme, under the name it has now: of the shop from the tallies that are kept as books
 * change, of some branches by counting theirs.
 */
export function countOpenBooksByScheme(db: Database, branches: Branches) {
  if (branches !== null)
    return queryRows(db, schemeCount)`
      select s.name as scheme_name, count(*)::int as book_count
      from books b join scheme_versions v on v.id = b.scheme_version_id join current_schemes s on s.scheme_id = v.scheme_id
      where b.status = 'approved' and ${isOf(Prisma.sql`b.branch_id`, branches)}
      group by s.scheme_id, s.name order by count(*) desc, s.name`;
  return queryRows(db, schemeCount)`
    select s.name as scheme_name, sum(t.count)::int as book_count
    from tallies t
    join scheme_versions v on v.id = split_part(t.key, ':', 1)::bigint
    join current_schemes s on s.scheme_id = v.scheme_id
    where t.subject = 'book' and t.key like '%:approved'
    group by s.scheme_id, s.name
    having sum(t.count) > 0
    order by sum(t.count) desc, s.name`;
}

const schemeCount = row({ schemeName: column.text, bookCount: column.integer });

/** Of the shop, or those who have a book of some branches. */
export function countApprovedClients(db: Database, branches: Branches): Promise<number> {
  if (branches !== null)
    return queryValue(db, column.integer)`
      select count(*)::int from clients c where c.status = 'approved' and c.id in (
        select client_id from books b where ${isOf(Prisma.sql`b.branch_id`, branches)})`;
  return queryValue(db, column.integer)`
    select coalesce(sum(count), 0)::int from tallies where subject = 'client' and key = 'approved'`;
}

/** Day by day what was collected, days without any included. */
export function collectionByDay(db: Database, branches: Branches, fromDay: string, toDay: string) {
  return queryRows(db, dayCollection)`
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(sum(case kind when 'Receipt' then count else -count end), 0)::int as payment_count,
      coalesce(sum(paise), 0)::bigint as amount_paise
    from generate_series(${fromDay}::date, ${toDay}::date, '1 day') d(day)
    left join day_totals t on t.business_day = d.day::date and t.kind in ('Receipt', 'Reversal')
      ${andOf(Prisma.sql`t.place_id`, branches)}
    group by d.day
    order by d.day`;
}

const dayCollection = row({ day: column.day, paymentCount: column.integer, amountPaise: column.paise });

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
