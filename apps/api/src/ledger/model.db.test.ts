import { array, assert, asyncProperty, constant, constantFrom, integer, nat, oneof, option, record } from "fast-check";
import type { Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "#operations/refusal.ts";
import { useDatabase } from "#testing/database.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();

const instalment = 50_000n;
const instalments = 6;
const rate = 700_000n;

/** What a book is worth in the simplest terms there are: which instalments stand, and what the money and gold add up to. */
interface ModelBook {
  id: bigint;
  number: string;
  isFixed: boolean;
  isOpen: boolean;
  credited: Map<number, { paymentId: bigint | null }>;
  paise: bigint;
  mg: bigint;
}

interface ModelPayment {
  id: bigint;
  book: ModelBook;
  status: string;
  paise: bigint;
}

type Step =
  | { do: "take" | "start"; book: number; amount: bigint }
  | { do: "acknowledge"; payment: number; first: number | null }
  | { do: "fail"; payment: number }
  | { do: "refund"; payment: number }
  | { do: "close" | "reopen"; book: number };

const index = nat({ max: 30 });
const amount = constantFrom(instalment, instalment, instalment * 2n, instalment * 3n, 70_000n, 5_000n, 0n);
const step: Arbitrary<Step> = oneof(
  { weight: 5, arbitrary: record({ do: constantFrom("take" as const, "start" as const), book: index, amount }) },
  {
    weight: 4,
    arbitrary: record({
      do: constant("acknowledge" as const),
      payment: index,
      first: option(integer({ min: 0, max: 7 })),
    }),
  },
  { weight: 2, arbitrary: record({ do: constant("fail" as const), payment: index }) },
  { weight: 2, arbitrary: record({ do: constant("refund" as const), payment: index }) },
  { weight: 1, arbitrary: record({ do: constantFrom("close" as const, "reopen" as const), book: index }) },
);

test("whatever is done in whatever order, the ledger says what a child's model says, and a refusal changes nothing", async () => {
  await database.make.goldRate({ ratePaisePerGram: rate });
  const prefixes = { F: instalment, W: null };
  const { id: fixed } = await database.make.scheme({ instalments, prefixes });
  const { id: flexible } = await database.make.scheme({
    instalments,
    prefixes,
    paymentRule: "flexible",
    accrual: "weight",
  });
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const books = [await newBook(fixed, 2), await newBook(flexible, 1), await newBook(fixed, 0)];
      const payments: ModelPayment[] = [];
      for (const next of steps) await takeStep(next, books, payments);
      for (const book of books) await compare(book);
    }),
    { numRuns: 25 },
  );
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

let lastNumber = 0;

async function newBook(schemeVersionId: bigint, paidMonths: number): Promise<ModelBook> {
  lastNumber += 1;
  const isFixed = paidMonths !== 1;
  const made = await database.make.book({ schemeVersionId, number: `${isFixed ? "F" : "W"}${lastNumber}`, paidMonths });
  const credited = new Map(Array.from({ length: paidMonths }, (_, n) => [n + 1, { paymentId: null }]));
  const paise = instalment * BigInt(paidMonths);
  return {
    id: made.id,
    number: made.number,
    isFixed,
    isOpen: true,
    credited,
    paise,
    mg: isFixed ? 0n : weightOf(paise),
  };
}

async function takeStep(step: Step, books: ModelBook[], payments: ModelPayment[]): Promise<void> {
  const { money, db } = database;
  switch (step.do) {
    case "close":
    case "reopen": {
      const book = pick(books, step.book);
      book.isOpen = step.do === "reopen";
      const status = book.isOpen ? "Approved" : "Closed";
      await db.book.update({ where: { id: book.id }, data: { status, closedAt: book.isOpen ? null : new Date() } });
      return;
    }
    case "take": {
      const book = pick(books, step.book);
      const expected = expectedCredit(book, step.amount, null);
      const done = await attempt(expected.refusal, () => money.take(book.number, { amountPaise: step.amount }));
      if (done === null) return;
      payments.push({ id: done.paymentId, book, status: "Payment Approved", paise: step.amount });
      return credit(book, done.paymentId, step.amount, expected.numbers);
    }
    case "start": {
      const book = pick(books, step.book);
      const done = await attempt(refusalOfAmount(book, step.amount), () =>
        money.start(book.id, { amountPaise: step.amount }),
      );
      if (done !== null) payments.push({ id: done.paymentId, book, status: "Pending", paise: step.amount });
      return;
    }
    case "acknowledge":
    case "fail":
    case "refund": {
      if (payments.length === 0) return;
      return settlePayment(step, pick(payments, step.payment));
    }
  }
}

