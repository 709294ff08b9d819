import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { confirmCapture } from "#testing/confirmed-capture.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
  await app.make.goldRate({ ratePaisePerGram: 1_000_000n });
});

const gold = { accrual: "weight", instalments: 11 } as const;

describe("a refund", () => {
  test("takes the payment back by a reversal, voids its receipt, frees the instalment and writes to the client", async () => {
    const { paymentId, bookId, receiptNumber } = await app.make.payment({ mode: "upi" });
    const answer = await admin.call("refundPayment", {
      id: String(paymentId),
      refund_mode: "Cash",
      reason: "Meant for another book",
    });
    expect(answer.body.data[0]).toMatchObject({
      status: "Refunded",
      receiptno: receiptNumber,
      refund_mode: "Cash",
      refund_reason: "Meant for another book",
      paid_total: "0",
      next_instalment: 1,
    });
    const reversal = await app.db.$queryRaw<{ account: string; amount: bigint }[]>`
      select account, amount from journal_lines where payment_id = ${paymentId} and kind = 'Reversal' order by line`;
    // From the drawer, not from where the money came to.
    expect(reversal).toEqual([
      { account: "CASH_DRAWER", amount: 50_000n },
      { account: "LIABILITY_INR", amount: -50_000n },
    ]);
    const message = await app.db.outboxMessage.findFirst({ where: { dedupeKey: `payment_refunded:${paymentId}` } });
    expect(message?.kind).toBe("payment_refunded");
    const trail = await app.db.auditEntry.findFirstOrThrow({
      where: { operation: "Refund_Payment", recordId: String(paymentId) },
    });
    expect(trail.detail).toMatchObject({ reason: "Meant for another book", mode: "cash" });
    const day = await admin.call("getDay", { day: testDay });
    expect(day.body.data[0].figures[0]).toMatchObject({ paymentmode: "Cash", refunds: "500", expected: "-500" });
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
    expect((await app.db.bookBalance.findUniqueOrThrow({ where: { bookId } })).paidPaise).toBe(0n);
  });

  test.each([
    [{ refund_mode: "Cash" }, "Say why the payment is refunded."],
    [{ refund_mode: "Cash", reason: "  " }, "Say why the payment is refunded."],
    [{ reason: "Twice" }, "Choose how the money is given back."],
    [{ refund_mode: "Gold", reason: "Twice" }, "Choose how the money is given back."],
    [{ refund_mode: "Online", reason: "Twice" }, "This money goes back the way it came."],
  ])("with %j is refused and changes nothing", async (sent, sentence) => {
    const { paymentId } = await app.make.payment();
    const answer = await admin.call("refundPayment", { id: String(paymentId), ...sent });
    expect([answer.status, answer.body.data]).toEqual([422, sentence]);
    const payment = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
    expect(payment.status).toBe("credited");
  });

  test("of money that a gateway holds goes back through the gateway alone", async () => {
    const { paymentId } = await app.make.payment({ mode: "online" });
    await confirmCapture(app, paymentId, { gateway: "razorpay", gatewayPaymentId: `pay_${paymentId}` });
    await app.asOwner((owner) =>
      owner.query("update payments set gateway = 'razorpay', gateway_payment_id = $1 where id = $2", [
        `pay_${paymentId}`,
        String(paymentId),
      ]),
    );
    const ask = (mode: string) =>
      admin.call("refundPayment", { id: String(paymentId), refund_mode: mode, reason: "Twice" });
    expect((await ask("Cash")).body.code).toBe("refund_mode_not_allowed");
    const list = await admin.call("listPayments", { search: String(paymentId) });
    expect(list.body.data[0].refund_modes).toEqual(["Online"]);
    expect((await ask("Online")).body.data[0]).toMatchObject({ status: "Refunded", refund_mode: "Online" });
  });

  test("by the tick box of an older form needs no field that the form does not have", async () => {
    const { paymentId } = await app.make.payment();
    const answer = await admin.call("updatePayment", { id: String(paymentId), status: "true" });
    expect(answer.body.data[0]).toMatchObject({ status: "Refunded", refund_mode: "Cash" });
    expect(answer.body.data[0].refund_reason).toMatch(/tick box/);
  });

  test("sent ten times at once happens once", async () => {
    const { paymentId } = await app.make.payment();
    const sent = { id: String(paymentId), refund_mode: "Cash", reason: "Twice" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.call("refundPayment", sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.journal.count({ where: { paymentId, kind: "Reversal" } })).toBe(1);
  });

  test("without a reason or a mode is refused by the database, too", async () => {
    const { paymentId } = await app.make.payment();
    const status = (columns: string) =>
      app.asOwner((owner) =>
        owner.query(`update payments set status = 'refunded', refunded_at = now() ${columns} where id = $1`, [
          String(paymentId),
        ]),
      );
    await expect(status("")).rejects.toThrow("payments_refund_check");
    await expect(status(", refund_mode = 'cash'")).rejects.toThrow("payments_refund_check");
  });
});

describe("an entered weight", () => {
  async function pending() {
    const book = await app.make.book({ scheme: gold });
    const { paymentId } = await app.make.payment({ bookId: book.id, status: "pending" });
    return { paymentId, sent: { id: String(paymentId), transactionNumber: `T${paymentId}`, installmentno: 1 } };
  }

  test("that is the computed one needs no reason, and keeps none", async () => {
    const { sent } = await pending();
    const answer = await admin.call("acknowledgePayment", { ...sent, weight: "0.050", weight_reason: "No need" });
    expect(answer.body.data[0]).toMatchObject({ weight: "0.050", computed_weight: "0.050", weight_reason: null });
  });

  test("that differs needs a reason; both weights and the reason are kept and audited", async () => {
    const { sent, paymentId } = await pending();
    const refused = await admin.call("acknowledgePayment", { ...sent, weight: "0.051" });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      422,
      "weight_reason_required",
      { computedMg: "50" },
    ]);
    const answer = await admin.call("acknowledgePayment", { ...sent, weight: "0.051", weight_reason: "Agreed rate" });
    expect(answer.body.data[0]).toMatchObject({
      weight: "0.051",
      computed_weight: "0.050",
      weight_reason: "Agreed rate",
    });
    const trail = await app.db.auditEntry.findFirstOrThrow({
      where: { operation: "Acknowledge_Payment", recordId: String(paymentId) },
    });
    expect(trail.detail).toMatchObject({ weightMg: "51", computedWeightMg: "50", weightReason: "Agreed rate" });
  });

  test("at the counter keeps the same rule", async () => {
    const book = await app.make.book({ scheme: gold });
    const refused = await admin.call("takeCounterPayment", { accountno: book.number, consolatedweight: "0.060" });
    expect(refused.body.code).toBe("weight_reason_required");
    const sent = { accountno: book.number, consolatedweight: "0.060", weight_reason: "Festival offer" };
    expect((await admin.call("takeCounterPayment", sent)).body.data[0].weight_reason).toBe("Festival offer");
  });
});

