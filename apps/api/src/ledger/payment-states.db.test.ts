import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();
const refused = (code: string, params?: Record<string, string>) =>
  expect.objectContaining(params === undefined ? { name: "Refusal", code } : { name: "Refusal", code, params });

test("a closed or settled book takes no payment by any way in", async () => {
  const { make, money, db } = database;
  const [closed, settled] = [await make.book(), await make.book({ status: "settled" })];
  const pending = await money.start(closed.id);
  await make.closedBook(closed.id);
  const before = await db.journal.count();
  for (const [book, code] of [
    [closed, "book_closed"],
    [settled, "book_not_open"],
  ] as const) {
    await expect(money.take(book.number)).rejects.toEqual(refused(code));
    await expect(money.start(book.id)).rejects.toEqual(refused(code));
  }
  await expect(money.acknowledge(pending.paymentId)).rejects.toEqual(refused("book_closed"));
  expect(await db.journal.count()).toBe(before);
});

test("a closed day takes no money by any way in, and gives none back", async () => {
  const { make, money } = database;
  const day = "2026-07-01";
  const book = await make.book();
  const [credited, pending] = [await money.take(book.number), await money.start(book.id)];
  await make.closedDay({ day });
  const wanted = refused("day_closed", { day });
  await expect(money.take(book.number, { day })).rejects.toEqual(wanted);
  await expect(money.acknowledge(pending.paymentId, { day })).rejects.toEqual(wanted);
  await expect(money.refund(credited.paymentId, { day })).rejects.toEqual(wanted);
  await expect(make.book({ day })).rejects.toEqual(wanted);
  await money.take(book.number, { day: "2026-07-02" });
  // What a customer pays online after the close belongs to the next day.
  expect(await money.start(book.id, { day })).toMatchObject({ status: "pending", businessDay: "2026-07-02" });
});

test("a day is not closed under a payment that is being written", async () => {
  const { make, db, asOwner } = database;
  await make.book();
  await asOwner(async (closer) => {
    await closer.query("begin; select pg_advisory_xact_lock(731, day_lock_key('2026-07-05', 1::smallint))");
    let isHeld = true;
    const held = db.$executeRaw`select lock_open_day('2026-07-05', 1::smallint)`
      .catch((error: unknown) => String(error))
      .finally(() => (isHeld = false));
    const waiting = async () =>
      (
        await closer.query(
          "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 600_000, interval: 5 }).toBe(1);
    expect(isHeld).toBe(true);
    await closer.query(
      "insert into day_closings (day, carried_paise, seal, closed_at, is_approved, is_by_admin) values ('2026-07-05', 0, '', now(), false, false); commit",
    );
    expect(await held).toContain("day_closed");
  });
});

test("a pending payment is acknowledged with its transaction number, a payment once", async () => {
  const { make, money } = database;
  const { paymentId, bookNumber } = await make.payment({ status: "pending" });
  await expect(money.acknowledge(paymentId, { transactionNumber: " " })).rejects.toEqual(
    refused("transaction_number_required"),
  );
  await expect(money.acknowledge(paymentId, { expectedBookNumber: "XX1" })).rejects.toEqual(refused("book_not_found"));
  await expect(money.acknowledge(999_999n)).rejects.toEqual(refused("payment_not_found"));
  expect(await money.acknowledge(paymentId, { expectedBookNumber: bookNumber.toLowerCase() })).toMatchObject({
    status: "credited",
  });
  await expect(money.acknowledge(paymentId)).rejects.toEqual(
    refused("payment_not_pending", { status: "Payment Approved" }),
  );
  await expect(money.fail(paymentId)).rejects.toEqual(refused("payment_not_pending"));
});

test("a failed payment stays failed", async () => {
  const { make, money } = database;
  const { paymentId } = await make.payment({ status: "failed" });
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
  await expect(money.refund(paymentId, { reason: "  " })).rejects.toEqual(refused("refund_reason_required"));
  expect(await money.refund(paymentId, { reason: "Wrong book" })).toMatchObject({
    status: "refunded",
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
  const { make, money } = database;
  const [one, other] = [await make.payment(), await make.payment()];
  await make.closedBook(one.bookId);
  await make.settledBook(other.bookId);
  expect(await money.refund(one.paymentId)).toMatchObject({ status: "refunded" });
  await expect(money.refund(other.paymentId)).rejects.toEqual(refused("book_not_open"));
});

test("a customer starts payments for books of their own only; another's looks like none", async () => {
  const { make, money } = database;
  const [own, other] = [await make.client(), await make.client()];
  const book = await make.book({ clientId: own.id });
  expect(await money.start(book.id, { ownerUserId: own.userId })).toMatchObject({
    status: "pending",
    receiptNumber: null,
  });
  await expect(money.start(book.id, { ownerUserId: other.userId })).rejects.toEqual(refused("book_not_found", {}));
  await expect(money.start(999_999n, { ownerUserId: own.userId })).rejects.toEqual(refused("book_not_found", {}));
});

test("the day's totals add up by mode, refunds taken off", async () => {
  const { make, money, db } = database;
  const day = "2027-01-04";
  const book = await make.book({ scheme: { paymentRule: "flexible" } });
  const payments = [];
  for (const amountPaise of [10_000n, 20_000n, 30_000n])
    payments.push(await money.take(book.number, { day, amountPaise }));
  await money.take(book.number, { day, amountPaise: 40_000n, mode: "upi" });
  await money.refund(payments[1]!.paymentId, { day });
  const totals = await db.dayTotal.groupBy({
    by: ["mode"],
    where: { businessDay: new Date(day) },
    _sum: { paise: true },
    orderBy: { mode: "asc" },
  });
  expect(totals.map((total) => [total.mode, total._sum.paise])).toEqual([
    ["cash", 40_000n],
    ["upi", 40_000n],
  ]);
});
