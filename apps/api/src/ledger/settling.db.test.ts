import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import type { MakeSettlement } from "#testing/make-inputs.ts";
import { testDay } from "#testing/money.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();
const refused = (code: string) => expect.objectContaining({ name: "Refusal", code });

/** What stands on each account by the journals of a book, and what the book holds after them. */
async function accountsOf(bookId: bigint) {
  const rows = await database.db.$queryRaw<{ code: string; kind: string; amount: bigint }[]>`
    select account as code, kind, sum(amount)::bigint as amount from journal_lines
    where book_id = ${bookId} and kind in ('Bonus', 'Settlement') group by 1, 2`;
  return Object.fromEntries(rows.map(({ code, kind, amount }) => [`${kind} ${code}`, amount]));
}

async function goldBook() {
  await database.make.goldRate({ ratePaisePerGram: 700_000n });
  return database.make.payment({
    book: { scheme: { accrual: "weight", paymentRule: "flexible" } },
    amountPaise: 70_000n,
  });
}

test("a bill takes what was saved and the bonus off the books, in rupees and in gold, and nothing is left", async () => {
  const { make, db, url } = database;
  const { bookId } = await goldBook();
  await make.settledBook(bookId, { method: "jewellery_bill", reference: "B-118", bonusPaise: 5_000n, bonusMg: 20n });
  expect(await accountsOf(bookId)).toEqual({
    "Bonus BENEFITS": -5_000n,
    "Bonus LIABILITY_INR": 5_000n,
    "Bonus GOLD_POSITION": -20n,
    "Bonus LIABILITY_GOLD": 20n,
    "Settlement LIABILITY_INR": -75_000n,
    "Settlement SETTLED": 75_000n,
    "Settlement LIABILITY_GOLD": -120n,
    "Settlement GOLD_POSITION": 120n,
  });
  const book = await db.book.findUniqueOrThrow({ where: { id: bookId }, include: { balance: true, settlement: true } });
  expect(book).toMatchObject({
    status: "settled",
    closeRemarks: "The client asked for it",
    balance: { paidPaise: 0n, weightMg: 0n, instalmentsPaid: 1 },
    settlement: {
      method: "jewellery_bill",
      reference: "B-118",
      savedPaise: 70_000n,
      savedMg: 100n,
      instalmentsPaid: 1,
    },
  });
  expect(book.closedAt).not.toBeNull();
  expect((await verifyLedger(url)).findings).toEqual([]);
});

