import { refusalIn } from "#core/refusal.ts";
import { applyGatewayEvent, ownContext } from "#features/payments/online/apply-gateway-event.ts";
import { checkOrder } from "#features/payments/online/check-order.ts";
import { keepExceptionRow, resolveExceptionRow } from "#features/payments/exceptions/exception-store.ts";
import type { GatewayEvent } from "#integrations/payment-gateway/port.ts";
import { retryGatewayRefund } from "#ledger/refund-operations.ts";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import { shopCalendar } from "#platform/clock.ts";
import { makeLogger } from "#platform/process/logger.ts";
import type { TestDatabase } from "#testing/database.ts";
import { fakeGateway } from "#testing/fake-gateway.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { settleRefundRow } from "./gateway-refund-store.ts";
import { sendRefunds } from "./send-refunds.ts";

const price = 10_000n;
const businessDayOf = shopCalendar("Asia/Kolkata");

/** A book whose money comes and goes through a gateway that goes wrong, and everything that can be done about it. */
export function shopAtGateway({ db, money, make }: TestDatabase, book: { id: bigint }, actorId: bigint) {
  const fake = fakeGateway();
  const { gateway } = fake;
  const context = contextOf("Gateway_History", { actorId });
  let now = testMoment;
  const call = () => ({ db, gateway, context: ownContext("Gateway_Webhook"), now, today: testDay, businessDayOf });
  const hear = (event: GatewayEvent) => applyGatewayEvent(call(), event, null);
  const payments = () => db.payment.findMany({ where: { bookId: book.id }, orderBy: { id: "asc" } });
  const credited = async () => (await payments()).filter(({ status }) => status === "credited");
  const openExceptions = () =>
    db.paymentException.findMany({ where: { payment: { bookId: book.id }, resolvedAt: null }, orderBy: { id: "asc" } });
  const refunds = () =>
    db.gatewayRefund.findMany({ where: { payment: { bookId: book.id } }, orderBy: { paymentId: "asc" } });

  async function order(): Promise<{ paymentId: bigint; orderId: string }> {
    const { paymentId } = await money.start(book.id, { amountPaise: price });
    const { orderId } = await gateway.openOrder({ paymentId, amountPaise: price, bookNumber: "", now });
    await db.$executeRaw`
      select open_gateway_order(${now}::timestamptz, ${paymentId}::bigint, 'razorpay', ${orderId}, '/', ${now}::timestamptz + interval '1 day', null, null)`;
    return { paymentId, orderId };
  }

  /** Runs the job that follows refunds, an hour later. */
  async function follow(): Promise<void> {
    now = new Date(now.getTime() + 3_600_000);
    await sendRefunds({ db, clock: () => now, businessDayOf, gateway, logger: makeLogger("silent") });
  }

  /** Decides every open exception that has a way out. */
  async function decide(): Promise<void> {
    for (const { id: exceptionId, kind } of await openExceptions()) {
      const given = { exceptionId, reference: null, remarks: "Decided" };
      const resolve = (resolution: "seen_to" | "asked_again" | "returned_through_gateway") =>
        db
          .$transaction((tx) => resolveExceptionRow(tx, now, actorId, { ...given, resolution }))
          // While what the gateway sent back unasked is open, nothing else is decided about the payment.
          .catch((error: unknown) => {
            if (refusalIn(error)?.code !== "payment_is_exception") throw error;
          });
      if (kind === "refunded_before") await resolve("seen_to");
      else if (kind === "refund_failed") await resolve("asked_again");
      else if (kind !== "refund_differs") await resolve("returned_through_gateway");
    }
  }

  async function hasLeft<T>(of: Promise<T[]>, n: number): Promise<T | undefined> {
    const all = await of;
    return all[n % Math.max(all.length, 1)];
  }

  /** Asks about every order, as the reconciler does. */
  async function reconcile(): Promise<void> {
    const orders = await db.gatewayOrder.findMany({ where: { payment: { bookId: book.id } } });
    for (const { orderId } of orders) await checkOrder(call(), { orderId, moneyUntil: null });
  }

  return {
    fake,
    reconcile,
    openExceptions,
    payments,
    refunds,
    decide,
    follow,
    steps: {
      pay: async () => {
        const { orderId } = await order();
        await hear(fake.pay(orderId, price));
      },
      payUnheard: async () => {
        const { orderId } = await order();
        fake.pay(orderId, price);
        await checkOrder(call(), { orderId, moneyUntil: null });
      },
      payTwice: async () => {
        const { orderId } = await order();
        for (const amount of [price, price]) await hear(fake.pay(orderId, amount));
      },
      payMore: async () => hear(fake.pay((await order()).orderId, price * 2n)),
      acknowledgedFirst: async (n: number) => {
        const { paymentId, orderId } = await order();
        const capture = fake.pay(orderId, price);
        await money.acknowledge(paymentId, { transactionNumber: capture.gatewayPaymentId });
        await money.refund(paymentId, { mode: n % 2 === 0 ? "online" : "cash" });
        await hear(capture);
      },
      refund: async (n: number) => {
        const payment = await hasLeft(credited(), n);
        if (payment !== undefined) await money.refund(payment.id);
      },
      makes: () => (fake.state.manner = "makes"),
      accepts: () => (fake.state.manner = "accepts"),
      makesSilently: () => (fake.state.manner = "makes silently"),
      acceptsSilently: () => (fake.state.manner = "accepts silently"),
      loses: () => (fake.state.manner = "loses"),
      refuses: () => (fake.state.manner = "refuses"),
      silence: () => (fake.state.isSilent = !fake.state.isSilent),
      follow,
      finish: async (n: number) => {
        const taken = fake.refunds.filter(({ state }) => state === "accepted");
        const refund = taken[n % Math.max(taken.length, 1)];
        if (refund === undefined) return;
        const finished = fake.finish(refund.refundId, n % 3 === 0 ? "failed_at_gateway" : "processed");
        if (n % 2 === 0) await hear(finished);
      },
      returnThere: async (n: number) => {
        const payment = await hasLeft(payments(), n);
        const id = payment?.gatewayPaymentId ?? "";
        if (fake.left(id) > 0n) await hear(fake.refundThere(id, n % 2 === 0 ? fake.left(id) : 1_000n));
      },
      retry: async (n: number) => {
        const refund = await hasLeft(refunds(), n);
        if (refund !== undefined) await retryGatewayRefund(db, context, { now, paymentId: refund.paymentId });
      },
      payAnotherWay: async (n: number) => {
        const refund = await hasLeft(refunds(), n);
        if (refund === undefined) return;
        const way = { paymentId: refund.paymentId, mode: "cash", reference: "Slip" } as const;
        await db.$transaction((tx) => settleRefundRow(tx, context, now, testDay, way));
      },
      keep: async (n: number) => {
        const exception = await hasLeft(openExceptions(), n);
        if (exception === undefined) return;
        const kept = { exceptionId: exception.id, weightMg: null, weightReason: null, remarks: "Kept" };
        await db.$transaction((tx) => keepExceptionRow(tx, context, now, testDay, kept));
      },
      decide,
      closeAndOpen: async () => {
        await make.closedBook(book.id);
        await make.reopenedBook(book.id);
      },
    },
    /** What the books say that the gateway owes the shop. */
    booked: async () => {
      const rows = await db.$queryRaw<{ paise: bigint }[]>`
        select coalesce(-sum(amount), 0)::bigint as paise from journal_lines
        where book_id = ${book.id} and account = 'GATEWAY_CLEARING'`;
      return rows[0]?.paise ?? 0n;
    },
  };
}

/** What may happen to a step: the books refuse it, or the gateway does not answer. */
export function isExpected(error: unknown): boolean {
  return error instanceof GatewayError || refusalIn(error) !== null;
}
