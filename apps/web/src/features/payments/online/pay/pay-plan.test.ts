import { expect, test } from "vitest";
import { dueJson, openPaymentJson, savingsOf } from "#testing/savings.ts";
import { firstPlan, paiseFor, paymentsOf, presetsOf, sumOf } from "./pay-plan.ts";
import type { PayPlan } from "./pay-plan.ts";

const late = { id: "1", amount: "2000", due: dueJson({ due_on: "2026-04-10", due_count: 2, week_count: 2 }) };
const soon = { id: "2", amount: "200" };
const later = { id: "3", amount: "1000", due: dueJson({ due_on: "2026-06-10", week_count: 0 }) };
const flexible = { id: "4", amount: "300", rule: "flexible" as const };
const open = openPaymentJson();
const { books } = savingsOf([late, soon, later, flexible]);

const plain = (plan: PayPlan) => Object.fromEntries([...plan].map(([id, planned]) => [id.toString(), planned]));

test("what is due now, this week and next is offered, each with its sum", () => {
  expect(presetsOf(books).map(({ name, plan, paise }) => [name, plain(plan), paise])).toEqual([
    ["now", { 1: { count: 2 } }, 400_000n],
    ["week", { 1: { count: 2 }, 2: { count: 1 } }, 420_000n],
    ["next", { 1: { count: 2 }, 2: { count: 1 }, 3: { count: 1 } }, 520_000n],
  ]);
});

test("what says the same as another is offered once, and a book that takes no payment is in none", () => {
  const of = (...given: Parameters<typeof savingsOf>[0]) => presetsOf(savingsOf(given).books).map(({ name }) => name);
  expect(of(late)).toEqual(["now"]);
  expect(of({ ...late, link: null }, soon)).toEqual(["week"]);
  expect(of({ ...later, link: null })).toEqual([]);
  expect(of(flexible)).toEqual([]);
});

test.each([
  [{ book: "2", due: null }, { 2: { count: 1 } }],
  [{ book: "1", due: null }, { 1: { count: 2 } }],
  [{ book: "4", due: null }, { 4: { amount: "300" } }],
  [
    { book: null, due: "week" },
    { 1: { count: 2 }, 2: { count: 1 } },
  ],
  [{ book: null, due: null }, { 1: { count: 2 } }],
  [{ book: "99", due: "no such" }, { 1: { count: 2 } }],
])("the address %o begins with %o", (asked, plan) => {
  expect(plain(firstPlan(books, asked))).toEqual(plan);
});

test("without anything due the page begins with the first book that takes a payment", () => {
  const { books: two } = savingsOf([
    { ...flexible, link: null },
    { ...flexible, id: "5" },
  ]);
  expect(plain(firstPlan(two, { book: "4", due: null }))).toEqual({ 5: { amount: "300" } });
});

test("a book with a payment under way is paid again only by who names it", () => {
  const { books: waiting } = savingsOf([{ ...late, open }, soon, { ...flexible, open }]);
  expect(presetsOf(waiting).map(({ name, plan }) => [name, plain(plan)])).toEqual([["week", { 2: { count: 1 } }]]);
  expect(plain(firstPlan(waiting, { book: null, due: null }))).toEqual({ 2: { count: 1 } });
  expect(plain(firstPlan(waiting, { book: "1", due: null }))).toEqual({ 1: { count: 2 } });
  const { books: all } = savingsOf([
    { ...late, open },
    { ...flexible, open },
  ]);
  expect(firstPlan(all, { book: null, due: "now" }).size).toBe(0);
  const { books: again } = savingsOf([{ ...late, open: openPaymentJson("lapsed") }]);
  expect(plain(firstPlan(again, { book: null, due: "now" }))).toEqual({ 1: { count: 2 } });
});

test("an amount that is none is not paid, and counts for nothing", () => {
  const plan: PayPlan = new Map([
    [4n, { amount: "many" }],
    [2n, { count: 3 }],
  ]);
  const [, , , any] = books;
  expect(any && paiseFor(any, plan)).toBeNull();
  expect(sumOf(books, plan)).toBe(60_000n);
  expect(paymentsOf(books, plan)).toEqual([
    { bookNumber: "K2", schemeName: "Thanga Mazhai", amount: "60000", instalmentCount: 3, seenState: "0.0.0" },
  ]);
});
