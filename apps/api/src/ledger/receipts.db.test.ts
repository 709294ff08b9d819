import { describe, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { useDatabase } from "#testing/database.ts";
import { moneyFor } from "#testing/money.ts";
import type { Database } from "#platform/database/db.ts";

const database = useDatabase();
const receiptOn = async (day: string) => (await database.make.payment({ day })).receiptNumber;

test("receipts are numbered within the financial year, which turns in April", async () => {
  expect(await receiptOn("2028-03-31")).toBe("T2728-0000001");
  expect(await receiptOn("2028-04-01")).toBe("T2829-0000001");
  expect(await receiptOn("2028-02-29")).toBe("T2728-0000002");
  expect(await receiptOn("2029-03-31")).toBe("T2829-0000002");
  expect(await receiptOn("2099-04-01")).toBe("T9900-0000001");
});

test("a receipt number has at most 16 characters, also the ten millionth", async () => {
  await database.asOwner((owner) => owner.query("insert into receipt_series values ('2040-41', 9999999)"));
  expect(await receiptOn("2040-05-01")).toBe("T4041-10000000");
});

test("a receipt takes the financial year of the day of its acknowledgement", async () => {
  const { make, money } = database;
  const { paymentId } = await make.payment({ status: "pending", day: "2031-03-31" });
  expect((await money.acknowledge(paymentId, { day: "2031-04-01" })).receiptNumber).toBe("T3132-0000001");
});

test("receipts have no gaps, whatever is raced, refused and rolled back in between", async () => {
  const { make, money, db } = database;
  const day = "2033-06-01";
  const books = await Promise.all(Array.from({ length: 8 }, () => make.book({ day, scheme: { instalments: 10 } })));
  await Promise.allSettled(
    Array.from({ length: 160 }, (_, n) => {
      const { number } = books[n % books.length]!;
      // A third of them is refused as late as possible: at the unique transaction number, after the receipt number was taken.
      if (n % 3 === 0) return money.take(number, { day, mode: "upi", transactionNumber: "SAME 7" });
      if (n % 7 === 0) return takeAndRollBack(db, number, day);
      return money.take(number, { day });
    }),
  );
  const given = await db.payment.findMany({
    where: { receiptNumber: { startsWith: "T3334-" } },
    orderBy: { receiptNumber: "asc" },
  });
  expect(given.length).toBeGreaterThan(50);
  expect(given.map((payment) => payment.receiptNumber)).toEqual(
    given.map((_, n) => `T3334-${String(n + 1).padStart(7, "0")}`),
  );
});

test("a refund keeps its receipt number, and the next payment gets the next", async () => {
  const { make, money } = database;
  const day = "2035-06-01";
  const first = await make.payment({ day, status: "refunded" });
  expect(first.receiptNumber).toBe("T3536-0000001");
  expect((await money.take(first.bookNumber, { day })).receiptNumber).toBe("T3536-0000002");
});

describe("of several counters", () => {
  const clerkAt = async (counterId: number) => (await database.make.user({ userType: "Employee", counterId })).id;

  test("each numbers its own receipts without gaps, however many pay at once", async () => {
    const { make, money, db } = database;
    const day = "2041-06-01";
    const counters = [await make.counter({ series: "A" }), await make.counter({ series: "BC" }), await make.counter()];
    const clerks = [null, ...(await Promise.all(counters.map(({ id }) => clerkAt(id))))];
    const books = await Promise.all(Array.from({ length: 8 }, () => make.book({ day, scheme: { instalments: 10 } })));
    await Promise.allSettled(
      Array.from({ length: 48 }, (_, n) => {
        const taken = { day, actorId: clerks[n % clerks.length] ?? null };
        const { number } = books[Math.floor(n / 4) % books.length]!;
        // A third of them is refused as late as possible.
        return money.take(number, n % 3 === 0 ? { ...taken, mode: "upi", transactionNumber: "ONE 7" } : taken);
      }),
    );
    for (const series of ["T", ...counters.map((counter) => counter.series)]) {
      const given = await db.payment.findMany({
        where: { receiptNumber: { startsWith: `${series}4142-` } },
        orderBy: { receiptNumber: "asc" },
      });
      expect(given.length).toBeGreaterThan(1);
      expect(given.map((payment) => payment.receiptNumber)).toEqual(
        given.map((_, n) => `${series}4142-${String(n + 1).padStart(7, "0")}`),
      );
    }
  });

  test("a receipt has the series of whoever credits it, and online money that of the counter that gives those", async () => {
    const { make, money, db } = database;
    const day = "2042-06-01";
    const { bookId, bookNumber } = await make.payment({ day });
    const own = await make.counter();
    const actorId = await clerkAt(own.id);
    const seriesOf = (receipt: string | null) => receipt?.split("4243")[0];
    const acknowledged = async () => {
      const { paymentId } = await money.start(bookId, { day });
      return seriesOf((await money.acknowledge(paymentId, { day, actorId })).receiptNumber);
    };
    expect(seriesOf((await money.take(bookNumber, { day, actorId })).receiptNumber)).toBe(own.series);
    expect(await acknowledged()).toBe("T");
    const online = await make.counter({ givesOnline: true });
    expect(await acknowledged()).toBe(online.series);
    expect(seriesOf((await money.take(bookNumber, { day, actorId })).receiptNumber)).toBe(own.series);
    // Whose counter is closed gives receipts of the first one.
    await db.counter.update({ where: { id: own.id }, data: { closedAt: new Date() } });
    expect(seriesOf((await money.take(bookNumber, { day, actorId })).receiptNumber)).toBe("T");
  });

  test.each([
    ["another's letters", "update counters set series = 'Q' where id = 1", "append-only"],
    ["a counter taken away", "delete from counters where id > 1", "append-only"],
    ["letters given twice", "insert into counters (name, series) values ('Twice', 'T')", "counters_series_key"],
    ["four letters", "insert into counters (name, series) values ('Four', 'ABCD')", "counters_series_check"],
    ["the first counter closed", "update counters set closed_at = now() where id = 1", "counters_first_check"],
    [
      "two that give the online receipts",
      "insert into counters (name, series, gives_online) values ('Two', 'TWO', true)",
      "counters_gives_online_key",
    ],
  ])("the database refuses %s", async (_, statement, refusal) => {
    await database.make.counter();
    await expect(database.asOwner((owner) => owner.query(statement))).rejects.toThrow(refusal);
  });
});

async function takeAndRollBack(db: Database, number: string, day: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await moneyFor(tx).take(number, { day });
    throw new Error("rolled back");
  });
}
