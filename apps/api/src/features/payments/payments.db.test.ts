import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

const goldScheme = { accrual: "weight", instalments: 11 } as const;
const flexible = { paymentRule: "flexible", type: "Daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;

/** A signed-in customer with a book of theirs. */
async function customerWithBook(given: Parameters<typeof app.make.book>[0] = {}) {
  const customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  return { customer, client, book: await app.make.book({ clientId: client.id, ...given }) };
}

describe("a counter payment", () => {
  test("with nothing but the book number pays the next instalment in cash, today", async () => {
    const book = await app.make.book({ paidMonths: 2 });
    const answer = await admin.call("takeCounterPayment", {
      accountno: book.number.toLowerCase(),
      paymentdate: null,
      paymentmode: null,
      amounttopay: null,
      consolatedweight: null,
      updatedby: 7,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data[0]).toMatchObject({
      fld_accountno: book.number,
      status: "Payment Approved",
      paymentmode: "Cash",
      paidamount: "500",
      installmentno: 3,
      business_day: testDay,
      paid_total: "1500",
      next_instalment: 4,
    });
    expect(answer.body.data[0].receiptno).toMatch(/^T2627-\d{7}$/);
  });

  test("is credited in the name of who took it, whoever the request says", async () => {
    const book = await app.make.book();
    const answer = await admin.call("takeCounterPayment", { accountno: book.number, updatedby: 999 });
    const payment = await app.db.payment.findUniqueOrThrow({ where: { id: BigInt(answer.body.data[0].fld_id) } });
    expect([payment.createdById, payment.acknowledgedById]).toEqual([admin.userId, admin.userId]);
    const [journal] = await app.db.journal.findMany({ where: { paymentId: payment.id } });
    expect(journal?.actorId).toBe(admin.userId);
  });

  test.each([
    ["a part of an instalment", { amounttopay: "250" }, "amount_not_allowed", 422],
    ["more than the book still owes", { amounttopay: "8000" }, "amount_not_allowed", 422],
    ["another day", { paymentdate: "2026-05-03" }, "payment_day_not_today", 422],
  ])("of %s is refused and changes nothing", async (_what, sent, code, status) => {
    const book = await app.make.book();
    const answer = await admin.call("takeCounterPayment", { accountno: book.number, ...sent });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await app.db.payment.count({ where: { bookId: book.id } })).toBe(0);
  });

  test.each(["Closed", "Settled"] as const)("on a %s book is refused", async (status) => {
    const book = await app.make.book({ status });
    const before = await app.db.payment.count({ where: { bookId: book.id } });
    const answer = await admin.call("takeCounterPayment", { accountno: book.number });
    expect(answer.status).toBe(409);
    expect(await app.db.payment.count({ where: { bookId: book.id } })).toBe(before);
  });

  test("two hundred at once on one book all land, in sequence", async () => {
    const book = await app.make.book({ scheme: flexible });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        admin.call("takeCounterPayment", { accountno: book.number, amounttopay: "100" }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 200 }, () => 200));
    const numbers = answers.map((answer) => answer.body.data[0].installmentno).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
    const balance = await app.db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
    expect([balance.paidPaise, balance.seq]).toEqual([2_000_000n, 200n]);
  });
});

