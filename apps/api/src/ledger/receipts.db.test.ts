import { expect, test } from "vitest";
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
      if (n % 3 === 0) return money.take(number, { day, mode: "upi", transactionNumber: "SAME" });
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

async function takeAndRollBack(db: Database, number: string, day: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await moneyFor(tx).take(number, { day });
    throw new Error("rolled back");
  });
}
