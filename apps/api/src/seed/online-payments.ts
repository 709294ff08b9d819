import type { Transaction } from "#platform/db.ts";
import { demoCustomer } from "./people.ts";

/** What the gateway told, minutes after a payment was started: which capture, and of how much more than was asked for. */
const told = [
  [{ more: 0n }],
  [{ more: 0n }],
  // The bank took the money twice.
  [{ more: 0n }, { more: 0n }],
  // A payer changed the amount on the way.
  [{ more: 10_000n }],
] as const;

/**
 * Has the gateway tell of some payments that wait: two are verified and wait for staff, one was paid twice and one
 * with another amount, which an Admin has to see to.
 */
export async function tellOfOnlinePayments(tx: Transaction): Promise<void> {
  const waiting = await tx.$queryRaw<{ id: bigint; amount_paise: bigint; paid_at: Date; day: string }[]>`
    select p.id, p.amount_paise, p.paid_at, to_char(p.business_day, 'YYYY-MM-DD') as day
    from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    where p.status = 'Pending' and b.status = 'Approved' and c.email <> ${demoCustomer.email}
      and not exists (select from payment_exceptions e where e.payment_id = p.id)
    order by p.paid_at limit ${told.length}::int`;
  for (const [index, { id, amount_paise: paise, paid_at: at, day }] of waiting.entries()) {
    const order = `demo_order_${id}`;
    await tx.$executeRaw`
      select open_gateway_order(${at}::timestamptz, ${id}::bigint, 'sandbox', ${order}, '/', ${at}::timestamptz, null)`;
    for (const [nth, { more }] of (told[index] ?? []).entries()) {
      const context = { operation: "Gateway_Webhook", requestId: "demo", address: "127.0.0.1" };
      const [paymentAt, gatewayPayment] = [new Date(at.getTime() + (nth + 2) * 60_000), `demo_pay_${id}_${nth + 1}`];
      await tx.$executeRaw`
        select gateway_captured(${JSON.stringify(context)}::jsonb, ${paymentAt}::timestamptz, ${day}::date, 'sandbox', null,
                                ${order}, ${gatewayPayment}, ${paise + more}::bigint, '{}')::text`;
    }
  }
}
