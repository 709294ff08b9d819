import { accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

/** What is counted as it changes, beside what it counts. */
export const totals: readonly CrossCheck[] = [
  {
    sql: `
      with posted as (
        select j.business_day, j.place_id, case j.kind when 'Reversal' then p.refund_mode when 'Receipt' then p.mode
            when 'Bonus' then 'bonus' when 'Deduction' then 'deduction' when 'GoldReckoned' then 'gold_reckoned'
            when 'Settlement' then coalesce(part.mode, part.way, s.mode, s.method) else 'opening' end as mode, j.kind, count(*) as count,
          coalesce(sum(money.amount), 0) as paise, coalesce(sum(gold.amount), 0) as mg
        from journals j left join payments p on p.id = j.payment_id
        left join settlements s on s.book_id = j.book_id and j.source = 'settlement'
        left join settlement_parts part on j.source = 'part_settlement'
          and j.source_ref = part.book_id || ':' || part.settlement || ':' || part.part
        left join postings money on money.journal_id = j.id and money.account_id = ${accounts.LIABILITY_INR}
        left join postings gold on gold.journal_id = j.id and gold.account_id = ${accounts.LIABILITY_GOLD}
        where j.kind not in ('Transfer', 'BookMoved') and j.book_id is not null
        group by 1, 2, 3, 4),
      kept as (
        select business_day, place_id, mode, kind, sum(count) as count, sum(paise) as paise, sum(mg) as mg
        from day_totals group by 1, 2, 3, 4)
      select coalesce(p.business_day, k.business_day)::text as day, coalesce(p.mode, k.mode) as mode, coalesce(p.kind, k.kind) as kind
      from posted p full join kept k using (business_day, place_id, mode, kind)
      where (p.count, p.paise, p.mg) is distinct from (k.count, k.paise, k.mg)
      order by 1, 2, 3 limit 100`,
    sentence: (row) => `The totals of ${row["day"]} (${row["mode"]}, ${row["kind"]}) differ from its journals.`,
  },
  {
    sql: `
      with posted as (
        select j.business_day, j.place_id, j.kind, v.scheme_id, coalesce(j.actor_id, 0) as actor_id, count(money.amount) as count,
          coalesce(sum(money.amount), 0) as paise, coalesce(sum(gold.amount), 0) as mg
        from day_closings c
        join journals j on j.business_day = c.day and j.place_id = c.place_id
        join books b on b.id = j.book_id join scheme_versions v on v.id = b.scheme_version_id
        left join postings money on money.journal_id = j.id and money.account_id = ${accounts.LIABILITY_INR}
        left join postings gold on gold.journal_id = j.id and gold.account_id = ${accounts.LIABILITY_GOLD}
        where c.reopened_at is null and j.kind in ('Receipt', 'Reversal')
        group by 1, 2, 3, 4, 5)
      select business_day::text as day, place_id::text as place, kind, scheme_id::text as scheme, actor_id::text as actor
      from posted p full join closed_day_sums k using (business_day, place_id, kind, scheme_id, actor_id)
      where (p.count, p.paise, p.mg) is distinct from (k.count, k.paise, k.mg)
      order by business_day, place_id, kind, scheme_id, actor_id limit 100`,
    sentence: ({ day, place, kind, scheme, actor }) =>
      `The sums of the closed day ${day} at place ${place} (${kind}, scheme ${scheme}, person ${actor}) differ from its journals.`,
  },
  {
    sql: `
      with there as (
        select day as business_day, p.branch_id, p.status, count(*) as count, sum(p.amount_paise) as paise
        from payments p cross join lateral (values (p.business_day), ('-infinity'::date)) days(day)
        group by 1, 2, 3),
      kept as (
        select business_day, branch_id, status, sum(count) as count, sum(paise) as paise from payment_totals group by 1, 2, 3
        having sum(count) <> 0 or sum(paise) <> 0)
      select coalesce(t.business_day, k.business_day)::text as day, coalesce(t.status, k.status) as status
      from there t full join kept k using (business_day, branch_id, status)
      where (t.count, t.paise) is distinct from (k.count, k.paise)
      order by 1, 2 limit 100`,
    sentence: (row) =>
      `The totals of payments ${row["day"] === "-infinity" ? "of all days" : `paid on ${row["day"]}`} (${row["status"]}) differ from the payments.`,
  },
  {
    sql: `
      with there as (
        select 'book' as subject, scheme_version_id || ':' || status as key, count(*) as count from books group by 2
        union all
        select 'client', status, count(*) from clients group by 2),
      kept as (select subject, key, sum(count) as count from tallies group by 1, 2 having sum(count) <> 0)
      select coalesce(t.subject, k.subject) as subject, coalesce(t.key, k.key) as key
      from there t full join kept k using (subject, key)
      where t.count is distinct from k.count
      order by 1, 2 limit 100`,
    sentence: (row) => `The tally of ${row["subject"]}s (${row["key"]}) differs from what is there.`,
  },
];
