import type { CommandContext } from "#core/command-context.ts";
import { refusalIn } from "#core/refusal.ts";
import { applyGatewayEvent, ownContext } from "#features/payments/online/apply-gateway-event.ts";
import { checkOrder } from "#features/payments/online/check-order.ts";
import { resolveExceptionRow } from "#features/payments/exceptions/exception-store.ts";
import type { GatewayEvent } from "#integrations/payment-gateway/port.ts";
import { shopCalendar } from "#platform/clock.ts";
import { makeLogger } from "#platform/process/logger.ts";
import type { TestDatabase } from "#testing/database.ts";
import { fakeGateway } from "#testing/fake-gateway.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { sendRefunds } from "./send-refunds.ts";

const businessDayOf = shopCalendar("Asia/Kolkata");

/** A book whose money comes and goes through a gateway that goes wrong, and what the shop does about it. */
export class ShopAtGateway {
  readonly fake = fakeGateway();
  readonly database: TestDatabase;
  readonly book: { id: bigint };
  readonly actorId: bigint;
  readonly context: CommandContext;
  now = testMoment;

  constructor(database: TestDatabase, book: { id: bigint }, actorId: bigint) {
    this.database = database;
    this.book = book;
    this.actorId = actorId;
    this.context = contextOf("Gateway_History", { actorId });
  }

  /** An order for an amount, as a customer opens one. */
  async order(amountPaise: bigint): Promise<{ paymentId: bigint; orderId: string }> {
    const { now, book, fake } = this;
    const { db, money } = this.database;
    const { paymentId } = await money.start(book.id, { amountPaise });
    const { orderId } = await fake.gateway.openOrder({ paymentId, amountPaise, bookNumber: "", now });
    await db.$executeRaw`
      select open_gateway_order(${now}::timestamptz, ${paymentId}::bigint, 'razorpay', ${orderId}, '/', ${now}::timestamptz + interval '1 day', null, null)`;
    return { paymentId, orderId };
  }

  hear(event: GatewayEvent): Promise<string> {
    return applyGatewayEvent(this.call(), event, null);
  }

  /** Asks about an order, as a return page does. */
  async look(orderId: string): Promise<void> {
    await checkOrder(this.call(), { orderId, moneyUntil: null });
  }

  /** Asks about every order, as the reconciler does. */
  async reconcile(): Promise<void> {
    const orders = await this.database.db.gatewayOrder.findMany({ where: { payment: { bookId: this.book.id } } });
    for (const { orderId } of orders) await this.look(orderId);
  }

  /** Runs the job that follows refunds, an hour later. */
  async follow(): Promise<void> {
    this.now = new Date(this.now.getTime() + 3_600_000);
    await sendRefunds(this.jobs());
  }

  payments() {
    return this.database.db.payment.findMany({ where: { bookId: this.book.id }, orderBy: { id: "asc" } });
  }

  refunds() {
    const where = { payment: { bookId: this.book.id } };
    return this.database.db.gatewayRefund.findMany({ where, orderBy: { paymentId: "asc" } });
  }

  openExceptions() {
    const where = { payment: { bookId: this.book.id }, resolvedAt: null };
    return this.database.db.paymentException.findMany({ where, orderBy: { id: "asc" } });
  }

  /** Decides every open exception that has a way out. */
  async decide(): Promise<void> {
    for (const { id: exceptionId, kind } of await this.openExceptions()) {
      const given = { exceptionId, reference: null, remarks: "Decided" };
      const resolve = (resolution: "seen_to" | "asked_again" | "returned_through_gateway") =>
        this.database.db
          .$transaction((tx) => resolveExceptionRow(tx, this.now, this.actorId, { ...given, resolution }))
          // While what the gateway sent back unasked is open, nothing else is decided about the payment.
          .catch((error: unknown) => {
            if (refusalIn(error)?.code !== "payment_is_exception") throw error;
          });
      if (kind === "refunded_before") await resolve("seen_to");
      else if (kind === "refund_failed") await resolve("asked_again");
      else if (kind !== "refund_differs") await resolve("returned_through_gateway");
    }
  }

  /** What the books say that the gateway owes the shop. */
  async booked(): Promise<bigint> {
    const rows = await this.database.db.$queryRaw<{ paise: bigint }[]>`
      select coalesce(-sum(amount), 0)::bigint as paise from journal_lines
      where book_id = ${this.book.id} and account = 'GATEWAY_CLEARING'`;
    return rows[0]?.paise ?? 0n;
  }

  private jobs() {
    const { now, database, fake } = this;
    const work = { clock: () => now, businessDayOf, gateway: fake.gateway, logger: makeLogger("silent") };
    return { db: database.db, ...work };
  }

  private call() {
    const { now, database, fake } = this;
    const context = ownContext("Gateway_Webhook");
    return { db: database.db, gateway: fake.gateway, context, now, today: testDay, businessDayOf };
  }
}
