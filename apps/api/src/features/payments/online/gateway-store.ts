import { createHash } from "node:crypto";
import type { OpenedOrder } from "#integrations/payment-gateway/port.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRows, queryValue, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

interface KeptOrder {
  now: Date;
  paymentId: bigint;
  gateway: string;
  order: OpenedOrder;
  /** The end of the shop's day, after which an order is paid no more. */
  dayEnds: Date;
}

/** Notes where a payment is paid; of two orders opened at once the first is kept. Returns where to pay. */
export function keepOrder(db: Database, { now, paymentId, gateway, order, dayEnds }: KeptOrder): Promise<string> {
  const { orderId, payUrl, moneyUntil, isAskable } = order;
  const expiresAt = order.expiresAt !== null && order.expiresAt < dayEnds ? order.expiresAt : dayEnds;
  const firstCheckAt = isAskable ? new Date(now.getTime() + 30_000) : null;
  return queryValue(db, column.text)`
    select open_gateway_order(${now}::timestamptz, ${paymentId}::bigint, ${gateway}, ${orderId}, ${payUrl},
                              ${expiresAt}::timestamptz, ${moneyUntil}::timestamptz, ${firstCheckAt}::timestamptz)`;
}

/** An order with what its payment page shows, while its payment is still to be made. */
export function orderToPay(db: Database, gateway: string, orderId: string) {
  return db.gatewayOrder.findUnique({
    where: { gateway_orderId: { gateway, orderId } },
    select: {
      paymentId: true,
      expiresAt: true,
      moneyUntil: true,
      payment: {
        select: {
          amountPaise: true,
          status: true,
          book: {
            select: {
              number: true,
              schemeVersion: { select: { name: true } },
              client: { select: { name: true, email: true, mobile: true, user: { select: { language: true } } } },
            },
          },
        },
      },
    },
  });
}

const dueOrder = row({
  paymentId: column.id,
  orderId: column.text,
  moneyUntil: column.nullable(column.moment),
  checks: column.integer,
  /** An event told of money that the gateway could not be asked about yet. */
  isTold: column.boolean,
});

export type DueOrder = RowOf<typeof dueOrder>;

/**
 * Takes orders to ask about, one of each client before a second one of any; each is out of sight of other processes until
 * `takenUntil`.
 */
export function takeDueOrders(db: Database, gateway: string, now: Date, takenUntil: Date, limit: number) {
  return queryRows(db, dueOrder)`
    update gateway_orders set next_check_at = ${takenUntil}::timestamptz, checks = checks + 1
    where payment_id in (
      select o.payment_id from gateway_orders o
      join (
        select d.payment_id, row_number() over (partition by b.client_id order by d.next_check_at) as turn
        from gateway_orders d join payments p on p.id = d.payment_id join books b on b.id = p.book_id
        where d.next_check_at <= ${now}::timestamptz and d.gateway = ${gateway}) due using (payment_id)
      where o.next_check_at <= ${now}::timestamptz
      order by due.turn, o.next_check_at limit ${limit}::int
      for update of o skip locked)
    returning payment_id, order_id, money_until, checks, exists (
      select from gateway_captures c
      where c.gateway = gateway_orders.gateway and c.order_id = gateway_orders.order_id
        and c.confirmed_at is null and c.missing_at is null) as is_told`;
}

/** Whether an event about an order of ours was not taken before. */
export function isNews(
  db: Database,
  gateway: string,
  { orderId, eventId }: { orderId: string; eventId: string | null },
): Promise<boolean> {
  return queryValue(db, column.boolean)`
    select exists (select from gateway_orders where gateway = ${gateway} and order_id = ${orderId})
      and not exists (select from gateway_events
        where gateway = ${gateway} and event_id = ${eventId}::text
          and outcome not in ('unknown payment', 'unknown order', 'told'))`;
}

export async function noteCheck(
  db: Database,
  paymentId: bigint,
  nextCheckAt: Date | null,
  failure: string | null,
): Promise<void> {
  const lastTrouble = failure?.slice(0, 500) ?? null;
  await db.gatewayOrder.update({ where: { paymentId }, data: { nextCheckAt, lastTrouble } });
}

/** Verified payments that nothing but the shop's switch, a rate or an open day keeps from being credited. */
export function verifiedPayments(db: Database, limit: number): Promise<bigint[]> {
  // In no order, so that some that cannot be credited yet do not stand before all others.
  return queryValues(db, column.id)`
    select p.id from payments p
    where p.status = 'verified' and setting_is_on('auto_acknowledge')
      and not is_set_aside(p)
    order by random() limit ${limit}::int`;
}

/** Keeps what a gateway signed and nobody can act on, once however often it is sent. */
export async function keepMalformedEvent(
  db: Database,
  { gateway, body, problem, now }: { gateway: string; body: Buffer; problem: string; now: Date },
): Promise<void> {
  const digest = createHash("sha256").update(body).digest();
  await db.malformedEvent.createMany({
    data: [{ gateway, digest, body: new Uint8Array(body), problem, receivedAt: now }],
    skipDuplicates: true,
  });
}
