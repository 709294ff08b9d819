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
        where j.kind = 'GatewayLoss')
      select ref as exception from borne b full join posted p using (ref)
      where (b.payment_id, b.paise) is distinct from (p.payment_id, p.paise)
      order by 1 limit 100`,
    sentence: (row) => `Exception ${row["exception"]} and the loss that was posted for it differ.`,
  },
  {
    sql: `
      select d.dispute_id as dispute, d.payment_id as payment from gateway_disputes d
      where d.state in ('lost', 'closed') and (d.state = 'lost' or d.deducted_paise > 0)
        and not exists (select from payment_exceptions e
          where e.payment_id = d.payment_id and e.kind = 'dispute_lost' and e.moved_ref = d.dispute_id
            and e.moved_paise = case d.deducted_paise when 0 then d.amount_paise else d.deducted_paise end)
      order by 1 limit 100`,
    sentence: (row) => `Dispute ${row["dispute"]} took money of payment ${row["payment"]}, and no exception says so.`,
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
