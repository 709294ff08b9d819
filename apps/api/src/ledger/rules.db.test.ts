import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();
const refused = (code: string, params?: Record<string, string>) =>
  expect.objectContaining(params === undefined ? { name: "Refusal", code } : { name: "Refusal", code, params });

test("a payment credits the book, tells its client, and leaves an audit row", async () => {
  const { make, money, db } = database;
  const admin = await make.user({ userType: "Admin" });
  const book = await make.book({ paidMonths: 3 });
  const answer = await money.take(book.number.toLowerCase(), {
    amountPaise: 100_000n,
    mode: "Bank",
    transactionNumber: " N1 ",
    actorId: admin.id,
  });
  expect(answer).toMatchObject({
    bookNumber: book.number,
    status: "Payment Approved",
    amountPaise: 100_000n,
    instalmentNumber: 4,
    instalmentCount: 2,
    weightMg: null,
    transactionNumber: "N1",
    paidTotalPaise: 250_000n,
    instalmentsPaid: 5,
    nextInstalment: 6,
  });
  const message = await db.outboxMessage.findUniqueOrThrow({
    where: { dedupeKey: `payment_acknowledged:${answer.paymentId}` },
  });
  expect(message).toMatchObject({ kind: "payment_acknowledged", clientId: book.clientId });
  expect(message.payload).toEqual({ paymentId: String(answer.paymentId), bookId: String(book.id) });
  const audit = await db.auditEntry.findFirstOrThrow({
    where: { recordType: "payment", recordId: String(answer.paymentId) },
  });
  expect(audit).toMatchObject({ actorId: admin.id, operation: "Add_monhlyOfflinePayments" });
});

test("money moves from the drawer to what the shop owes", async () => {
  const { make, money, db } = database;
  const book = await make.book();
  const { paymentId } = await money.take(book.number);
  const postings = await db.posting.findMany({
    where: { journal: { paymentId } },
    include: { account: true },
    orderBy: { line: "asc" },
  });
  expect(postings.map((posting) => [posting.account.code, posting.amount])).toEqual([
    ["CASH_DRAWER", -50_000n],
    ["LIABILITY_INR", 50_000n],
  ]);
});

test("a closed, settled, pending or rejected book takes no payment by any way in", async () => {
  const { make, money, db } = database;
  const book = await make.book();
  const pending = await money.start(book.id);
  for (const status of ["Closed", "Settled", "Pending", "Rejected"]) {
    await db.book.update({ where: { id: book.id }, data: { status, closedAt: new Date() } });
    const wanted = refused(status === "Closed" ? "book_closed" : "book_not_open");
    await expect(money.take(book.number)).rejects.toEqual(wanted);
    await expect(money.start(book.id)).rejects.toEqual(wanted);
    await expect(money.acknowledge(pending.paymentId)).rejects.toEqual(wanted);
  }
  expect(await db.journal.count({ where: { bookId: book.id } })).toBe(0);
});

test("a closed day takes no money by any way in, and gives none back", async () => {
  const { make, money, db } = database;
  const day = "2026-07-01";
  const book = await make.book();
  const [credited, pending] = [await money.take(book.number), await money.start(book.id)];
  await db.businessDay.create({ data: { day: new Date(day), closedAt: new Date() } });
  const wanted = refused("day_closed", { day });
  await expect(money.take(book.number, { day })).rejects.toEqual(wanted);
  await expect(money.start(book.id, { day })).rejects.toEqual(wanted);
  await expect(money.acknowledge(pending.paymentId, { day })).rejects.toEqual(wanted);
  await expect(money.refund(credited.paymentId, { day })).rejects.toEqual(wanted);
  await expect(make.book({ day })).rejects.toEqual(wanted);
  await money.take(book.number, { day: "2026-07-02" });
});

test("a day is not closed under a payment that is being written", async () => {
  const { make, db, asOwner } = database;
  await make.book();
  await asOwner(async (closer) => {
    await closer.query("begin; select pg_advisory_xact_lock(731, date '2026-07-05' - date '2000-01-01')");
    let isHeld = true;
    const held = db.$executeRaw`select hold_day_open('2026-07-05')`
      .catch((error: unknown) => String(error))
      .finally(() => (isHeld = false));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isHeld).toBe(true);
    await closer.query("insert into business_days (day, closed_at) values ('2026-07-05', now()); commit");
    expect(await held).toContain("day_closed");
  });
});