describe("what the counter shows before saving", () => {
  test.each([
    ["one instalment", {}, { first_instalment: 1, instalment_count: 1, amount: "500" }],
    ["three instalments", { amounttopay: "1500" }, { first_instalment: 1, instalment_count: 3, amount: "1500" }],
  ])("is what saving does: %s", async (_what, sent, credit) => {
    const book = await app.make.book();
    const preview = await admin.call("previewPayment", { accountno: book.number, ...sent });
    expect(preview.body.data).toMatchObject({ due_amount: "500", credit, refusal: null });
    const payment = await admin.call("takeCounterPayment", { accountno: book.number, ...sent });
    expect(payment.body.data[0]).toMatchObject({
      installmentno: credit.first_instalment,
      installment_count: credit.instalment_count,
    });
  });

  test("says the gold of a weight scheme to the milligram", async () => {
    await app.make.goldRate({ ratePaisePerGram: 987_600n });
    const book = await app.make.book({ scheme: goldScheme });
    const preview = await admin.call("previewPayment", { accountno: book.number });
    expect(preview.body.data).toMatchObject({ gold_rate: "9876", credit: { weight: "0.050" } });
    const payment = await admin.call("takeCounterPayment", { accountno: book.number });
    expect(payment.body.data[0]).toMatchObject({ weight: "0.050", weight_total: "0.050", gold_rate: "9876" });
  });

  test("says why a payment would be refused", async () => {
    const book = await app.make.book({ status: "Closed" });
    const preview = await admin.call("previewPayment", { accountno: book.number });
    expect(preview.body.data).toMatchObject({ refusal: "book_closed", credit: null, due_amount: null });
    const part = await app.make.book();
    expect((await admin.call("previewPayment", { accountno: part.number, amounttopay: "1" })).body.data.refusal).toBe(
      "amount_not_allowed",
    );
  });
});

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
    const payment = await app.make.payment({ status: "Pending", mode: "Online" });
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
    const paid = await app.make.payment({ transactionNumber: "UTR-1", mode: "Bank" });
    const other = await app.make.payment({ bookId: paid.bookId, status: "Pending", mode: "Online" });
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
      status: "Pending",
      mode: "Online",
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
    const payment = await app.make.payment({ status: "Pending", mode: "Online" });
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
    const pending = await app.make.payment({ status: "Pending", mode: "Online" });
    const failed = await admin.call("updatePayment", { id: pending.paymentId.toString(), status: "Failed" });
    expect(failed.body.data[0].status).toBe("Failed");
    const approved = await app.make.payment();
    expect((await admin.call("failPayment", { id: approved.paymentId.toString() })).body.code).toBe(
      "payment_not_pending",
    );
  });

  test("does not acknowledge without a transaction number, nor for another book", async () => {
    const payment = await app.make.payment({ status: "Pending", mode: "Online" });
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
    const payment = await app.make.payment({ status: "Pending", mode: "Online" });
    const id = payment.paymentId.toString();
    const before = await app.fingerprint();
    const answer = await admin.call("updatePayment", { id, status, transactionNumber: "UTR-I", installmentno });
    const message = "Please Enter Installment No.";
    expect([answer.status, answer.body.data, answer.body.detail]).toEqual([422, message, message]);
    expect(answer.body.errors).toEqual([{ field: "installmentno", code: "instalment_missing", message }]);
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe("a customer", () => {
  test("cannot tell another's book from one that is not there", async () => {
    const { customer } = await customerWithBook();
    const other = await app.make.book();
    for (const operation of ["startPayment", "latestPayment"] as const) {
      const input = (number: string) => ({ accountno: number, accountnumber: number });
      const [theirs, missing] = [
        await customer.call(operation, input(other.number)),
        await customer.call(operation, input("ZZ999")),
      ];
      const { requestId: _a, ...first } = theirs.body;
      const { requestId: _b, ...second } = missing.body;
      expect([theirs.status, first]).toEqual([404, second]);
    }
    expect(await app.db.payment.count({ where: { bookId: other.id } })).toBe(0);
  });

  test("is told when a payment was last tried, unless it failed", async () => {
    const { customer, book } = await customerWithBook();
    expect((await customer.call("latestPayment", { accountnumber: book.number })).body.data).toEqual([]);
    await app.make.payment({ bookId: book.id, status: "Failed", mode: "Online" });
    expect((await customer.call("latestPayment", { accountnumber: book.number })).body.data).toEqual([]);
    await customer.call("startPayment", { accountno: book.number });
    const latest = await customer.call("latestPayment", { accountnumber: book.number });
    expect(latest.body.data).toEqual([{ paiddate: app.clock.now.toISOString(), status: "Pending" }]);
  });
});

describe("the list of payments", () => {
  test("shows the newest first, with whose they are, and filters", async () => {
    const { client, book } = await customerWithBook();
    const first = await app.make.payment({ bookId: book.id, now: new Date("2026-05-04T06:00:00Z") });
    const second = await app.make.payment({
      bookId: book.id,
      status: "Pending",
      mode: "Online",
      now: new Date("2026-05-04T07:00:00Z"),
    });
    const answer = await admin.call("listPayments", { search: book.number });
    expect(answer.body.data.map((row: { fld_id: string }) => row.fld_id)).toEqual([
      second.paymentId.toString(),
      first.paymentId.toString(),
    ]);
    expect(answer.body.data[0]).toMatchObject({
      fld_name: client.name,
      fld_email: client.email,
      status: "Pending",
      next_instalment: 2,
      transid: null,
    });
    const pending = await admin.call("listPayments", { search: book.number, status: "Pending" });
    expect(pending.body.page.total).toBe(1);
    const byReceipt = await admin.call("listPayments", { search: first.receiptNumber });
    expect(byReceipt.body.data).toHaveLength(1);
    const byReference = await admin.call("listPayments", { search: second.paymentId.toString() });
    expect(byReference.body.data.map((row: { fld_id: string }) => row.fld_id)).toContain(second.paymentId.toString());
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
      where: { kind: "payment_acknowledged", clientId: payment.clientId },
    });
    expect(messages).toHaveLength(2);
    expect(await app.db.journal.count()).toBe(journals);
  });

  test("of an instalment that is not paid is refused", async () => {
    const book = await app.make.book();
    const answer = await admin.call("resendAcknowledgement", { accountNo: book.number, InastallmentNo: 1 });
    expect([answer.status, answer.body.code]).toEqual([409, "nothing_to_acknowledge"]);
  });
});
