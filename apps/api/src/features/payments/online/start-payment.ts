import { operations } from "@thangam/contracts";
import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import * as ledger from "#ledger/money-operations.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { shopDayEnd } from "#platform/clock.ts";
import { keepOrder } from "./gateway-store.ts";
import { bookOfNumber, paymentWithOrder } from "#features/payments/payment-store.ts";

/**
 * Notes the payment, then opens an order for it at the gateway. A customer can start a payment only for a book of their
 * own; the ledger checks whose it is. Sent again, it returns the same payment and the same place to pay.
 */
export const startPayment = moneyCommand(operations.startPayment, async (call) => {
  const { ownerId, input, db, context, now, today, services, refuse } = call;
  const { gateway } = services;
  const book = await bookOfNumber(db, input.bookNumber);
  if (book === null) throw refuse("book_not_found");
  if (gateway === null) throw refuse("online_payment_off");
  const answer = await ledger.startPayment(db, context, {
    now,
    day: today,
    bookId: book.id,
    ownerUserId: ownerId,
    amountPaise: input.amountPaise ?? null,
    instalmentCount: input.instalmentCount ?? null,
    seenState: input.seenState ?? null,
  });
  const { paymentId, amountPaise, bookNumber } = answer;
  const started = { paymentId, amountPaise, status: paymentStatusCodes.phraseOf(answer.status) };
  const linkOf = (orderId: string) => gateway.linkOf({ orderId, amountPaise, bookNumber });

  const known = answer.replayed ? await paymentWithOrder(db, paymentId) : null;
  if (known?.order) return { ...started, payUrl: known.order.payUrl, upiLink: linkOf(known.order.orderId) };
  // It could not be opened then, and was ended.
  if (known !== null && known.status !== "pending") throw refuse("gateway_unavailable");
  try {
    const order = await gateway.openOrder({ paymentId, amountPaise, bookNumber, now });
    const dayEnds = shopDayEnd(services.timeZone)(today);
    const payUrl = await keepOrder(db, { now, paymentId, gateway: gateway.name, order, dayEnds });
    return { ...started, payUrl, upiLink: linkOf(order.orderId) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // Nobody was shown where to pay it. Said again under the same key, this is refused once more.
    const failure = { code: "page_not_opened", reason: null } as const;
    await ledger.failPayment(db, { ...context, key: null }, { now, paymentId, ...failure }).catch(() => undefined);
    throw refuse("gateway_unavailable");
  }
});
