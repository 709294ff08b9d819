import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { inParallel } from "#testing/in-parallel.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();

/** One for each connection: none is ever free, and nobody waits for one, which on a slow machine may be refused. */
const AT_ONCE = 10;
const times = <T>(count: number, run: (n: number) => Promise<T>) =>
  inParallel([...Array(count).keys()], AT_ONCE, (n) => run(n));
const settled = async <T>(count: number, run: (n: number) => Promise<T>) =>
  (await times(count, (n) => Promise.allSettled([run(n)]))).flat();

/** How many were done, and how many refused with which code (or whatever else went wrong). */
function tally(answers: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const outcomes = answers.map((answer) => (answer.status === "fulfilled" ? "done" : String(answer.reason.message)));
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );
}

test("the same payment sent twice is stored once and answered the same", async () => {
  const { make, money, db } = database;
  const book = await make.book();
  const key = "same-payment-twice";
  const first = await money.take(book.number, { key });
  const second = await money.take(book.number, { key });
  expect(second).toEqual({ ...first, replayed: true });
  expect(first.replayed).toBe(false);
  expect(await db.payment.count({ where: { bookId: book.id } })).toBe(1);
});

test("a replayed answer holds the state of then, not of now", async () => {
  const { make, money } = database;
  const book = await make.book();
  const first = await money.take(book.number, { key: "answer-of-then" });
  await money.take(book.number);
  expect(await money.take(book.number, { key: "answer-of-then" })).toEqual({ ...first, replayed: true });
});

test("a key used for other content, or another operation, is refused", async () => {
  const { make, money } = database;
  const book = await make.book();
  const { paymentId } = await money.take(book.number, { key: "used-key-1", requestHash: "a" });
  const reused = expect.objectContaining({ code: "idempotency_key_reused" });
  await expect(money.take(book.number, { key: "used-key-1", requestHash: "b" })).rejects.toEqual(reused);
  await expect(money.refund(paymentId, { key: "used-key-1", requestHash: "a" })).rejects.toEqual(reused);
});

test("two people may use the same key", async () => {
  const { make, money } = database;
  const [book, one, other] = [await make.book(), await make.user(), await make.user()];
  const first = await money.take(book.number, { key: "everyones-key", actorId: one.id });
  const second = await money.take(book.number, { key: "everyones-key", actorId: other.id });
  expect(second.paymentId).not.toBe(first.paymentId);
});

test("a refused request leaves its key free for a corrected state", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight" } });
  await expect(money.take(book.number, { key: "refused-first", day: "2026-06-01" })).rejects.toThrow("weight_required");
  await make.goldRate({ day: "2026-06-01" });
  expect((await money.take(book.number, { key: "refused-first", day: "2026-06-01" })).replayed).toBe(false);
});

test("every command answers a repeated request from the stored answer", async () => {
  const { make, money } = database;
  const book = await make.book();
  const start = () => money.start(book.id, { key: "start-once" });
  const started = await start();
  expect(await start()).toEqual({ ...started, replayed: true });
  const fail = () => money.fail(started.paymentId, { key: "fail-once" });
  expect(await fail()).toEqual({ ...(await fail()), replayed: false });

  const taken = await money.take(book.number);
  const refund = () => money.refund(taken.paymentId, { key: "refund-once" });
  expect(await refund()).toEqual({ ...(await refund()), replayed: false });
});

test("200 parallel identical acknowledgements credit once", async () => {
  const { make, money, db } = database;
  const { paymentId, bookId } = await make.payment({ status: "pending" });
  const answers = await times(200, () => money.acknowledge(paymentId, { key: "two-hundred-copies" }));
  expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.receiptNumber))).toHaveProperty("size", 1);
  expect(await db.instalmentCredit.count({ where: { bookId } })).toBe(1);
  expect(await db.outboxMessage.count({ where: { dedupeKey: `payment_acknowledged:${paymentId}` } })).toBe(1);
});

test("200 parallel acknowledgements under keys of their own credit once; the others are refused", async () => {
  const { make, money, db } = database;
  const { paymentId, bookId } = await make.payment({ status: "pending" });
  const answers = await settled(200, (n) => money.acknowledge(paymentId, { key: `stranger-${n}` }));
  expect(tally(answers)).toEqual({ done: 1, payment_not_pending: answers.length - 1 });
  expect(await db.journal.count({ where: { bookId } })).toBe(1);
});

test("200 parallel payments on one flexible book all land, in sequence", async () => {
  const { make, money, db, url } = database;
  const book = await make.book({ scheme: { paymentRule: "flexible", instalments: 330 }, amountPaise: 10_000n });
  await times(200, () => money.take(book.number));
  const credits = await db.instalmentCredit.findMany({ where: { bookId: book.id }, orderBy: { id: "asc" } });
  expect(credits.map((credit) => credit.instalmentNumber)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  const balance = await db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
  expect(balance).toMatchObject({ paidPaise: 2_000_000n, instalmentsPaid: 200, seq: 200n });
  expect((await verifyLedger(url)).findings).toEqual([]);
});

test("of many who want to credit one instalment of a fixed book, one wins", async () => {
  const { make, money, db } = database;
  await make.manyOpenPayments();
  const book = await make.book();
  const payments = await times(20, () => money.start(book.id));
  const answers = await settled(20, (n) => money.acknowledge(payments[n]!.paymentId, { instalmentNumber: 3 }));
  expect(tally(answers)).toEqual({ done: 1, instalment_already_paid: answers.length - 1 });
  expect(await db.instalmentCredit.count({ where: { bookId: book.id, instalmentNumber: 3 } })).toBe(1);
});

test("a fixed book in a rush takes exactly its instalments", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { instalments: 11 } });
  const answers = await settled(40, () => money.take(book.number));
  expect(tally(answers)).toEqual({ done: 11, all_instalments_paid: answers.length - 11 });
});

test("a payment in a rush is refunded once, and fails or is credited but not both", async () => {
  const { make, money, db } = database;
  const credited = await make.payment();
  const refunds = await settled(20, () => money.refund(credited.paymentId));
  expect(refunds.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);

  const pending = await make.payment({ status: "pending" });
  const ends = await settled(20, (n) => (n % 2 ? money.fail(pending.paymentId) : money.acknowledge(pending.paymentId)));
  expect(ends.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
  const { status } = await db.payment.findUniqueOrThrow({ where: { id: pending.paymentId } });
  expect(await db.journal.count({ where: { paymentId: pending.paymentId } })).toBe(status === "failed" ? 0 : 1);
});

test("one transfer's number cannot pay twice, however it is typed", async () => {
  const { make, money } = database;
  const [one, other] = [await make.book(), await make.book()];
  await money.take(one.number, { mode: "upi", transactionNumber: "utr000111" });
  const taken = await settled(5, () => money.take(other.number, { mode: "upi", transactionNumber: "UTR000111" }));
  for (const answer of taken)
    expect(answer).toMatchObject({ status: "rejected", reason: { code: "transaction_number_used" } });
  await money.take(other.number, { mode: "card", transactionNumber: "UTR000111" });
});

test("one book number asked for twenty times at once makes one book", async () => {
  const { make, db } = database;
  const { id: schemeVersionId } = await make.scheme({ prefixes: { Q: 50_000n } });
  const { id: clientId } = await make.client();
  const answers = await settled(20, () => make.book({ schemeVersionId, clientId, number: "Q1", paidMonths: 2 }));
  expect(tally(answers)).toEqual({ done: 1, book_number_taken: 19 });
  expect(await db.journal.count({ where: { book: { number: "Q1" } } })).toBe(2);
});
