import { milligrams, paise } from "@thangam/contracts/values/money";
import { operations } from "@thangam/contracts";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();

async function listed(bookId: bigint, more: object = {}) {
  const admin = await app.signedInAs({ userType: "Admin" });
  const { body } = await admin.call("listInstalments", { chitid: String(bookId), pageSize: "200", ...more });
  return z.decode(operations.listInstalments.output, body);
}

test("every instalment of a book has its day, and says what paid it; the rest is overdue, due or to come", async () => {
  const book = await app.make.book({ day: "2026-02-10", now: new Date("2026-02-10T05:30:00Z") });
  const two = await app.make.payment({ bookId: book.id, amountPaise: 100_000n });
  const { rows, page } = await listed(book.id);
  expect(page.total).toBe(15);
  // Today is the fourth of May: the third was due on the tenth of April, the fourth comes on the tenth.
  expect(rows.slice(0, 5).map(({ number, state, dueOn }) => [number, state, dueOn])).toEqual([
    [1, "Paid", "2026-02-10"],
    [2, "Paid", "2026-03-10"],
    [3, "Overdue", "2026-04-10"],
    [4, "To come", "2026-05-10"],
    [5, "To come", "2026-06-10"],
  ]);
  expect(rows[1]).toMatchObject({ paymentId: two.paymentId, receiptNumber: two.receiptNumber, paidOn: "2026-05-04" });
  await app.make.payment({ bookId: book.id });
  expect((await listed(book.id)).rows[3]).toMatchObject({ state: "Due" });
});

test("an instalment that was credited on another day than it was paid has both days, any other one", async () => {
  const started = { day: "2026-05-03", now: new Date("2026-05-03T05:30:00Z") };
  const book = await app.make.book({ day: "2026-02-10", now: new Date("2026-02-10T05:30:00Z") });
  await app.make.payment({ bookId: book.id });
  const { paymentId } = await app.make.payment({ bookId: book.id, status: "pending", mode: "online", ...started });
  await app.money.acknowledge(paymentId, { creditedOn: started.day, creditedAt: started.now });
  expect((await listed(book.id)).rows.slice(0, 3).map(({ paidOn, creditedOn }) => [paidOn, creditedOn])).toEqual([
    ["2026-05-04", null],
    ["2026-05-03", "2026-05-04"],
    [null, null],
  ]);
});

test("what the instalments of a gold book brought adds up to the balance of the book, to the milligram", async () => {
  await app.make.goldRate({ ratePaisePerGram: 713_300n });
  const book = await app.make.book({ scheme: { accrual: "weight" } });
  for (const amountPaise of [150_000n, 50_000n, 350_000n]) await app.make.payment({ bookId: book.id, amountPaise });
  await app.money.refund((await app.make.payment({ bookId: book.id })).paymentId);
  const { rows } = await listed(book.id);
  const paid = rows.filter(({ state }) => state === "Paid");
  const balance = await app.db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
  expect(paid).toHaveLength(11);
  expect(paise(paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0n))).toBe(balance.paidPaise);
  expect(milligrams(paid.reduce((sum, { weightMg }) => sum + (weightMg ?? 0n), 0n))).toBe(balance.weightMg);
  expect(paid.every(({ ratePaisePerGram }) => ratePaisePerGram === 713_300n)).toBe(true);
});

test("months paid before have no receipt, and a closed book is owed nothing", async () => {
  const book = await app.make.book({ paidMonths: 2, day: "2026-02-10", now: new Date("2026-02-10T05:30:00Z") });
  await app.make.closedBook(book.id);
  const { rows } = await listed(book.id);
  expect(rows[0]).toMatchObject({ state: "Paid", paidBefore: true, paymentId: null, receiptNumber: null });
  expect(new Set(rows.slice(2).map(({ state }) => state))).toEqual(new Set(["Not paid"]));
});

test("a book without a number of instalments lists those that were paid, page by page", async () => {
  const book = await app.make.book({ scheme: { paymentRule: "flexible", instalments: 330 } });
  for (const _ of [1, 2, 3]) await app.make.payment({ bookId: book.id, amountPaise: 10_000n });
  const { rows, page } = await listed(book.id, { pageSize: "2", page: "2" });
  expect([rows.map(({ number, dueOn }) => [number, dueOn]), page.total]).toEqual([[[3, null]], 3]);
});

test("another's instalments are as if the book were not there", async () => {
  const book = await app.make.book();
  const stranger = await app.signedInAs({ userType: "Customer" });
  const { status, body } = await stranger.call("listInstalments", { chitid: String(book.id) });
  expect([status, body.code]).toEqual([404, "book_not_found"]);
});
