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
  most: number;
}

/** The orders of these payments about which the gateway did not answer since a moment, the longest ago first. */
export function staleOrders(db: Database, { gateway, paymentIds, before, most }: Looked): Promise<StaleOrder[]> {
  return queryRows(db, staleOrder)`
    select payment_id, order_id, money_until from gateway_orders
    where payment_id = any(${[...paymentIds]}::bigint[]) and gateway = ${gateway} and coalesce(asked_at < ${before}::timestamptz, true)
    order by asked_at nulls first, payment_id limit ${most}::int`;
}
