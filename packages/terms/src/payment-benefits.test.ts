import { expect, test } from "vitest";
import { bookOn } from "./book.ts";
import { isForfeited, paymentBenefit } from "./payment-benefits.ts";
import type { Benefit, LateTerms, Saved, Terms } from "./terms.ts";
import { gold22, monthly, months, paid, rupees, steps } from "./testing/arrange.ts";

const joinedOn = "2026-01-01";
const rate = rupees(10_000);
const share: LateTerms = { grace: 0, each: "instalment", lose: { share: "instalment" } };
const all: LateTerms = { ...share, lose: "all" };

/** Instalments of Rs 10,000, a gram each. */
const savedBy = (count: number, amount = rate): Saved => ({
  joinedOn,
  instalment: rate,
  payments: paid(amount, months(joinedOn, count), rate),
});
const bookOf = (terms: Partial<Terms>, saved: Saved, day: string) =>
  bookOn({ schedule: monthly(10), gold: gold22, benefits: [], ...terms }, saved, { day, rate });
const earned = (benefit: Benefit, saved: Saved, day: string, terms: Partial<Terms> = {}) =>
  paymentBenefit(benefit, bookOf({ benefits: [benefit], ...terms }, saved, day));

/** A tenth of the gold of each payment from two months after joining on. */
const later = steps("payment", [{ months: 2, give: { percent: 1000 } }], { as: "gold" });

test("payments before the first row earn nothing, and take nothing from those after it", () => {
  expect(earned(later, savedBy(4), "2026-04-01")).toEqual({ reason: "given", units: 0, amount: 200n });
  const inPaise = steps("payment", [{ months: 2, give: { paise: 777n } }]);
  expect(earned(inPaise, savedBy(5), "2026-05-01")).toEqual({ reason: "given", units: 0, amount: 3n * 777n });
  const tooEarly = { reason: "too_early", units: 0, amount: null };
  expect(earned(later, savedBy(2), "2026-02-01")).toEqual(tooEarly);
  expect(earned(later, savedBy(2), "2026-04-10", { late: share })).toEqual(tooEarly);
  expect(earned(later, { ...savedBy(1), payments: [] }, "2026-01-01")).toEqual(tooEarly);
});

test("where nothing is left of those that would earn, lateness is the reason, whatever came before the first row", () => {
  expect(earned(later, savedBy(3), "2026-04-02", { late: all })).toEqual({ reason: "late", units: 1, amount: null });
});

test("of gold that is not known nobody knows what it earns", () => {
  const unknown = { ...savedBy(4), payments: paid(rate, months(joinedOn, 4)) };
  expect(earned(later, unknown, "2026-04-01")).toEqual({ reason: "given", units: 0, amount: null });
});

test("gold is rounded to the places of the terms, and rupees to a paisa", () => {
  const gold = { ...gold22, round: { ...gold22.round, places: 2 as const } };
  const percent = [{ give: { percent: 1055 } }];
  const saved = savedBy(1, rupees(1234.57));
  expect(earned(steps("payment", percent), saved, "2026-01-01", { gold }).amount).toBe(13_024n);
  expect(earned(steps("payment", percent, { as: "gold" }), saved, "2026-01-01", { gold }).amount).toBe(10n);
});

test("a late instalment ends all benefits where the terms say so, and only there", () => {
  const isLost = (late: LateTerms | undefined, count: number) =>
    isForfeited(bookOf(late === undefined ? {} : { late }, savedBy(count), "2026-04-02"));
  expect([isLost(all, 3), isLost(all, 4), isLost(share, 3), isLost(undefined, 3)]).toEqual([true, false, false, false]);
});