describe("the message of a payment", () => {
  test("is sent again from our records, whatever the form says of it", async () => {
    const { bookNumber, paymentId } = await app.make.payment();
    const sent = { accountNumber: bookNumber, installment: "1", name: "Somebody", email: "x@example.com", amount: "9" };
    expect((await admin.call("resendPaymentMessage", sent)).body.data).toEqual([{ id: String(paymentId) }]);
    const messages = await app.db.outboxMessage.findMany({
      where: { dedupeKey: { startsWith: `payment_acknowledged:${paymentId}:again` } },
    });
    expect(messages.map(({ payload }) => payload)).toMatchObject([{ paymentId: String(paymentId) }]);
  });

  test("of a refund is sent for a refunded instalment alone", async () => {
    const { bookNumber, paymentId } = await app.make.payment();
    const sent = {
      accountNumber: bookNumber,
      installment: "1",
      paymentStatus: "Payment has been successfully refunded",
    };
    const early = await admin.call("resendPaymentMessage", sent);
    expect([early.status, early.body.code]).toEqual([409, "nothing_refunded"]);
    await app.money.refund(paymentId);
    expect((await admin.call("resendPaymentMessage", sent)).status).toBe(200);
    const approved = await admin.call("resendPaymentMessage", { accountNumber: bookNumber, installment: "1" });
    expect(approved.body.code).toBe("nothing_to_acknowledge");
  });
});

test("the list is narrowed by state, mode, day and book, each alone and together", async () => {
  const { bookNumber, bookId } = await app.make.payment({ mode: "card" });
  await app.make.payment({ bookId, mode: "cheque" });
  await app.make.payment({ bookId, mode: "card", day: "2026-05-06", now: new Date("2026-05-06T06:00:00Z") });
  const found = async (filter: object) => (await admin.call("listPayments", filter)).body.page.total;
  expect(await found({ accountno: bookNumber })).toBe(3);
  expect(await found({ accountno: bookNumber, paymentmode: "Card" })).toBe(2);
  expect(await found({ accountno: bookNumber, paymentmode: "Card", day: "2026-05-06" })).toBe(1);
  expect(await found({ accountno: bookNumber, paymentmode: "Card", day: "2026-05-06", status: "Failed" })).toBe(0);
  expect(await found({ day: "2026-05-06" })).toBe(1);
  expect((await admin.call("listPayments", { paymentmode: "Gold" })).status).toBe(422);
});