test("a fixed book takes whole instalments that are still due", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { instalments: 3 } });
  for (const amountPaise of [0n, -50_000n, 49_999n, 75_000n, 200_000n]) {
    await expect(money.take(book.number, { amountPaise })).rejects.toEqual(refused("amount_not_allowed"));
  }
  await expect(money.start(book.id, { instalmentCount: 2, amountPaise: 50_000n })).rejects.toEqual(
    refused("amount_not_allowed"),
  );
  expect(await money.start(book.id, { instalmentCount: 2 })).toMatchObject({
    amountPaise: 100_000n,
    instalmentNumber: null,
  });
  expect(await money.take(book.number, { amountPaise: 150_000n })).toMatchObject({
    instalmentCount: 3,
    nextInstalment: null,
  });
  await expect(money.take(book.number)).rejects.toEqual(refused("all_instalments_paid"));
});

test("a flexible book takes any multiple from the minimum up, without end", async () => {
  const { make, money } = database;
  const scheme = { paymentRule: "flexible", instalments: 2, minimumPaise: 20_000n, multipleOfPaise: 5_000n } as const;
  const book = await make.book({ scheme });
  for (const amountPaise of [15_000n, 22_000n, -20_000n]) {
    await expect(money.take(book.number, { amountPaise })).rejects.toEqual(refused("amount_not_allowed"));
  }
  for (const amountPaise of [20_000n, 25_000n, 1_000_000n]) await money.take(book.number, { amountPaise });
  expect(await money.take(book.number)).toMatchObject({ amountPaise: 50_000n, instalmentNumber: 4, nextInstalment: 5 });
});

test("a chosen instalment covers the next ones too, and must be free and within the scheme", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { instalments: 5 } });
  const pay = async (instalmentNumber: number | null, amountPaise = 50_000n) => {
    const { paymentId } = await money.start(book.id, { amountPaise });
    return money.acknowledge(paymentId, { instalmentNumber });
  };
  expect(await pay(3)).toMatchObject({ instalmentNumber: 3, nextInstalment: 1 });
  await expect(pay(3)).rejects.toEqual(refused("instalment_already_paid", { instalment: "3" }));
  await expect(pay(2, 100_000n)).rejects.toEqual(refused("instalment_already_paid", { instalment: "3" }));
  await expect(pay(0)).rejects.toEqual(refused("instalment_out_of_range"));
  await expect(pay(6)).rejects.toEqual(refused("instalment_out_of_range"));
  await expect(pay(5, 100_000n)).rejects.toEqual(refused("instalment_out_of_range"));
  expect(await pay(4, 100_000n)).toMatchObject({ instalmentNumber: 4, instalmentCount: 2 });
  expect(await pay(null, 100_000n)).toMatchObject({ instalmentNumber: 1, nextInstalment: null });
});

test("a pending payment is acknowledged with its transaction number, a payment once", async () => {
  const { make, money } = database;
  const { paymentId, bookNumber } = await make.payment({ status: "Pending" });
  await expect(money.acknowledge(paymentId, { transactionNumber: " " })).rejects.toEqual(
    refused("transaction_number_required"),
  );
  await expect(money.acknowledge(paymentId, { expectedBookNumber: "XX1" })).rejects.toEqual(refused("book_not_found"));
  await expect(money.acknowledge(999_999n)).rejects.toEqual(refused("payment_not_found"));
  expect(await money.acknowledge(paymentId, { expectedBookNumber: bookNumber.toLowerCase() })).toMatchObject({
    status: "Payment Approved",
  });
  await expect(money.acknowledge(paymentId)).rejects.toEqual(
    refused("payment_not_pending", { status: "Payment Approved" }),
  );
  await expect(money.fail(paymentId)).rejects.toEqual(refused("payment_not_pending"));
});

test("a failed payment stays failed", async () => {
  const { make, money } = database;
  const { paymentId } = await make.payment({ status: "Failed" });
  await expect(money.acknowledge(paymentId)).rejects.toEqual(refused("payment_not_pending", { status: "Failed" }));
  await expect(money.fail(paymentId)).rejects.toEqual(refused("payment_not_pending"));
  await expect(money.refund(paymentId)).rejects.toEqual(refused("nothing_to_refund", { status: "Failed" }));
});

test("a refund gives the money and gold back, frees the instalments, and happens once", async () => {
  const { make, money, db } = database;
  await make.goldRate();
  const book = await make.book({ scheme: { accrual: "weight" } });
  const { paymentId } = await money.take(book.number, { amountPaise: 100_000n });
  await money.take(book.number);
  expect(await money.refund(paymentId, { reason: "Wrong book" })).toMatchObject({
    status: "Refunded",
    paidTotalPaise: 50_000n,
    weightTotalMg: 71n,
    instalmentsPaid: 1,
    nextInstalment: 1,
  });
  await expect(money.refund(paymentId)).rejects.toEqual(refused("nothing_to_refund"));
  expect(await money.take(book.number)).toMatchObject({ instalmentNumber: 1 });
  const reversal = await db.journal.findFirstOrThrow({
    where: { paymentId, kind: "Reversal" },
    include: { reverses: true },
  });
  expect(reversal).toMatchObject({ reason: "Wrong book", reverses: { kind: "Receipt", paymentId } });
});

