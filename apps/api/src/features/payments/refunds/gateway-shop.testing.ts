import { resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import { refundHindrances } from "@thangam/contracts/payments/refund-schemas";
import type { CommandContext } from "#core/command-context.ts";
import { refusalIn } from "#core/refusal.ts";
import { ownContext } from "#features/payments/online/apply-gateway-event.ts";
import { checkOrder } from "#features/payments/online/check-order.ts";
import { hearGatewayEvent } from "#features/payments/online/hear-gateway-event.ts";
import { askToldMoves } from "#features/payments/online/told-moves.ts";
import { decideMovedMoney, resolveExceptionRow } from "#features/payments/exceptions/exception-decision-store.ts";
import { exceptionById } from "#features/payments/exceptions/exception-store.ts";
import type { GatewayEvent } from "#integrations/payment-gateway/port.ts";
import { movePayment } from "#ledger/move-payment.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/db.ts";
import { makeLogger } from "#platform/process/logger.ts";
import type { TestDatabase } from "#testing/database.ts";
import { bookedAtGateway } from "#testing/booked-at-gateway.ts";
import { fakeGateway } from "#testing/fake-gateway.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { settleRefundRow } from "./gateway-refund-store.ts";
import { followMoves } from "./follow-moves.ts";
import { readSettlementFile } from "#features/payments/settlements/read-settlement-file.ts";
import {
  addSettlementFile,
  addSettlementLines,
  matchSettlementLines,
  postSettlements,
} from "#features/payments/settlements/settlement-store.ts";
import { settlementCsv } from "#testing/settlement-report.ts";
import { sendRefunds } from "./send-refunds.ts";

const businessDayOf = shopCalendar("Asia/Kolkata");
const passing = new Set<string>(["payment_is_exception", "exception_resolved", ...refundHindrances]);

/** A book whose money comes and goes through a gateway that goes wrong, and what the shop does about it. */
export class ShopAtGateway {
  readonly fake = fakeGateway();
  readonly database: TestDatabase;
  readonly book: { id: bigint; number: string };
  /** To which staff move money of the other one. */
  readonly otherBook: { id: bigint; number: string };
  readonly actorId: bigint;
  readonly context: CommandContext;
  now = testMoment;

  constructor(
    database: TestDatabase,
    [book, otherBook]: [ShopAtGateway["book"], ShopAtGateway["book"]],
    actorId: bigint,
  ) {
    this.database = database;
    this.book = book;
    this.otherBook = otherBook;
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
    return hearGatewayEvent(this.call(), event, null);
  }

  /** Asks about an order, as a return page does. */
  async look(orderId: string): Promise<void> {
    await checkOrder(this.call(), { orderId, moneyUntil: null });
  }

  /** Asks about every order, as the reconciler does. */
  async reconcile(): Promise<void> {
    const orders = await this.database.db.gatewayOrder.findMany({ where: { payment: this.ofBooks() } });
    for (const { orderId } of orders) await this.look(orderId);
    await askToldMoves(this.jobs());
  }

  /** Runs the job that follows refunds, an hour later. */
  async follow(): Promise<void> {
    this.now = new Date(this.now.getTime() + 3_600_000);
    await sendRefunds(this.jobs());
  }

  /** Asks what moved lately, as the job does. */
  async poll(): Promise<void> {
    await followMoves(this.jobs());
  }

  /** Staff move money to the book that it was meant for; returns its payment there. */
  async move(paymentId: bigint, { number }: { number: string }): Promise<bigint> {
    const given = { now: this.now, day: testDay, paymentId, bookNumber: number, reason: "Meant for another book" };
    return (await movePayment(this.database.db, contextOf("Move_Payment"), given)).paymentId;
  }

  /** Takes the report of what the gateway has paid out since. */
  async settle(): Promise<void> {
    const { context, now, database, fake } = this;
    const bytes = Buffer.from(settlementCsv(fake.settle()));
    await database.db.$transaction(async (tx) => {
      const file = { now, gateway: "razorpay", fileName: "report.csv", fileHash: new Uint8Array(1) };
      const fileId = await addSettlementFile(tx, context, file);
      for await (const lines of readSettlementFile(bytes, "2026-12-31")) await addSettlementLines(tx, fileId, lines);
      await postSettlements(tx, context, { now, day: testDay, fileId });
    });
  }

  /** Staff ask which lines fit by now. */
  matchLines(): Promise<number> {
    return this.database.db.$transaction((tx) => matchSettlementLines(tx, this.context, this.now, testDay));
  }

  /** Lines of its settlements that the books still know nothing of. */
  async oddLines() {
    await this.matchLines();
    return this.database.db.settlementLine.findMany({ where: { state: { not: "matched" } } });
  }

  payments() {
    return this.database.db.payment.findMany({ where: this.ofBooks(), orderBy: { id: "asc" } });
  }

  refunds() {
    const where = { payment: this.ofBooks() };
    return this.database.db.gatewayRefund.findMany({ where, orderBy: { paymentId: "asc" } });
  }

  openExceptions() {
    const where = { payment: this.ofBooks(), resolvedAt: null };
    return this.database.db.paymentException.findMany({ where, orderBy: { id: "asc" } });
  }

  /** Decides every open exception that has a way out, in one way or the other. */
  async decide(n: number): Promise<void> {
    for (const { id } of await this.openExceptions())
      await this.database.db
        .$transaction((tx) => this.decideOne(tx, id, n))
        // A dispute that is open, or another exception about the same payment, comes first; or it was decided just now.
        .catch((error: unknown) => {
          if (!passing.has(refusalIn(error)?.code ?? "")) throw error;
        });
  }

  async payInCash(paymentId: bigint): Promise<void> {
    const way = { paymentId, mode: "cash", reference: "Slip", gateway: this.fake.gateway.name } as const;
    await this.database.db.$transaction((tx) => settleRefundRow(tx, this.context, this.now, testDay, way));
  }

  /** What the books say that the gateway owes the shop. */
  booked(): Promise<bigint> {
    return bookedAtGateway(this.database.db, [this.book.id, this.otherBook.id], this.actorId);
  }

  private ofBooks() {
    return { bookId: { in: [this.book.id, this.otherBook.id] } };
  }

  private async decideOne(tx: Transaction, exceptionId: bigint, n: number): Promise<void> {
    const exception = await exceptionById(tx, exceptionId);
    if (exception === undefined || exception.kind === "disputed") return;
    const { kind, decisions, isHeldByGateway, paymentStatus } = exception;
    // What becomes of a refund that is under way comes first.
    if (kind === "dispute_lost" && decisions.length === 0) return;
    const given = { exceptionId, reference: null, remarks: "Decided" };
    const about = decisions[n % Math.max(decisions.length, 1)];
    const moved = about && resolutionCodes.of(about);
    if (moved === "counted_as_refund" || moved === "borne_by_shop" || moved === "kept_by_shop")
      return decideMovedMoney(tx, this.context, this.now, testDay, { ...given, resolution: moved });
    if (moved === "no_money_came")
      return resolveExceptionRow(tx, this.context, this.now, testDay, { ...given, mode: null, resolution: moved });
    // A payment of which nothing moved may be returned past the gateway as well.
    const inCash = { ...given, mode: "cash", reference: "Slip", resolution: "money_returned" } as const;
    const isReturnable = isHeldByGateway && paymentStatus === "Successfully Transfer" && n % 3 === 0;
    if (moved === "money_returned" || (moved === undefined && isReturnable))
      return resolveExceptionRow(tx, this.context, this.now, testDay, inCash);
    const isOver = kind === "refunded_before" || kind === "counted_twice" || moved === "seen_to";
    const otherwise = kind === "refund_failed" ? "asked_again" : "returned_through_gateway";
    const resolution = isOver ? "seen_to" : otherwise;
    return resolveExceptionRow(tx, this.context, this.now, testDay, { ...given, mode: null, resolution });
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
