import { describe, expect, inject, test } from "vitest";
import { noteMarkedRestore, noteRestoreNow, requireRestoreNoted } from "#platform/database/restored.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneTemplate, dropDatabase, useDatabase, withClient } from "#testing/database.ts";
import { moneyFor } from "#testing/money.ts";
import type { Database } from "#platform/database/db.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();
const receiptOn = async (day: string) => (await database.make.payment({ day })).receiptNumber;

test("receipts are numbered within the financial year, which turns in April", async () => {
  expect(await receiptOn("2028-03-31")).toBe("T2728-0000001");
  expect(await receiptOn("2028-04-01")).toBe("T2829-0000001");
  expect(await receiptOn("2028-02-29")).toBe("T2728-0000002");
  expect(await receiptOn("2029-03-31")).toBe("T2829-0000002");
  expect(await receiptOn("2099-04-01")).toBe("T9900-0000001");
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

describe("after a backup was brought back", () => {
  const day = "2043-06-01";
  const morning = new Date("2043-06-01T05:00:00Z");
  const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);
  const note = (mark: string, at: Date) =>
    database.asOwner(async (owner) => {
      const { rows } = await owner.query<{ numbers: string | null }>("select note_restore($1, $2) as numbers", [
        mark,
        at,
      ]);
      return rows[0]?.numbers;
    });
  const receiptAt = async (at: Date, actorId: bigint | null = null) =>
    (await database.make.payment({ day, now: at, actorId })).receiptNumber;

  test("a series goes on after more numbers than can have been given since, also one that begins then, and the audit trail tells of it", async () => {
    const before = await receiptOn("2043-03-31");
    expect(await receiptAt(morning)).toBe("T4344-0000001");
    expect(await note("of an hour ago", hoursLater(1))).toBe("10000");
    expect(await note("of an hour ago", hoursLater(2))).toBeNull();
    expect(await receiptAt(hoursLater(2))).toBe("T4344-0010002");
    const { id: counterId } = await database.make.counter({ series: "NEW" });
    const { id } = await database.make.user({ userType: "Employee", counterId });
    expect(await receiptAt(hoursLater(2), id)).toBe("NEW4344-0010001");
    // Nothing of the year before can have been given since.
    expect(Number((await receiptOn("2043-03-31"))?.slice(-7))).toBe(Number(before?.slice(-7)) + 1);
    for (const change of ["restores set numbers_each = 1", "receipt_gaps set last_number = first_number"])
      await expect(database.asOwner((owner) => owner.query(`update ${change}`))).rejects.toThrow("append-only");
    const entry = await database.db.auditEntry.findFirstOrThrow({ where: { operation: "Note_Restore" } });
    expect(entry.detail).toMatchObject({ mark: "of an hour ago", numbersSkipped: 10_000 });
    expect((await verifyLedger(database.url)).findings.filter((finding) => /4344|restore/i.test(finding))).toEqual([]);
  });

  test("twice its busiest day is skipped for each day that may be lost", async () => {
    await receiptAt(hoursLater(3));
    await database.asOwner((owner) =>
      owner.query("insert into day_totals values ('2043-05-01', 'cash', 'Receipt', 0, 6000, 1, 0)"),
    );
    expect(await note("of last week", hoursLater(3 + 3 * 24))).toBe("48000");
    expect(await receiptAt(hoursLater(75))).toBe("T4344-0058004");
  });

  test.each([
    [
      "its comment",
      (url: string) =>
        withClient(url, (owner) => owner.query(`comment on database ${nameOf(url)} is 'restored at noon'`)),
    ],
    ["a setting of the server", async () => undefined, "?options=-c%20thangam.restored%3Dat-noon"],
  ])("a database that is marked by %s serves nobody before that is noted", async (_, mark, settings = "") => {
    const url = await cloneTemplate(inject("templateUrl"));
    try {
      await mark(url);
      const marked = `${url}${settings}`;
      await expect(requireRestoreNoted(marked)).rejects.toThrow(/brought back.*\(at.noon\).*pnpm migrate/);
      expect(await noteMarkedRestore(marked, morning)).toMatch(/goes on after \d+0000 numbers/);
      await requireRestoreNoted(marked);
      expect((await noteRestoreNow(url, morning)) === null).toBe(marked === url);
    } finally {
      await dropDatabase(url);
    }
  });
});

test("a receipt number has at most 16 characters, also the ten millionth, given last as a verification asks for each", async () => {
  await database.asOwner((owner) => owner.query("insert into receipt_series values ('2040-41', 9999999)"));
  expect(await receiptOn("2040-05-01")).toBe("T4041-10000000");
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function takeAndRollBack(db: Database, number: string, day: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await moneyFor(tx).take(number, { day });
    throw new Error("rolled back");
  });
}
