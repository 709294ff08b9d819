import { assert, asyncProperty } from "fast-check";
import { expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { useDatabase } from "#testing/database.ts";
import {
  credit,
  expectedCredit,
  instalment,
  instalments,
  rate,
  refusalOfAmount,
  steps,
  weightOf,
} from "#testing/ledger-model.ts";
import type { ModelBook, ModelPayment, Step } from "#testing/ledger-model.ts";
import { sized } from "#testing/test-size.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();

test("whatever is done in whatever order, the ledger says what a child's model says, and a refusal changes nothing", async () => {
  await database.make.goldRate({ ratePaisePerGram: rate });
  await database.make.manyOpenPayments();
  const { id: fixed } = await database.make.scheme({ instalments, prefixes: { F: instalment } });
  const { id: flexible } = await database.make.scheme({
    instalments,
    prefixes: { W: null },
    paymentRule: "flexible",
    accrual: "weight",
  });
  await assert(
    asyncProperty(steps, async (history) => {
      const books = [await newBook(fixed, 2), await newBook(flexible, 1), await newBook(fixed, 0)];
      const payments: ModelPayment[] = [];
      for (const next of history) await takeStep(next, books, payments);
      for (const book of books) await compare(book);
    }),
    { numRuns: sized(20, 300) },
  );
  expect((await verifyLedger(database.url)).findings).toEqual([]);
}, 1_200_000);

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
    isSettled: false,
    credited,
    paise,
    mg: isFixed ? 0n : weightOf(paise),
  };
}

async function takeStep(step: Step, books: ModelBook[], payments: ModelPayment[]): Promise<void> {
  const { make, money } = database;
  switch (step.do) {
    case "close":
    case "reopen": {
      const book = pick(books, step.book);
      const isToOpen = step.do === "reopen";
      const already = isToOpen ? "book_already_open" : "book_already_closed";
      const refusal = book.isSettled ? "book_settled" : isToOpen === book.isOpen ? already : null;
      await attempt(refusal, () => (isToOpen ? make.reopenedBook(book.id) : make.closedBook(book.id)));
      if (!book.isSettled) book.isOpen = isToOpen;
      return;
    }
    case "settle":
      return settle(pick(books, step.book), step.bonus, payments);
    case "take": {
      const book = pick(books, step.book);
      const expected = expectedCredit(book, step.amount, null);
      const done = await attempt(expected.refusal, () => money.take(book.number, { amountPaise: step.amount }));
      if (done === null) return;
      payments.push({ id: done.paymentId, book, status: "credited", paise: step.amount });
      return credit(book, done.paymentId, step.amount, expected.numbers);
    }
    case "start": {
      const book = pick(books, step.book);
      const done = await attempt(refusalOfAmount(book, step.amount), () =>
        money.start(book.id, { amountPaise: step.amount }),
      );
      if (done !== null) payments.push({ id: done.paymentId, book, status: "pending", paise: step.amount });
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

/** What was saved and the bonus leave the book; its instalments stay. */
async function settle(book: ModelBook, bonus: bigint, payments: readonly ModelPayment[]): Promise<void> {
  // Never more than was saved.
  const bonusPaise = bonus < book.paise ? bonus : book.paise;
  const isUnderWay = payments.some((payment) => payment.book === book && payment.status === "pending");
  const nothing = book.paise === 0n ? "nothing_saved" : null;
  const refusal = book.isSettled ? "book_settled" : isUnderWay ? "payments_under_way" : nothing;
  const shown = { totalPaise: book.paise + bonusPaise, totalMg: book.mg };
  const done = await attempt(refusal, async () => {
    await database.make.settledBook(book.id, { bonusPaise, ...shown });
    return true;
  });
  if (done === null) return;
  book.isSettled = true;
  book.isOpen = false;
  book.paise = 0n;
  book.mg = 0n;
}

async function settlePayment(step: Extract<Step, { payment: number }>, payment: ModelPayment): Promise<void> {
  const { money } = database;
  const { book } = payment;
  if (step.do === "fail") {
    const isException = payment.status === "pending" && !book.isOpen;
    const refusal =
      payment.status === "pending" ? (isException ? "payment_is_exception" : null) : "payment_not_pending";
    if ((await attempt(refusal, () => money.fail(payment.id))) !== null) payment.status = "failed";
    return;
  }
  if (step.do === "refund") {
    const settled = book.isSettled ? "book_not_open" : null;
    const refusal = payment.status === "credited" ? settled : "nothing_to_refund";
    if ((await attempt(refusal, () => money.refund(payment.id))) === null) return;
    payment.status = "refunded";
    for (const [number, { paymentId }] of book.credited) if (paymentId === payment.id) book.credited.delete(number);
    book.paise -= payment.paise;
    book.mg -= book.isFixed ? 0n : weightOf(payment.paise);
    return;
  }
  const expected = expectedCredit(book, payment.paise, step.first);
  const refusal = payment.status === "pending" ? expected.refusal : "payment_not_pending";
  if ((await attempt(refusal, () => money.acknowledge(payment.id, { instalmentNumber: step.first }))) === null) return;
  payment.status = "credited";
  credit(book, payment.id, payment.paise, expected.numbers);
}

/** Runs it; null when it was refused as expected, having checked that nothing moved. */
async function attempt<T>(refusal: string | null, run: () => Promise<T>): Promise<T | null> {
  const before = refusal === null ? null : await fingerprint();
  try {
    const done = await run();
    expect(refusal).toBeNull();
    return done;
  } catch (error) {
    const refused = refusalIn(error);
    if (refused === null) throw error;
    expect(refused.code).toBe(refusal);
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
      (select md5(string_agg(status, '' order by id)) from books) as books, (select count(*) from settlements) as settlements,
      (select count(*) from instalment_credits) as credits, (select sum(last_number) from receipt_series) as receipts,
      (select sum(count) from day_totals) as totals, (select count(*) from outbox_messages) as messages,
      (select count(*) from audit_entries) as audits, (select count(*) from idempotency_keys) as keys`;
}

function pick<T>(choices: readonly T[], at: number): T {
  return choices[at % choices.length]!;
}