async function settlePayment(step: Extract<Step, { payment: number }>, payment: ModelPayment): Promise<void> {
  const { money } = database;
  const { book } = payment;
  if (step.do === "fail") {
    const refusal = payment.status === "Pending" ? null : "payment_not_pending";
    if ((await attempt(refusal, () => money.fail(payment.id))) !== null) payment.status = "Failed";
    return;
  }
  if (step.do === "refund") {
    const refusal = payment.status === "Payment Approved" ? null : "nothing_to_refund";
    if ((await attempt(refusal, () => money.refund(payment.id))) === null) return;
    payment.status = "Refunded";
    for (const [number, { paymentId }] of book.credited) if (paymentId === payment.id) book.credited.delete(number);
    book.paise -= payment.paise;
    book.mg -= book.isFixed ? 0n : weightOf(payment.paise);
    return;
  }
  const expected = expectedCredit(book, payment.paise, step.first);
  const refusal = payment.status === "Pending" ? expected.refusal : "payment_not_pending";
  if ((await attempt(refusal, () => money.acknowledge(payment.id, { instalmentNumber: step.first }))) === null) return;
  payment.status = "Payment Approved";
  credit(book, payment.id, payment.paise, expected.numbers);
}

function refusalOfAmount(book: ModelBook, paise: bigint): string | null {
  if (!book.isOpen) return "book_closed";
  if (!book.isFixed) return paise >= 10_000n && paise % 10_000n === 0n ? null : "amount_not_allowed";
  const remaining = BigInt(instalments - book.credited.size);
  if (remaining === 0n) return "all_instalments_paid";
  return paise > 0n && paise % instalment === 0n && paise / instalment <= remaining ? null : "amount_not_allowed";
}

function expectedCredit(
  book: ModelBook,
  paise: bigint,
  first: number | null,
): { refusal: string | null; numbers: number[] } {
  const refusal = refusalOfAmount(book, paise);
  if (refusal !== null) return { refusal, numbers: [] };
  const count = book.isFixed ? Number(paise / instalment) : 1;
  const start = first ?? nextOf(book);
  const numbers = Array.from({ length: count }, (_, n) => start + n);
  if (start < 1 || (book.isFixed && start + count - 1 > instalments))
    return { refusal: "instalment_out_of_range", numbers };
  if (numbers.some((number) => book.credited.has(number))) return { refusal: "instalment_already_paid", numbers };
  return { refusal: null, numbers };
}

function nextOf(book: ModelBook): number {
  if (!book.isFixed) return Math.max(0, ...book.credited.keys()) + 1;
  let number = 1;
  while (book.credited.has(number)) number += 1;
  return number;
}

function credit(book: ModelBook, paymentId: bigint, paise: bigint, numbers: readonly number[]): void {
  for (const number of numbers) book.credited.set(number, { paymentId });
  book.paise += paise;
  book.mg += book.isFixed ? 0n : weightOf(paise);
}

function weightOf(paise: bigint): bigint {
  return (paise * 1000n) / rate;
}

/** Runs it; null when it was refused as expected, having checked that nothing moved. */
async function attempt<T>(refusal: string | null, run: () => Promise<T>): Promise<T | null> {
  const before = refusal === null ? null : await fingerprint();
  try {
    const done = await run();
    expect(refusal).toBeNull();
    return done;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.code).toBe(refusal);
    expect(await fingerprint()).toEqual(before);
    return null;
  }
}

async function compare(book: ModelBook): Promise<void> {
  const { db } = database;
  const balance = await db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
  const credits = await db.instalmentCredit.findMany({ where: { bookId: book.id, reversedByJournalId: null } });
  expect(balance).toMatchObject({ paidPaise: book.paise, weightMg: book.mg, instalmentsPaid: book.credited.size });
  expect(credits.map((credit) => credit.instalmentNumber).sort((a, b) => a - b)).toEqual(
    [...book.credited.keys()].sort((a, b) => a - b),
  );
}

function fingerprint(): Promise<unknown> {
  return database.db.$queryRaw`
    select (select count(*) from journals), (select count(*) from postings), (select sum(seq) from book_balances) as seqs,
      (select count(*) from payments) as payments, (select md5(string_agg(status, '' order by id)) from payments) as statuses,
      (select count(*) from instalment_credits) as credits, (select sum(last_number) from receipt_series) as receipts,
      (select sum(count) from day_totals) as totals, (select count(*) from outbox_messages) as messages,
      (select count(*) from audit_entries) as audits, (select count(*) from idempotency_keys) as keys`;
}

function pick<T>(choices: readonly T[], at: number): T {
  return choices[at % choices.length]!;
}
