import { describe, expect, test } from "vitest";
import { testDay } from "#testing/money.ts";
import { admin, app, goldScheme } from "./payments.testing.ts";

const flexible = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;

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

  test.each(["closed", "settled"] as const)("on a %s book is refused", async (status) => {
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
    const book = await app.make.book({ status: "closed" });
    const preview = await admin.call("previewPayment", { accountno: book.number });
    expect(preview.body.data).toMatchObject({ refusal: "book_closed", credit: null, due_amount: null });
    const part = await app.make.book();
    expect((await admin.call("previewPayment", { accountno: part.number, amounttopay: "1" })).body.data.refusal).toBe(
      "amount_not_allowed",
    );
  });

  test("names the payments online that wait for the book, and none that ended", async () => {
    const book = await app.make.book();
    for (const status of ["credited", "failed", "refunded"] as const)
      await app.make.payment({ bookId: book.id, status });
    await app.make.payment({ status: "pending", mode: "online" });
    const waiting = async () => {
      const preview = await admin.call("previewPayment", { accountno: book.number });
      return preview.body.data.waiting;
    };
    expect(await waiting()).toEqual([]);
    await app.make.payment({ bookId: book.id, status: "pending", mode: "online", amountPaise: 100_000n });
    expect(await waiting()).toEqual([{ amount: "1000", paiddate: app.clock.now.toISOString(), status: "Pending" }]);
  });

  test("names every open book of the client with what is due on it", async () => {
    const client = await app.make.client();
    const late = await app.make.book({ clientId: client.id, day: "2026-01-04" });
    const daily = await app.make.book({ clientId: client.id, scheme: flexible });
    await app.make.book({ clientId: client.id, status: "closed" });
    const preview = await admin.call("previewPayment", { accountno: daily.number });
    expect(preview.body.data.amount_rule).toEqual({ minimum_amount: "100", multiple_of: "100" });
    expect(preview.body.data.books).toEqual([
      {
        fld_accountno: late.number,
        fld_chitschema: expect.any(String),
        due: {
          due_on: expect.stringMatching(/^2026-0[12]-/),
          instalments_due: expect.any(Number),
          due_amount: expect.any(String),
        },
      },
      { fld_accountno: daily.number, fld_chitschema: expect.any(String), due: null },
    ]);
    const { due } = preview.body.data.books[0];
    expect(due.due_amount).toBe(String(due.instalments_due * 500));
    expect(due.instalments_due).toBeGreaterThan(1);
  });
});

test("whoever takes money sees what they took today and still have, and nothing of others", async () => {
  // An Employee counts the cash blind.
  const clerk = await app.signedInAs({ userType: "Admin" });
  const takings = async () => (await clerk.call("listMyTakings", {})).body.data[0];
  expect(await takings()).toEqual({ counts_blind: false, modes: [], latest: [] });
  const [first, second, others] = [await app.make.book(), await app.make.book(), await app.make.book()];
  await clerk.call("takeCounterPayment", { accountno: first.number });
  const upi = { accountno: second.number, paymentmode: "UPI", amounttopay: "1000", transactionNumber: "412700998877" };
  await clerk.call("takeCounterPayment", upi);
  await admin.call("takeCounterPayment", { accountno: others.number });
  const { modes, latest } = await takings();
  expect(modes).toEqual([
    { paymentmode: "Cash", total_count: 1, total_amount: "500" },
    { paymentmode: "UPI", total_count: 1, total_amount: "1000" },
  ]);
  expect(latest.map((one: { fld_accountno: string }) => one.fld_accountno)).toEqual([second.number, first.number]);
  await admin.call("refundPayment", { id: latest[1].fld_id, refund_mode: "Cash", reason: "Typed twice" });
  expect((await takings()).modes).toEqual([{ paymentmode: "UPI", total_count: 1, total_amount: "1000" }]);
});