test("a bonus of gold alone, and one of rupees alone, are posted as they are", async () => {
  const { make } = database;
  const [gold, rupees] = [await goldBook(), await make.payment()];
  await make.settledBook(gold.bookId, { bonusMg: 7n });
  await make.settledBook(rupees.bookId, { bonusPaise: 1n });
  expect(await accountsOf(gold.bookId)).toMatchObject({
    "Bonus LIABILITY_GOLD": 7n,
    "Settlement LIABILITY_GOLD": -107n,
  });
  expect(await accountsOf(gold.bookId)).not.toHaveProperty("Bonus BENEFITS");
  expect(await accountsOf(rupees.bookId)).toMatchObject({ "Bonus BENEFITS": -1n, "Settlement SETTLED": 50_001n });
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("a refund gives back the rupees from the account of its mode and no bonus, and the day's close counts it", async () => {
  const { make, db } = database;
  const day = "2026-05-05";
  const { bookId } = await goldBook();
  const promised = { bonusPaise: 9_000n, bonusMg: 9n, waiver: { percent: 5_000, capPaise: null } };
  const shown = { totalPaise: 70_000n, totalMg: 100n };
  await make.settledBook(bookId, { day, method: "refund", mode: "cash", reference: null, ...promised, ...shown });
  expect(await accountsOf(bookId)).toEqual({
    "Settlement LIABILITY_INR": -70_000n,
    "Settlement CASH_DRAWER": 70_000n,
    "Settlement LIABILITY_GOLD": -100n,
    "Settlement GOLD_POSITION": 100n,
  });
  const [cash] = await db.$queryRaw<object[]>`select * from day_figures(${day}::date, 1::smallint) where mode = 'cash'`;
  expect(cash).toMatchObject({ receipt_count: 0, refund_count: 1, refunds_paise: 70_000n, expected_paise: -70_000n });
});

test("a closed book keeps when and why it was closed when it is settled", async () => {
  const { make, db } = database;
  const { bookId } = await make.payment();
  const closedAt = new Date("2026-05-01T05:30:00.000Z");
  await make.closedBook(bookId, { now: closedAt, remarks: "Moved away" });
  await make.settledBook(bookId);
  expect(await db.book.findUniqueOrThrow({ where: { id: bookId } })).toMatchObject({
    status: "settled",
    closedAt,
    closeRemarks: "Moved away",
  });
});

test("money on its way, in or out, keeps a book from being settled", async () => {
  const { make, money } = database;
  const pending = await make.payment();
  await money.start(pending.bookId);
  const exceptional = await make.payment();
  await money.start(exceptional.bookId);
  await make.closedBook(exceptional.bookId);
  for (const { bookId } of [pending, exceptional])
    await expect(make.settledBook(bookId)).rejects.toEqual(refused("payments_under_way"));
});

test.for([
  ["a total that is a paisa off", { totalPaise: 50_001n }, "quote_changed"],
  ["gold that the book does not hold", { totalMg: 1n }, "quote_changed"],
  ["a bonus that was not shown", { bonusPaise: 5_000n, totalPaise: 50_000n }, "quote_changed"],
] satisfies [string, MakeSettlement, string][])("%s is refused, and nothing is posted", async ([, given, code]) => {
  const { make, db } = database;
  const { bookId } = await make.payment();
  await expect(make.settledBook(bookId, given)).rejects.toEqual(refused(code));
  expect(await db.settlement.count({ where: { bookId } })).toBe(0);
  expect(await db.journal.count({ where: { bookId } })).toBe(1);
});

test("nothing is settled into a closed day", async () => {
  const { make } = database;
  const { bookId } = await make.payment();
  const day = await make.closedDay({ day: "2026-06-01" });
  await expect(make.settledBook(bookId, { day })).rejects.toEqual(refused("day_closed"));
});

test("a settled book is settled once, opened no more, and its payments are final", async () => {
  const { make, money } = database;
  const { bookId, paymentId } = await make.payment();
  await make.settledBook(bookId);
  await expect(make.settledBook(bookId, { totalPaise: 0n })).rejects.toEqual(refused("book_settled"));
  await expect(make.reopenedBook(bookId)).rejects.toThrow("book_settled");
  await expect(make.closedBook(bookId)).rejects.toThrow("book_settled");
  await expect(money.refund(paymentId)).rejects.toEqual(refused("book_not_open"));
});

test("twenty who settle at once settle it once", async () => {
  const { make, db } = database;
  const { bookId } = await make.payment();
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => make.settledBook(bookId)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.journal.count({ where: { bookId, kind: "Settlement" } })).toBe(1);
});

const altered: [string, (bookId: bigint) => string][] = [
  [
    "another amount",
    (id) => `update settlements set saved_paise = saved_paise + 1, bonus_paise = 0 where book_id = ${id}`,
  ],
  ["another bonus", (id) => `update settlements set bonus_paise = bonus_paise + 1 where book_id = ${id}`],
  ["another method", (id) => `update settlements set method = 'refund', mode = 'cash' where book_id = ${id}`],
  ["another day", (id) => `update settlements set business_day = business_day - 1 where book_id = ${id}`],
  ["no settlement", (id) => `delete from settlements where book_id = ${id}`],
  ["an open book", (id) => `update books set status = 'closed' where id = ${id}`],
];
test.for(altered)("whoever writes %s past the triggers is found by ledger:verify", async ([, statement]) => {
  const { make, url, asOwner, db } = database;
  const { bookId, bookNumber } = await make.payment();
  await make.settledBook(bookId);
  await asOwner((owner) => owner.query(`set session_replication_role = replica; ${statement(bookId)}`));
  const { findings } = await verifyLedger(url);
  expect(findings.join("\n")).toContain(`Book ${bookNumber} is not settled as its settlement and the ledger say.`);
  expect(await db.book.count({ where: { id: bookId } })).toBe(1);
});

test("the database itself refuses a settlement that moved nothing, a second bonus and every change", async () => {
  const { make, asOwner } = database;
  const [open, settled] = [await make.payment(), await make.payment()];
  await make.settledBook(settled.bookId);
  const values = `${open.bookId}, 'voucher', 'V9', '${testDay}', now(), 50000, 0, 0, 0, 1, '${testDay}', 'client_code'`;
  const insert = `insert into settlements (book_id, method, reference, business_day, settled_at, saved_paise, saved_mg,
    bonus_paise, bonus_mg, instalments_paid, matures_on, confirmed_by) values (${values})`;
  const asked = (sql: string) => asOwner((owner) => owner.query(sql));
  await expect(asked(insert)).rejects.toThrow("is not settled as its settlement says");
  await expect(asked(`update settlements set reference = 'V10' where book_id = ${settled.bookId}`)).rejects.toThrow(
    "append-only",
  );
  await expect(
    asked(`select post_journals('{}', now(), '${testDay}', array[row(${settled.bookId}, 'Bonus', 'bonus',
      '${settled.bookId}', null, null, null, 'Bonus', account('BENEFITS'), null, 5000, 0, 0)::journal_entry])`),
  ).rejects.toThrow("is not settled as its settlement says");
  await expect(
    asked(`insert into settlements (book_id, method, mode, reference, remarks, business_day, settled_at, settled_by_id,
        saved_paise, saved_mg, bonus_paise, bonus_mg, instalments_paid, matures_on, confirmed_by)
      select book_id, 'refund', 'cash', null, null, business_day, settled_at, null, saved_paise, saved_mg, 1, 0, 1, matures_on,
        'client_code' from settlements where book_id = ${settled.bookId}`),
  ).rejects.toThrow("settlements_refund_check");
});

test("the database itself refuses a bonus above what was saved", async () => {
  const { make } = database;
  const [rupees, gold] = [await make.payment(), await goldBook()];
  await expect(make.settledBook(rupees.bookId, { bonusPaise: 50_001n })).rejects.toThrow("settlements_bonus_check");
  await expect(make.settledBook(gold.bookId, { bonusMg: 101n })).rejects.toThrow("settlements_bonus_check");
});
