import { describe, expect, test } from "vitest";
import { admin, app, customerWithBook, goldScheme } from "./payments.testing.ts";

describe("acknowledging", () => {
  test("credits a pending payment with its transaction number and chosen instalment", async () => {
    const { customer, book } = await customerWithBook();
    const started = await customer.call("startPayment", {
      accountno: book.number,
      paidamount: "500",
      status: "Payment Approved",
    });
    const id = started.body.data[0].Transactionid;
    expect(started.body.data[0].status).toBe("Pending");
    const answer = await admin.call("acknowledgePayment", { id, transactionNumber: "UTR-77", installmentno: 5 });
    expect(answer.body.data[0]).toMatchObject({
      status: "Payment Approved",
      transid: "UTR-77",
      installmentno: 5,
      next_instalment: 1,
    });
    const again = await admin.call("acknowledgePayment", { id, transactionNumber: "UTR-77", installmentno: 6 });
    expect([again.status, again.body.code]).toEqual([409, "payment_not_pending"]);
  });

  test("two hundred times at once credits once", async () => {
    const payment = await app.make.payment({ status: "pending", mode: "online" });
    const sent = { id: payment.paymentId.toString(), transactionNumber: "UTR-200", installmentno: 1 };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        admin.call("acknowledgePayment", sent, n % 2 === 0 ? { key: "the-same-key-200" } : {}),
      ),
    );
    const credited = answers.filter((answer) => answer.status === 200);
    const receipts = new Set(credited.map((answer) => answer.body.data[0].receiptno));
    expect(receipts.size).toBe(1);
    expect(answers.every((answer) => answer.status === 200 || answer.body.code === "payment_not_pending")).toBe(true);
    expect(await app.db.journal.count({ where: { paymentId: payment.paymentId } })).toBe(1);
    const balance = await app.db.bookBalance.findUniqueOrThrow({ where: { bookId: payment.bookId } });
    expect(balance.paidPaise).toBe(50_000n);
  });

  test("of an instalment that is paid is refused, and of a used transaction number", async () => {
    const paid = await app.make.payment({ transactionNumber: "UTR-1", mode: "bank" });
    const other = await app.make.payment({ bookId: paid.bookId, status: "pending", mode: "online" });
    const id = other.paymentId.toString();
    const taken = await admin.call("acknowledgePayment", { id, transactionNumber: "UTR-2", installmentno: 1 });
    expect([taken.status, taken.body.code]).toEqual([409, "instalment_already_paid"]);
    const used = await admin.call("acknowledgePayment", { id, transactionNumber: "UTR-1", installmentno: 2 });
    expect([used.status, used.body.code]).toEqual([409, "transaction_number_used"]);
    const beyond = await admin.call("acknowledgePayment", { id, transactionNumber: "UTR-2", installmentno: 16 });
    expect([beyond.status, beyond.body.code]).toEqual([422, "instalment_out_of_range"]);
  });

  test("of a weight scheme on a day without a rate asks for the weight, and keeps the entered one", async () => {
    const payment = await app.make.payment({
      status: "pending",
      mode: "online",
      day: "2026-05-01",
      book: { scheme: goldScheme },
    });
    const sent = { id: payment.paymentId.toString(), transactionNumber: "UTR-W", installmentno: 1 };
    const refused = await admin.call("acknowledgePayment", sent);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      422,
      "weight_required",
      "Please Enter the weight.",
    ]);
    const answer = await admin.call("acknowledgePayment", { ...sent, weight: "0.052" });
    expect(answer.body.data[0]).toMatchObject({ weight: "0.052", computed_weight: null, weight_total: "0.052" });
  });
});

describe("Update_Transaction does three things by the status sent", () => {
  test("acknowledges, then refunds once", async () => {
    const payment = await app.make.payment({ status: "pending", mode: "online" });
    const id = payment.paymentId.toString();
    const sent = {
      id,
      status: "Payment Approved",
      transactionNumber: "UTR-U",
      installmentno: "1",
      accountno: payment.bookNumber,
      weight: "",
      userid: 1,
    };
    expect((await admin.call("updatePayment", sent)).body.data[0].status).toBe("Payment Approved");
    expect((await admin.call("updatePayment", { id, status: "true" })).body.data[0]).toMatchObject({
      status: "Refunded",
      paid_total: "0",
    });
    expect((await admin.call("updatePayment", { id, status: "Refunded" })).body.code).toBe("nothing_to_refund");
  });

  test("fails a pending payment, and nothing else", async () => {
    const pending = await app.make.payment({ status: "pending", mode: "online" });
    const failed = await admin.call("updatePayment", { id: pending.paymentId.toString(), status: "Failed" });
    expect(failed.body.data[0].status).toBe("Failed");
    const approved = await app.make.payment();
    expect((await admin.call("failPayment", { id: approved.paymentId.toString() })).body.code).toBe(
      "payment_not_pending",
    );
  });

  test("does not acknowledge without a transaction number, nor for another book", async () => {
    const payment = await app.make.payment({ status: "pending", mode: "online" });
    const other = await app.make.book();
    const id = payment.paymentId.toString();
    expect((await admin.call("updatePayment", { id, status: "Payment Approved" })).body.code).toBe(
      "transaction_number_required",
    );
    const sent = { id, status: "false", transactionNumber: "UTR-O", installmentno: "1", accountno: other.number };
    expect((await admin.call("updatePayment", sent)).body.code).toBe("book_not_found");
  });

  test.each([
    ["Payment Approved", undefined],
    ["Payment Approved", null],
    ["Payment Approved", " "],
    ["false", undefined],
  ])("does not acknowledge by '%s' with the instalment %j", async (status, installmentno) => {
    const payment = await app.make.payment({ status: "pending", mode: "online" });
    const id = payment.paymentId.toString();
    const before = await app.fingerprint();
    const answer = await admin.call("updatePayment", { id, status, transactionNumber: "UTR-I", installmentno });
    const message = "Please Enter Installment No.";
    expect([answer.status, answer.body.data, answer.body.detail]).toEqual([422, message, message]);
    expect(answer.body.errors).toEqual([{ field: "installmentno", code: "instalment_missing", message }]);
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe("sending an acknowledgement again", () => {
  test("queues one more message and credits nothing", async () => {
    const payment = await app.make.payment();
    const journals = await app.db.journal.count();
    const answer = await admin.call("resendAcknowledgement", {
      accountNo: payment.bookNumber,
      InastallmentNo: 1,
      Weight: null,
      email: null,
    });
    expect(answer.body.data[0].id).toBe(payment.paymentId.toString());
    const messages = await app.db.outboxMessage.findMany({
      where: { clientId: payment.clientId, dedupeKey: { startsWith: `payment_acknowledged:${payment.paymentId}` } },
      orderBy: { id: "asc" },
    });
    // The second one does not say that money came again.
    expect(messages.map(({ kind }) => kind)).toEqual(["payment_acknowledged", "payment_acknowledged_again"]);
    expect(await app.db.journal.count()).toBe(journals);
  });

  test("of an instalment that is not paid is refused", async () => {
    const book = await app.make.book();
    const answer = await admin.call("resendAcknowledgement", { accountNo: book.number, InastallmentNo: 1 });
    expect([answer.status, answer.body.code]).toEqual([409, "nothing_to_acknowledge"]);
  });
});
