import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const staleOrder = row({ paymentId: column.id, orderId: column.text, moneyUntil: column.nullable(column.moment) });
export type StaleOrder = RowOf<typeof staleOrder>;

interface Looked {
  gateway: string;
  paymentIds: readonly bigint[];
  before: Date;
  limit: number;
}

/**
 * The orders of these payments about which the gateway did not answer since a moment, the longest ago first. Of money that came a
 * second time or late it is the order that the money was for.
 */
export function staleOrders(db: Database, { gateway, paymentIds, before, limit }: Looked): Promise<StaleOrder[]> {
  return queryRows(db, staleOrder)`
    with asked as (select id, gateway_payment_id from payments where id = any(${[...paymentIds]}::bigint[]) and gateway = ${gateway})
    select payment_id, order_id, money_until from gateway_orders o
    where gateway = ${gateway} and coalesce(asked_at < ${before}::timestamptz, true) and (
      payment_id = any(${[...paymentIds]}::bigint[])
      or order_id in (select c.order_id from gateway_captures c join asked a using (gateway_payment_id) where c.gateway = ${gateway}))
    order by asked_at nulls first, payment_id limit ${limit}::int`;
}
