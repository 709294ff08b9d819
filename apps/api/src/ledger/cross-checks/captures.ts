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
];
