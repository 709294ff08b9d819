import { accounts } from "#ledger/accounts.ts";
import { assetMoves } from "#ledger/asset-moves.ts";
import type { CrossCheck } from "./cross-check.ts";

const allowed = Object.entries(assetMoves)
  .flatMap(([kind, moves]) => moves.map(([debit, credit]) => `('${kind}', ${debit}, ${credit})`))
  .join(", ");

/** What the journals of no book say of the shop's own money, beside closes, cheques and stored balances. */
export const assets: readonly CrossCheck[] = [
  {
    sql: `
      with moved as (
        select j.id, j.kind, j.reverses_id, j.place_id,
          (select array_agg(p.account_id order by p.amount) from postings p
            where p.journal_id = j.id and p.account_id <> ${accounts.INTER_BRANCH}) as accounts,
          (select max(p.amount) from postings p where p.journal_id = j.id) as paise
        from journals j where j.book_id is null)
      select m.id from moved m
      left join moved r on r.id = m.reverses_id
      where case m.kind
        when 'Correction' then (m.accounts, m.paise, m.place_id)
          is distinct from (array[r.accounts[2], r.accounts[1]], r.paise, r.place_id)
        else cardinality(m.accounts) <> 2
          or (m.kind, m.accounts[1]::int, m.accounts[2]::int) not in (${allowed}) end
      order by m.id limit 100`,
    sentence: (row) => `Journal ${row["id"]} moves the shop's money between accounts that are not those of its kind.`,
  },
  {
    sql: `
      with moved as (
        select j.business_day as day, j.place_id, p.branch_id, p.account_id, -sum(p.amount) as amount
        from journals j join postings p on p.journal_id = j.id group by 1, 2, 3, 4),
      closes as (
        select c.id, c.place_id, c.day from day_closings c
        where c.reopened_at is null and exists (select from day_balances b where b.closing_id = c.id)),
      steps as (
        select null::bigint as closing_id, day, place_id, branch_id, account_id, amount from moved
        union all
        select c.id, c.day, c.place_id, a.branch_id, a.account_id, 0
        from closes c join (select distinct place_id, branch_id, account_id from moved) a on a.place_id = c.place_id),
      held as (
        select closing_id, branch_id, account_id,
          sum(amount) over (partition by place_id, branch_id, account_id order by day) as balance
        from steps),
      kept as (
        select b.closing_id, b.place_id as branch_id, b.account_id, b.balance
        from day_balances b join closes c on c.id = b.closing_id)
      select distinct c.day::text as day, a.code as account
      from (select * from held where closing_id is not null and balance <> 0) h
      full join kept k using (closing_id, branch_id, account_id)
      join closes c on c.id = closing_id join accounts a on a.id = account_id
      where h.balance is distinct from k.balance
      order by 1, 2 limit 100`,
    sentence: (row) =>
      `The balance of ${row["account"]} that was stored when ${row["day"]} was closed is not that of its journals.`,
  },
  {
    sql: `
      with closes as (
        select c.id, c.day, c.carried_paise from day_closings c
        where c.reopened_at is null and exists (select from day_balances b where b.closing_id = c.id)),
      counted as (
        select c.day, 'variance' as source, c.id || ':' || k.mode as ref, k.counted_paise - k.expected_paise as paise
        from closes c join day_counts k on k.closing_id = c.id
        union all
        select c.day, 'cash_stored', c.id::text, c.carried_paise - k.counted_paise
        from closes c join day_counts k on k.closing_id = c.id and k.mode = 'cash'),
      posted as (
        select j.business_day as day, j.source, j.source_ref as ref, -sum(p.amount) as paise
        from journals j join postings p on p.journal_id = j.id
        where j.source in ('variance', 'cash_stored')
          and p.account_id not in (${accounts.CASH_OVER_SHORT}, ${accounts.CASH_SAFE})
          and not exists (select from journals r where r.reverses_id = j.id)
        group by 1, 2, 3)
      select distinct day::text as day from (select * from counted where paise <> 0) c
      full join posted p using (day, source, ref)
      where c.paise is distinct from p.paise
      order by 1 limit 100`,
    sentence: (row) => `What the close of ${row["day"]} counted and what it posted differ.`,
  },
  {
    sql: `
      with posted as (
        select j.source_ref as ref, j.place_id, j.business_day, -p.amount as paise
        from journals j join postings p on p.journal_id = j.id and p.account_id = ${accounts.CASH_SAFE}
        where j.source = 'safe_count')
      select coalesce(c.id::text, p.ref) as count
      from (select * from safe_counts where counted_paise <> expected_paise) c
      full join posted p on p.ref = c.id::text
      where (c.place_id, c.business_day, c.counted_paise - c.expected_paise) is distinct from (p.place_id, p.business_day, p.paise)
      order by 1 limit 100`,
    sentence: (row) => `What count ${row["count"]} of the safe found and what it posted differ.`,
  },
  {
    sql: `
      select c.payment_id as payment, c.status from cheques c
      join payments p on p.id = c.payment_id join books b on b.id = p.book_id
      cross join lateral (
        select count(*) filter (where j.kind = 'ChequeCleared') as cleared, count(*) filter (where j.kind = 'ChequeLoss') as lost,
          bool_and(g.amount = p.amount_paise) as is_whole, max(j.reason) filter (where j.kind = 'ChequeLoss') as reason
        from journals j join postings g on g.journal_id = j.id and g.account_id = ${accounts.CHEQUES_IN_HAND}
        where j.payment_id = p.id and j.kind in ('ChequeCleared', 'ChequeLoss')
          and not exists (select from journals r where r.reverses_id = j.id)) moved
      cross join lateral (
        -- It was paid back or moved while the bank had paid its cheque: that is no bouncing.
        select exists (
          select from journals v join journals j on j.payment_id = v.payment_id and j.kind = 'ChequeCleared' and j.id < v.id
          where v.payment_id = p.id and v.kind = 'Reversal'
            and not exists (select from journals r where r.reverses_id = j.id and r.id < v.id)) as is_given_out) before
      where p.mode <> 'cheque' or moved.cleared <> (c.status = 'cleared')::int or not moved.is_whole
        or moved.lost <> (c.status = 'bounced' and (before.is_given_out or p.status = 'credited' and is_settled_since(p)))::int
        or (c.status in ('bounced', 'returned'))
          <> (c.status <> 'cleared' and (p.status in ('failed', 'refunded') and not before.is_given_out or moved.lost = 1))
        or (c.status = 'bounced' and c.reason is distinct from coalesce(moved.reason, p.refund_reason, p.failure_reason))
      order by 1 limit 100`,
    sentence: (row) =>
      `The cheque of payment ${row["payment"]} is '${row["status"]}', and its payment or the ledger is not.`,
  },
  {
    sql: `
      select p.name as place, a.code as account from journals j
      join postings g on g.journal_id = j.id join accounts a on a.id = g.account_id join places p on p.id = g.branch_id
      where g.account_id = ${accounts.CASH_SAFE}
      group by 1, 2 having sum(g.amount) > greatest(0, coalesce(sum(g.amount) filter (where j.source = 'cash_before'), 0))
        + coalesce(sum(g.amount) filter (where j.source = 'safe_count' and g.amount > 0), 0)
      order by 1, 2 limit 100`,
    sentence: (row) => `${row["account"]} of ${row["place"]} gave more than it held.`,
  },
];