test("a closed book may be corrected by a refund, a settled one not", async () => {
  const { make, money, db } = database;
  const [one, other] = [await make.payment(), await make.payment()];
  await db.book.updateMany({ where: { id: one.bookId }, data: { status: "Closed", closedAt: new Date() } });
  await db.book.updateMany({ where: { id: other.bookId }, data: { status: "Settled", closedAt: new Date() } });
  expect(await money.refund(one.paymentId)).toMatchObject({ status: "Refunded" });
  await expect(money.refund(other.paymentId)).rejects.toEqual(refused("book_not_open"));
});

test("a customer starts payments for books of their own only; another's looks like none", async () => {
  const { make, money } = database;
  const [own, other] = [await make.client(), await make.client()];
  const book = await make.book({ clientId: own.id });
  expect(await money.start(book.id, { ownerUserId: own.userId })).toMatchObject({
    status: "Pending",
    receiptNumber: null,
  });
  await expect(money.start(book.id, { ownerUserId: other.userId })).rejects.toEqual(refused("book_not_found", {}));
  await expect(money.start(999_999n, { ownerUserId: own.userId })).rejects.toEqual(refused("book_not_found", {}));
});

test("a book opens only with a prefix, an amount and paid months of its scheme", async () => {
  const { make } = database;
  const prefixes = { GE: 50_000n, MDA: null };
  const { id } = await make.scheme({ instalments: 11, prefixes });
  await expect(make.book({ schemeVersionId: id, number: "GE1", amountPaise: 60_000n })).rejects.toEqual(
    refused("amount_not_of_scheme"),
  );
  await expect(make.book({ schemeVersionId: id, number: "MDA1", amountPaise: 15_000n })).rejects.toEqual(
    refused("amount_not_of_scheme"),
  );
  await expect(make.book({ schemeVersionId: id, number: "GEX1" })).rejects.toThrow("no prefix");
  await expect(make.book({ schemeVersionId: id, number: "GE" })).rejects.toEqual(refused("book_number_not_of_scheme"));
  await expect(make.book({ schemeVersionId: id, number: "GE1", paidMonths: 12 })).rejects.toEqual(
    refused("paid_months_out_of_range"),
  );
  await expect(make.book({ schemeVersionId: id, clientId: 999_999n })).rejects.toEqual(refused("client_not_found"));
  const closed = await make.scheme({ isOpen: false });
  await expect(make.book({ schemeVersionId: closed.id })).rejects.toEqual(refused("scheme_closed_to_new_clients"));

  await make.book({ schemeVersionId: id, number: "GE1" });
  await expect(make.book({ schemeVersionId: id, number: "GE1" })).rejects.toEqual(
    refused("book_number_taken", { book: "GE1" }),
  );
});

test("an existing member's months enter one by one as opening entries, marked as such", async () => {
  const { make, db } = database;
  const book = await make.book({ paidMonths: 4 });
  const journals = await db.journal.findMany({ where: { bookId: book.id }, orderBy: { id: "asc" } });
  expect(journals.map((journal) => [journal.kind, journal.source, journal.sourceRef])).toEqual(
    [1, 2, 3, 4].map((month) => ["Opening", "opening", `${book.id}:${month}`]),
  );
  expect(await db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } })).toMatchObject({
    paidPaise: 200_000n,
    instalmentsPaid: 4,
  });
  expect(await db.payment.count({ where: { bookId: book.id } })).toBe(0);
});

test("opening months of a weight scheme need the day's gold rate", async () => {
  const { make, db } = database;
  const day = "2026-08-03";
  const scheme = { accrual: "weight" } as const;
  await expect(make.book({ scheme, paidMonths: 2, day })).rejects.toEqual(refused("gold_rate_missing", { day }));
  await make.goldRate({ day, ratePaisePerGram: 800_000n });
  const book = await make.book({ scheme, paidMonths: 2, day });
  expect(await db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } })).toMatchObject({ weightMg: 124n });
});

test("yesterday's gold rate is not today's", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  await make.goldRate({ day: "2026-09-01", ratePaisePerGram: 700_000n });
  await expect(money.take(book.number, { day: "2026-09-02" })).rejects.toEqual(
    refused("weight_required", { day: "2026-09-02" }),
  );
  await make.goldRate({ day: "2026-09-02", purity: "24K" });
  await expect(money.take(book.number, { day: "2026-09-02" })).rejects.toEqual(refused("weight_required"));
  expect(await money.take(book.number, { day: "2026-09-02", weightMg: 71n })).toMatchObject({
    weightMg: 71n,
    computedWeightMg: null,
  });
});

