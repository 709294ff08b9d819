import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";
import { queryRow, queryRows, row } from "#platform/database/rows.ts";
import type { ShopYear } from "./calendar.ts";
import { demoCustomer } from "./people.ts";
import { insertSandboxOrder } from "./sandbox-orders.ts";

/** What the gateway reported, minutes after a payment was started: which capture, and of how much more than was asked for. */
const told = [
  [{ more: 0n }],
  [{ more: 0n }],
  // The bank took the money twice.
  [{ more: 0n }, { more: 0n }],
  // A payer changed the amount on the way.
  [{ more: 10_000n }],
  // Twice as well; these are decided.
  [{ more: 0n }, { more: 0n }],
  [{ more: 0n }, { more: 0n }],
  [{ more: 0n }, { more: 0n }],
  [{ more: 0n }, { more: 0n }],
] as const;

/** What an Admin decided about the last of them, an hour later; what is kept gets its receipt today, after all others. */
const decided = ["kept", "sent back", "paid another way", "not sent"] as const;

/**
 * Has the gateway tell of some payments that wait: some are verified and wait for staff, others were paid twice or with
 * another amount, which an Admin has to see to; of those some are kept, sent back, paid past the gateway, or stuck there.
 */
export async function tellOfOnlinePayments(
  tx: Transaction,
  admin: { id: bigint },
  { now, year }: { now: Date; year: ShopYear },
): Promise<void> {
  const lastToday = { at: year.moment(year.today, 995), day: year.today };
  const waiting = await queryRows(tx, waitingPayment)`
    select p.id, p.amount_paise, p.paid_at, to_char(p.business_day, 'YYYY-MM-DD') as day
    from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    where p.status = 'pending' and b.status = 'approved' and c.email <> ${demoCustomer.email}
      and not exists (select from payment_exceptions e where e.payment_id = p.id)
    order by p.paid_at limit ${told.length}::int`;
  for (const [index, { id, amountPaise, paidAt: at, day }] of waiting.entries()) {
    const after = (minutes: number) => earlierOf(new Date(at.getTime() + minutes * 60_000), now);
    const order = `demo_order_${id}`;
    await tx.$executeRaw`
      select open_gateway_order(${at}::timestamptz, ${id}::bigint, 'sandbox', ${order}, '/', ${at}::timestamptz,
                                ${at}::timestamptz, null)`;
    const decision = decided[index - told.length + decided.length];
    const captures = (told[index] ?? []).map(({ more }, nth) => {
      const isKept = decision === "not sent" && nth > 0;
      return { id: `demo_pay_${id}_${nth + 1}`, amountPaise: amountPaise + more, at: after(nth + 2), isKept };
    });
    await insertSandboxOrder(tx, { id: order, paymentId: id, amountPaise, at, captures });
    for (const capture of captures) {
      const context = { operation: "Gateway_Webhook", requestId: "demo", address: "127.0.0.1" };
      await tx.$executeRaw`
        select gateway_captured(${JSON.stringify(context)}::jsonb, ${capture.at}::timestamptz, ${day}::date, 'sandbox', null,
                                ${order}, ${capture.id}, ${capture.amountPaise}::bigint, '{}')::text`;
    }
    if (index === 0) await tellOfMissing(tx, { order, paymentId: id, amountPaise, at: after(5) });
    if (decision === undefined) continue;
    const when = decision === "kept" ? lastToday : { at: after(60), day };
    await decide(tx, order, decision, { admin, now, ...when });
  }
}

/** An event with a correct signature told of more money for an order, and the gateway says that it has none of that. */
async function tellOfMissing(
  tx: Transaction,
  told: { order: string; paymentId: bigint; amountPaise: bigint; at: Date },
): Promise<void> {
  const { order, paymentId, amountPaise, at } = told;
  const context = { operation: "Gateway_Webhook", requestId: "demo", address: "127.0.0.1" };
  await tx.$executeRaw`
    select gateway_capture_told(${at}::timestamptz, 'sandbox', null, ${order}, ${`demo_pay_${paymentId}_forged`},
                                ${amountPaise}::bigint)::text`;
  await tx.$executeRaw`
    select gateway_captures_missing(${JSON.stringify(context)}::jsonb, ${at}::timestamptz, 'sandbox', ${order},
                                    ${[`demo_pay_${paymentId}_1`]}::text[], false)`;
}

/** Nothing has happened yet later than the moment for which the shop is made. */
function earlierOf(one: Date, other: Date): Date {
  return one < other ? one : other;
}

const waitingPayment = row({ id: column.id, amountPaise: column.paise, paidAt: column.moment, day: column.day });

async function decide(
  tx: Transaction,
  order: string,
  decision: (typeof decided)[number],
  { admin, day, at, now }: { admin: { id: bigint }; day: string; at: Date; now: Date },
): Promise<void> {
  const context = JSON.stringify({
    actorId: admin.id.toString(),
    actorType: "Admin",
    operation: "Resolve_Payment_Exception",
    requestId: "demo",
    address: "127.0.0.1",
  });
  const exception = await queryRow(tx, openException)`
    select e.id, e.payment_id from payment_exceptions e join payments p on p.id = e.payment_id
    where p.gateway_order_id = ${order} and e.resolved_at is null`;
  if (exception === undefined) return;
  if (decision === "kept") {
    await tx.$executeRaw`
      select credit_payment_exception(${context}::jsonb, ${at}::timestamptz, ${day}::date, ${exception.id}::bigint, null, null,
                                    'She wants the next month paid with it')`;
    return;
  }
  await tx.$executeRaw`
    select write_audit(${context}::jsonb, ${at}::timestamptz, 'payment',
      resolve_payment_exception(${context}::jsonb, ${at}::timestamptz, ${day}::date, ${exception.id}::bigint,
                                'returned_through_gateway', null, null, 'Paid twice by mistake')::text,
      '{"resolution": "returned_through_gateway"}')::text`;
  await tx.$executeRaw`
    select from take_due_refunds(${at}::timestamptz, 'sandbox', ${now}::timestamptz, 1)`;
  if (decision === "sent back")
    await tx.$executeRaw`
      select gateway_refunded(${context}::jsonb, ${at}::timestamptz, ${day}::date, 'sandbox', null, gateway_payment_id,
        ${`demo_refund_${exception.paymentId}`}, amount_paise, null, 'processed', null)::text
      from gateway_refunds where payment_id = ${exception.paymentId}::bigint`;
  // The gateway keeps it, so a try from the screen shows what a refused one looks like.
  else
    await tx.$executeRaw`
      select gateway_refund_absent(${context}::jsonb, ${at}::timestamptz, ${exception.paymentId}::bigint,
        'none_there')::text`;
  // The shop has paid cash for it, a little later on the same day.
  if (decision === "paid another way")
    await tx.$executeRaw`
      select settle_gateway_refund(${context}::jsonb, ${earlierOf(new Date(at.getTime() + 600_000), now)}::timestamptz, ${day}::date,
                                   ${exception.paymentId}::bigint, 'cash', 'Slip 118', 'sandbox')::text`;
}

const openException = row({ id: column.id, paymentId: column.id });
