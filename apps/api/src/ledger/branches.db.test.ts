import { beforeAll, describe, expect, test } from "vitest";
import { balances, close, count, database, faults, linesOf, owedTo } from "./branches.testing.ts";
import { clearCheque } from "./asset-operations.ts";
import { movePayment } from "./move-payment.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";

let other: number;

beforeAll(async () => {
  other = (await database.make.branch({ name: "Mylapore", code: "M" })).id;
});

test("a payment that its own branch takes is two lines of that branch", async () => {
  const { make, money } = database;
  const book = await make.book({ branchId: other });
  const { paymentId, receiptNumber } = await money.take(book.number, { branchId: other });
  expect(await linesOf({ paymentId, kind: "Receipt" })).toEqual([
    ["CASH_DRAWER", other, -50_000],
    ["LIABILITY_INR", other, 50_000],
  ]);
  expect(receiptNumber).toMatch(/2627-/);
  expect(await owedTo(other)).toBe(0);
  expect(await faults()).toEqual([]);
});

test("one that another branch takes lies in its drawer, which owes it to the branch of the book", async () => {
  const { make, money } = database;
  const book = await make.book({ branchId: other, scheme: { accrual: "weight", prefixes: { GA: 50_000n } } });
  await make.goldRate({ ratePaisePerGram: 500_000n });
  const { paymentId } = await money.take(book.number);
  expect(await linesOf({ paymentId, kind: "Receipt" })).toEqual([
    ["CASH_DRAWER", 1, -50_000],
    ["INTER_BRANCH", 1, 50_000],
    ["INTER_BRANCH", other, -50_000],
    ["LIABILITY_INR", other, 50_000],
    ["GOLD_POSITION", other, -100],
    ["LIABILITY_GOLD", other, 100],
  ]);
  expect(await owedTo(other)).toBe(50_000);
  // The branch of the book gives it back from its own drawer: the first one owes as much still.
  await money.refund(paymentId, { branchId: other, mode: "cash" });
  expect(await linesOf({ paymentId, kind: "Reversal" })).toEqual([
    ["CASH_DRAWER", other, 50_000],
    ["LIABILITY_INR", other, -50_000],
    ["GOLD_POSITION", other, 100],
    ["LIABILITY_GOLD", other, -100],
  ]);
  expect(await owedTo(other)).toBe(50_000);
  expect(await faults()).toEqual([]);
});

test("each branch balances by itself, and what they owe each other is nothing together", async () => {
  const held = Object.entries(await balances());
  for (const branch of [1, other]) {
    const own = held.filter(([name]) => name.startsWith(`${branch} `) && !name.includes("GOLD"));
    expect(own.reduce((sum, [, balance]) => sum + balance, 0)).toBe(0);
  }
  const between = held.filter(([name]) => name.endsWith("INTER_BRANCH"));
  expect(between.map(([, balance]) => balance)).toEqual([-50_000, 50_000]);
});

test("a payment that is moved to a book of another branch stays in the drawer it is in", async () => {
  const { make, money, db } = database;
  const [wrong, right] = [await make.book(), await make.book({ branchId: other })];
  const { paymentId } = await money.take(wrong.number);
  const before = await owedTo(other);
  const moved = await movePayment(db, contextOf("Move_Payment", { branchId: other }), {
    now: testMoment,
    day: testDay,
    paymentId,
    bookNumber: right.number,
    reason: "Meant for the other book",
  });
  expect(await linesOf({ paymentId: moved.paymentId, kind: "Receipt" })).toEqual([
    ["CASH_DRAWER", 1, -50_000],
    ["INTER_BRANCH", 1, 50_000],
    ["INTER_BRANCH", other, -50_000],
    ["LIABILITY_INR", other, 50_000],
  ]);
  expect(await owedTo(other)).toBe(before + 50_000);
  expect(await faults()).toEqual([]);
});

test("what is paid online for a book of a branch is held by the first, which owes it", async () => {
  const { make } = database;
  const book = await make.book({ branchId: other });
  const { paymentId } = await make.payment({ bookId: book.id, mode: "online", branchId: other });
  expect((await linesOf({ paymentId, kind: "Receipt" })).slice(0, 2)).toEqual([
    ["GATEWAY_CLEARING", 1, -50_000],
    ["INTER_BRANCH", 1, 50_000],
  ]);
  expect((await database.db.payment.findUniqueOrThrow({ where: { id: paymentId } })).branchId).toBe(other);
  expect(await faults()).toEqual([]);
});

test("a cheque is cleared at the bank of the branch that took it", async () => {
  const { make, money, db } = database;
  const book = await make.book();
  const { paymentId } = await money.take(book.number, { mode: "cheque", branchId: other });
  const bank = (await balances())[`${other} BANK`] ?? 0;
  await clearCheque(db, contextOf("Clear_Cheque"), { now: testMoment, day: testDay, paymentId, reference: "STMT 9" });
  expect((await balances())[`${other} BANK`]).toBe(bank + 50_000);
  expect(await faults()).toEqual([]);
});

test("a book is settled where its client comes: that branch gives, and is owed as much", async () => {
  const { make, money } = database;
  const book = await make.book({ branchId: other });
  await money.take(book.number, { branchId: other });
  const before = await owedTo(other);
  await make.settledBook(book.id, { method: "refund", mode: "cash", bonusPaise: 0n });
  expect(await linesOf({ bookId: book.id, kind: "Settlement" })).toEqual([
    ["CASH_DRAWER", 1, 50_000],
    ["INTER_BRANCH", 1, -50_000],
    ["INTER_BRANCH", other, 50_000],
    ["LIABILITY_INR", other, -50_000],
  ]);
  expect(await owedTo(other)).toBe(before - 50_000);
  expect(await faults()).toEqual([]);
});

describe("a day", () => {
  const day = "2026-06-01";

  test("is closed for each branch: one goes on when the other has closed, also for its books", async () => {
    const { make, money } = database;
    const [here, there] = [await make.book(), await make.book({ branchId: other })];
    await close(1);
    await close(other);
    await money.take(here.number, { day });
    await count(1, 50_000n, day);
    await expect(money.take(here.number, { day })).rejects.toMatchObject({ code: "day_closed" });
    await money.take(here.number, { day, branchId: other });
    await money.take(there.number, { day, branchId: other });
    expect(await faults()).toEqual([]);
    await count(other, 100_000n, day);
    expect(await faults()).toEqual([]);
    expect(await balances()).not.toHaveProperty(`${other} CASH_DRAWER`);
  });

  test("of one branch waits for nobody at the other, and for whoever takes money there", async () => {
    const { make, money, asOwner } = database;
    const book = await make.book({ day: "2026-06-02" });
    const lockOf = (place: number) =>
      `select pg_advisory_xact_lock(731, day_lock_key('2026-06-02', ${place}::smallint))`;
    await asOwner(async (closer) => {
      await closer.query(`begin; ${lockOf(other)}`);
      await money.take(book.number, { day: "2026-06-02" });
      await asOwner(async (waiting) => {
        await waiting.query("set lock_timeout = '100ms'");
        await expect(
          waiting.query(
            `select take_counter_payment('{"operation": "Test", "branchId": ${other}}', now(), '2026-06-02', $1, 'cash', null, null, null)`,
            [book.number],
          ),
        ).rejects.toThrow("lock timeout");
      });
      await closer.query("rollback");
    });
  });
});