test("the weight is that of the day the payment was made, whenever it is acknowledged", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  await make.goldRate({ day: "2026-10-01", ratePaisePerGram: 500_000n });
  await make.goldRate({ day: "2026-10-02", ratePaisePerGram: 1_000_000n });
  const { paymentId } = await money.start(book.id, { day: "2026-10-01" });
  expect(await money.acknowledge(paymentId, { day: "2026-10-02" })).toMatchObject({
    weightMg: 100n,
    ratePaisePerGram: 500_000n,
  });
});

test("a new rate counts from now on and touches nothing credited; an entered weight is kept beside the computed one", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  const day = "2026-10-05";
  await make.goldRate({ day, ratePaisePerGram: 500_000n });
  await money.take(book.number, { day });
  await make.goldRate({ day, ratePaisePerGram: 1_000_000n });
  expect(await money.take(book.number, { day })).toMatchObject({ weightMg: 50n, weightTotalMg: 150n });
  expect(await money.take(book.number, { day, weightMg: 60n })).toMatchObject({
    weightMg: 60n,
    computedWeightMg: 50n,
    weightTotalMg: 210n,
  });
});

test("weights are exact to the milligram in every way of rounding", async () => {
  const { make, money } = database;
  // Rs 500 at Rs 7,123.45 a gram is 70.1907… mg; at Rs 6,711.41 it is 74.4999… mg; at Rs 6,666.67 it is 74.99996… mg.
  const cases = [
    ["down", 3, 712_345n, 70n],
    ["half_up", 3, 712_345n, 70n],
    ["down", 2, 712_345n, 70n],
    ["down", 3, 671_141n, 74n],
    ["half_up", 3, 671_141n, 74n],
    ["half_up", 3, 671_140n, 75n],
    ["down", 3, 666_667n, 74n],
    ["half_up", 3, 666_667n, 75n],
    ["down", 2, 666_667n, 70n],
    ["half_up", 2, 666_667n, 70n],
    ["half_up", 2, 666_666n, 80n],
    ["down", 3, 500_000n, 100n],
    ["down", 2, 500_000n, 100n],
  ] as const;
  for (const [index, [roundingMode, roundingPlaces, ratePaisePerGram, weightMg]] of cases.entries()) {
    const day = `2026-11-${String(index + 1).padStart(2, "0")}`;
    await make.goldRate({ day, ratePaisePerGram });
    const book = await make.book({ scheme: { accrual: "weight", roundingMode, roundingPlaces } });
    expect([index, (await money.take(book.number, { day })).weightMg]).toEqual([index, weightMg]);
  }
});

test("rounding on the total gives back the fractions that rounding by row would lose", async () => {
  const { make, money } = database;
  // Each month is 66.666… mg: by row 66 + 66 + 66, on the total 66, 133 and 200.
  const day = "2026-12-01";
  await make.goldRate({ day, ratePaisePerGram: 750_000n });
  const byRow = await make.book({ scheme: { accrual: "weight", roundingBasis: "row" } });
  const onTotal = await make.book({ scheme: { accrual: "weight", roundingBasis: "total" } });
  for (const expected of [
    [66n, 66n],
    [132n, 133n],
    [198n, 200n],
  ]) {
    const totals = [
      (await money.take(byRow.number, { day })).weightTotalMg,
      (await money.take(onTotal.number, { day })).weightTotalMg,
    ];
    expect(totals).toEqual(expected);
  }
});

test("several instalments share their weight without losing a milligram", async () => {
  const { make, money, db } = database;
  await make.goldRate({ day: "2026-12-02", ratePaisePerGram: 700_000n });
  const book = await make.book({ scheme: { accrual: "weight" } });
  const { paymentId, weightMg } = await money.take(book.number, { day: "2026-12-02", amountPaise: 150_000n });
  expect(weightMg).toBe(214n);
  const credits = await db.instalmentCredit.findMany({ where: { paymentId }, orderBy: { instalmentNumber: "asc" } });
  expect(credits.map((credit) => credit.weightMg)).toEqual([71n, 71n, 72n]);
});

test("the day's totals add up by mode, refunds taken off", async () => {
  const { make, money, db } = database;
  const day = "2027-01-04";
  const book = await make.book({ scheme: { paymentRule: "flexible" } });
  const payments = [];
  for (const amountPaise of [10_000n, 20_000n, 30_000n])
    payments.push(await money.take(book.number, { day, amountPaise }));
  await money.take(book.number, { day, amountPaise: 40_000n, mode: "UPI" });
  await money.refund(payments[1]!.paymentId, { day });
  const totals = await db.dayTotal.groupBy({
    by: ["mode"],
    where: { businessDay: new Date(day) },
    _sum: { paise: true },
    orderBy: { mode: "asc" },
  });
  expect(totals.map((total) => [total.mode, total._sum.paise])).toEqual([
    ["Cash", 40_000n],
    ["UPI", 40_000n],
  ]);
});
