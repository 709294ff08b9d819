import { accounts } from "#ledger/accounts.ts";
import type { CrossCheck } from "./cross-check.ts";

/** What the gateway moved by itself, beside what was decided about it and posted. */
export const gateway: readonly CrossCheck[] = [
  {
    sql: `
      with borne as (
        select id::text as ref, payment_id, moved_paise as paise from payment_exceptions where resolution = 'borne_by_shop'),
      posted as (
        select j.source_ref as ref, j.payment_id, g.amount as paise from journals j
        join postings g on g.journal_id = j.id and g.account_id = ${accounts.GATEWAY_CLEARING}
        where j.kind = 'GatewayLoss' and j.source_ref not like '%:more%')
      select ref as exception from borne b full join posted p using (ref)
      where (b.payment_id, b.paise) is distinct from (p.payment_id, p.paise)
      order by 1 limit 100`,
    sentence: (row) => `Exception ${row["exception"]} and the loss that was posted for it differ.`,
  },
  {
    sql: `
      select split_part(j.source_ref, ':', 1) as exception from journals j
      join postings g on g.journal_id = j.id and g.account_id = ${accounts.GATEWAY_CLEARING}
      left join payment_exceptions e on e.id::text = split_part(j.source_ref, ':', 1) and e.payment_id = j.payment_id
        and (e.resolution = 'counted_as_refund' or (e.kind, e.resolution) = ('capture_not_found', 'no_money_came')
          or (e.resolution = 'borne_by_shop' and is_loss_reversed(e.id)))
      where j.kind = 'GatewayLoss' and j.source_ref like '%:more%' and (e.moved_paise >= g.amount) is not true
      order by 1 limit 100`,
    sentence: (row) =>
      `More than was owed by exception ${row["exception"]}, and the loss that was posted for it, differ.`,
  },
  {
    sql: `
      with kept as (
        select id::text as ref, payment_id, moved_paise as paise from payment_exceptions where resolution = 'kept_by_shop'),
      posted as (
        select j.source_ref as ref, j.payment_id, -g.amount as paise from journals j
        join postings g on g.journal_id = j.id and g.account_id = ${accounts.GATEWAY_CLEARING}
        where j.kind = 'GatewayRecovery')
      select ref as exception from kept k full join posted p using (ref)
      where (k.payment_id, k.paise) is distinct from (p.payment_id, p.paise)
      order by 1 limit 100`,
    sentence: (row) => `Exception ${row["exception"]} and what was posted as kept by the shop differ.`,
  },
  {
    sql: `
      with returned as (
        select e.id::text as ref, e.payment_id, e.returned_mode as mode, coalesce(e.moved_paise, p.amount_paise) as paise
        from payment_exceptions e join payments p on p.id = e.payment_id where e.returned_mode is not null),
      moved as (
        select j.source_ref as ref, j.payment_id, mode_of_account(given.account_id) as mode, given.amount as paise
        from journals j
        left join postings given on given.journal_id = j.id and given.amount > 0 and given.account_id <> ${accounts.INTER_BRANCH} and exists (
          select from postings kept where kept.journal_id = j.id and kept.account_id = ${accounts.GATEWAY_CLEARING} and kept.amount = -given.amount)
        where j.kind = 'Transfer' and j.source = 'money_returned')
      select ref as exception from returned r full join moved m using (ref)
      where (r.payment_id, r.mode, r.paise) is distinct from (m.payment_id, m.mode, m.paise)
      order by 1 limit 100`,
    sentence: (row) => `What exception ${row["exception"]} says was returned and the ledger differ in way or amount.`,
  },
  {
    sql: `
      select e.id as exception, case e.kind when 'refund_differs' then 'a refund' else 'a dispute' end as what
      from payment_exceptions e
      left join gateway_disputes d on d.payment_id = e.payment_id and d.dispute_id = e.moved_ref
      cross join lateral (select
        case e.kind when 'refund_differs' then e.failed_at is not null else e.id <= d.turned_up_to end as is_back,
        exists (select from payment_exceptions won
          where won.payment_id = e.payment_id and won.moved_ref = e.moved_ref and won.kind = 'dispute_won' and won.id > e.id) as is_won,
        exists (select from borne_loss(e)) as is_borne,
        -- All of it was beyond what was owed: its loss was reversed, and nothing is left to decide about.
        coalesce((select g.amount = e.moved_paise and exists (select from journals r where r.reverses_id = l.id)
          from journals l join postings g on g.journal_id = l.id and g.amount > 0
          where l.payment_id = e.payment_id and l.source = 'gateway_loss' and split_part(l.source_ref, ':', 1) = e.id::text
          order by l.id desc limit 1), false) as is_beyond,
        -- A loss may count as the refund, which the next check adds up.
        exists (select from gateway_refunds r where r.payment_id = e.payment_id) as is_refunded) so
      where e.kind in ('refund_differs', 'dispute_lost') and (
        case when is_back
          then e.resolved_at is null or is_borne
            or (e.kind = 'dispute_lost' and e.resolution = 'counted_as_refund' and not is_won and not is_beyond)
          else is_won or d.state = 'won' or (e.resolution = 'borne_by_shop' and not is_borne and not is_refunded) end)
      order by 1 limit 100`,
    sentence: (row) =>
      `What exception ${row["exception"]} says that ${row["what"]} took, and what came back of it, differ.`,
  },
  {
    // What a dispute gave back had counted; of anything else counts what the shop does not bear.
    sql: `
      with counted as (
        select e.payment_id, e.moved_ref, e.moved_paise - coalesce((
            select sum(g.amount) from borne_loss(e) l join postings g on g.journal_id = l.id and g.amount > 0), 0) as paise
        from payment_exceptions e
        left join gateway_disputes d on d.payment_id = e.payment_id and d.dispute_id = e.moved_ref
        where e.kind in ('refund_differs', 'dispute_lost') and e.failed_at is null
          and e.resolution in ('counted_as_refund', 'borne_by_shop') and coalesce(e.id > d.turned_up_to, true)
        union all
        select payment_id, moved_ref, moved_paise from payment_exceptions
        where kind = 'dispute_won' and resolution is distinct from 'dispute_over'
        union all
        select payment_id, refund_id, amount_paise from past_refunds where failed_at is null
        union all
        select payment_id, null, moved_paise from payment_exceptions
        where kind = 'refund_failed' and (resolved_at is null or resolution = 'money_returned'))
      select r.payment_id as payment from gateway_refunds r join payments p on p.id = r.payment_id
      where p.amount_paise <> (select coalesce(sum(c.paise), 0) from counted c where c.payment_id = r.payment_id)
        -- One that nobody asked for may have ended it.
        + case when exists (select from counted c where c.payment_id = r.payment_id and c.moved_ref = r.refund_id)
          then 0 else r.amount_paise end
      order by 1 limit 100`,
    sentence: (row) => `The parts in which payment ${row["payment"]} goes back are not what was paid.`,
  },
  {
    sql: `
      select d.dispute_id as dispute, d.payment_id as payment from gateway_disputes d
      where d.state in ('lost', 'closed') and (
        case when d.state = 'lost' and d.deducted_paise = 0 then d.amount_paise else d.deducted_paise end) <> (
        select coalesce(sum(e.moved_paise), 0) from payment_exceptions e
        where e.payment_id = d.payment_id and e.kind = 'dispute_lost' and e.moved_ref = d.dispute_id
          and e.id > d.turned_up_to and e.resolution is distinct from 'dispute_over')
      order by 1 limit 100`,
    sentence: (row) => `Dispute ${row["dispute"]} took money of payment ${row["payment"]}, and no exception says so.`,
  },
  {
    sql: `
      select l.dispute_id as dispute from settlement_lines l
      join gateway_disputes d on d.gateway = l.gateway and d.dispute_id = l.dispute_id
      where l.kind = 'other' and l.expected_paise <> 0
      group by d.gateway, d.dispute_id, l.dispute_id, sign(l.gross_paise)
      having count(*) > greatest(1, (select count(*) from payment_exceptions e
        where e.payment_id = d.payment_id and e.kind = 'dispute_lost' and e.moved_ref = d.dispute_id))
      order by 1 limit 100`,
    sentence: (row) => `Dispute ${row["dispute"]} is counted in more than one line of the gateway's settlements.`,
  },
  {
    sql: `
      select entity_id as refund from settlement_lines
      where kind in ('refund', 'other') and dispute_id is null and gross_paise > 0 and expected_paise <> 0
      group by gateway, entity_id having count(*) > 1
      order by 1 limit 100`,
    sentence: (row) => `Refund ${row["refund"]} is given back in more than one line of the gateway's settlements.`,
  },
  {
    sql: `
      with told as (
        select sum(gross_paise - fee_paise - tax_paise) as payout, sum(fee_paise) as fee, sum(tax_paise) as tax,
          -sum(gross_paise - coalesce(expected_paise, 0)) as other
        from settlement_lines),
      posted as (
        select j.kind, sum(g.amount) as paise from journals j
        join postings g on g.journal_id = j.id and g.account_id = ${accounts.GATEWAY_CLEARING}
        where j.kind in ('GatewayPayout', 'GatewayFee', 'GatewayTax', 'GatewayOther') group by 1)
      select l.kind from told cross join lateral (values ('GatewayPayout', payout), ('GatewayFee', fee), ('GatewayTax', tax),
        ('GatewayOther', other)) l(kind, paise)
      left join posted p using (kind)
      where coalesce(l.paise, 0) <> coalesce(p.paise, 0)
      order by 1 limit 100`,
    sentence: (row) => `The lines of the gateway's settlements and the journals ${row["kind"]} differ.`,
  },
];
