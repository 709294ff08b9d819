import type { CrossCheck } from "./cross-check.ts";

/** Money of gateways, beside what their own answers say of it. */
export const captures: readonly CrossCheck[] = [
  {
    sql: `
      select p.id as payment from payments p
      left join gateway_captures c on c.gateway = p.gateway and c.gateway_payment_id = p.gateway_payment_id
      where is_held_by_gateway(p) and (c.confirmed_at is null or c.amount_paise <> p.amount_paise
        or c.order_id <> coalesce(p.gateway_order_id, ''))
      order by 1 limit 100`,
    sentence: (row) => `The money of payment ${row["payment"]} is none that its gateway confirmed.`,
  },
  {
    sql: `
      select c.gateway_payment_id as capture from gateway_captures c
      where c.missing_at is not null
        and not exists (select from payment_exceptions e where e.kind = 'capture_not_found' and e.moved_ref = c.gateway_payment_id)
      order by 1 limit 100`,
    sentence: (row) => `The gateway does not have the money ${row["capture"]}, and no exception says so.`,
  },
  {
    sql: `
      select g.payment_id as payment from gateway_refunds g
      where g.state in ('accepted', 'processed', 'failed_at_gateway')
        and not exists (select from gateway_moves m
          where m.gateway = g.gateway and m.kind = 'refund' and m.move_id = g.refund_id and m.confirmed_at is not null)
        and not exists (select from payment_exceptions e
          where e.payment_id = g.payment_id and (e.moved_ref = g.refund_id or e.kind = 'gateway_gone'))
      order by 1 limit 100`,
    sentence: (row) => `The refund of payment ${row["payment"]} is none that its gateway confirmed.`,
  },
  {
    sql: `
      select d.dispute_id as dispute from gateway_disputes d
      where not exists (select from gateway_moves m
        where m.gateway = d.gateway and m.kind = 'dispute' and m.move_id = d.dispute_id and m.confirmed_at is not null)
      order by 1 limit 100`,
    sentence: (row) => `Dispute ${row["dispute"]} is none that its gateway confirmed.`,
  },
];
