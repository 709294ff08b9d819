import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import type { Days } from "./report-days.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** What was credited and refunded; its key is a day, a payment method, a scheme or a person. */
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
 * What was credited and taken back between two days, by one of four things: by day and by payment method from the totals that the
 * ledger keeps beside itself, by scheme and by staff from the sums of closed days and
 * the journals of open ones. The mode is that of the account that took or gave
 * the money: a refund need not go back the way it came.
 */
export async function collectedBy(
  db: Database,
  group: CollectionGroup,
  { fromDay, toDay }: Days,
  branches: Branches,
): Promise<Collected[]> {
  const between = Prisma.sql`between ${fromDay}::date and ${toDay}::date ${andOf(Prisma.sql`place_id`, branches)}`;
  const rows = await queryRows(db, collected)`
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
  if (group !== "mode") return rows;
  return rows.map((row) => ({ ...row, key: row.key && parsePhrase(row.key, paymentModeCodes) }));
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
        from journal_lines where business_day ${between} and kind = 'Transfer' and payment_method is not null`;
    case "scheme":
      return Prisma.sql`
        select s.name as key, m.kind, m.count, m.paise, m.mg from (${ofDays(between)}) m
        join current_schemes s on s.scheme_id = m.scheme_id`;
    case "staff":
      return Prisma.sql`
        select u.name as key, m.kind, m.count, m.paise, m.mg from (${ofDays(between)}) m left join users u on u.id = m.actor_id`;
  }
}

/** Of closed days what was kept of them; the journals of the others are gone through, day by day. */
function ofDays(between: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    select kind, scheme_id, actor_id, count, paise, mg from closed_day_sums where business_day ${between}
    union all
    select c.kind, c.scheme_id, c.actor_id, c.count, c.paise, c.mg
    from (
      select business_day, array_agg(distinct place_id) as places from day_totals t
      where business_day ${between} and kind in ('Receipt', 'Reversal') and not exists (
        select from closed_day_sums s
        where s.business_day = t.business_day and s.place_id = t.place_id and s.business_day ${between})
      group by business_day) open_day
    cross join lateral collected_on(open_day.business_day, open_day.places) c`;
}

/** What is owed on the books of each scheme, by their state, as the ledger's balances say. Books without any are left out. */
export function owedByScheme(db: Database, branches: Branches) {
  return queryRows(db, owed)`
    select c.name as scheme_name, b.status, count(*)::int as book_count, sum(s.paid_paise)::bigint as paid_total_paise,
      sum(s.weight_mg)::bigint as weight_total_mg
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    join current_schemes c on c.scheme_id = v.scheme_id
    join book_balances s on s.book_id = b.id
    where b.status <> 'withdrawn' and (s.paid_paise <> 0 or s.weight_mg <> 0)
      ${andOf(Prisma.sql`b.branch_id`, branches)}
    group by c.scheme_id, c.name, b.status
    order by c.name, b.status`;
}

const owed = row({
  schemeName: column.text,
  status: column.phraseOf(bookStatusCodes),
  bookCount: column.integer,
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
});

export type Owed = RowOf<typeof owed>;
