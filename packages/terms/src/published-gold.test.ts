import { describe, expect, test } from "vitest";
import { billFor } from "./bill.ts";
import type { Saved, Terms } from "./terms.ts";
import { ask, daysAfter, gold22, monthly, months, paid, rupees, steps } from "./testing/arrange.ts";

describe("Thangamayil Digi Gold", () => {
  const terms: Terms = {
    schedule: {
      every: { days: 1 },
      instalments: 330,
      flexible: true,
      due: "joining",
      matures: { days: 330 },
      opens: { days: 30 },
      closes: { of: "maturity", days: 35 },
    },
    gold: gold22,
    benefits: [
      steps(
        "payment",
        [
          { days: 0, give: { percent: 500 } },
          { days: 75, give: { percent: 375 } },
          { days: 150, give: { percent: 200 } },
          { days: 225, give: { percent: 75 } },
          { days: 300, give: { percent: 0 } },
        ],
        { as: "gold", only: "maturity" },
      ),
    ],
  };
  const joinedOn = "2025-02-11";
  const paidOn = (day: number): Saved => ({
    joinedOn,
    instalment: rupees(100),
    payments: paid(rupees(10_000), [daysAfter(joinedOn, day)], rupees(6000)),
  });

  test.each([
    [0, 83n],
    [74, 83n],
    [75, 62n],
    [150, 33n],
    [225, 12n],
    [300, 0n],
  ])("a payment of 1.666 g on day %s earns %s mg", (day, mg) => {
    const valuation = ask(terms, paidOn(day), daysAfter(joinedOn, 330));
    expect(valuation).toMatchObject({ savedMg: 1666n, bonusMg: mg, totalMg: 1666n + mg });
  });

  test("earns nothing before maturity, nor 36 days after it, nor may it be had before day 30", () => {
    const reasonOn = (day: number) => {
      const { state, bonusMg, benefits } = ask(terms, paidOn(0), daysAfter(joinedOn, day));
      return [state, bonusMg, benefits[0]?.reason];
    };
    expect(reasonOn(29)).toEqual(["not_open", 0n, "not_open"]);
    expect(reasonOn(329)).toEqual(["saving", 0n, "too_early"]);
    expect(reasonOn(365)).toEqual(["mature", 83n, "given"]);
    expect(reasonOn(366)).toEqual(["closed", 0n, "too_late"]);
  });
});

describe("Kalptaru, Rs 10,000", () => {
  const terms: Terms = {
    schedule: monthly(10),
    gold: { purity: "24K", rate: "payment", round: { mode: "half_up", places: 2, total: "exact" } },
    benefits: [steps("saved", [{ months: 10, paid: 10, give: { percent: 4000 } }], { as: "making" })],
  };
  const rates = [3870, 3880, 3935, 3950, 3990, 3990, 4000, 4070, 4150, 4190];
  const saved: Saved = {
    joinedOn: "2020-01-01",
    instalment: rupees(10_000),
    payments: months("2020-01-01", 10).map((day, at) => ({
      day,
      paise: rupees(10_000),
      rate: rupees(rates[at] ?? 0),
    })),
  };
  const valuation = ask(terms, saved, "2020-11-01");

  test("rows are rounded alone, the total from the exact sum", () => {
    const grams = [2.58, 2.58, 2.54, 2.53, 2.51, 2.51, 2.5, 2.46, 2.41, 2.39];
    expect(valuation.rows.map(({ mg }) => Number(mg) / 1000)).toEqual(grams);
    expect(valuation).toMatchObject({ savedMg: 25_000n, roundingMg: -10n });
  });

  test("40 % of Rs 700 a gram are off: 7,000 of a piece of 30 g, and 14,000 to pay", () => {
    const line = { item: "bangle", weightMg: 30_000n, va: { paisePerGram: rupees(700) } };
    const bill = billFor(terms, valuation, [line], rupees(4000));
    expect(bill.offPaise).toBe(rupees(7000));
    expect(bill.paise - rupees(30 * 4000)).toBe(rupees(14_000));
    expect(bill.lines).toEqual([
      { coveredMg: 25_000n, fullPaise: rupees(141_000), offPaise: rupees(7000), paise: rupees(134_000) },
    ]);
  });
});

test("Selva: rows rounded down, and a tenth more gold at maturity", () => {
  const terms: Terms = {
    schedule: monthly(5),
    gold: gold22,
    benefits: [steps("saved", [{ give: { percent: 1000 } }], { as: "gold", only: "maturity" })],
  };
  const payments = [4500, 4550, 4520, 4480, 4600].map((rate, at) => ({
    day: months("2021-04-02", 5)[at] ?? "",
    paise: rupees(5000),
    rate: rupees(rate),
  }));
  const saved = { joinedOn: "2021-04-02", instalment: rupees(5000), payments };
  const valuation = ask(terms, saved, "2021-09-02");
  expect(valuation.rows.map(({ mg }) => mg)).toEqual([1111n, 1098n, 1106n, 1116n, 1086n]);
  expect(valuation).toMatchObject({ savedMg: 5517n, bonusMg: 551n, totalMg: 6068n });
  expect(ask(terms, saved, "2021-09-01").bonusMg).toBe(0n);
});

test.each([
  [1800, 3.6],
  [1200, 2.4],
  [2200, 6.4],
])("Prince: of a piece of 70 g at %s hundredths, 50 g saved, %s g are paid", (percent, grams) => {
  const terms: Terms = {
    schedule: monthly(11),
    gold: { ...gold22, rate: "redemption" },
    benefits: [steps("saved", [{ give: { percent: 10_000 } }], { as: "making", points: 1800 })],
  };
  const rate = rupees(9000);
  const payments = [{ day: "2026-01-01", paise: rate * 50n }];
  const valuation = ask(terms, { joinedOn: "2026-01-01", instalment: rate, payments }, { day: "2026-12-01", rate });
  const bill = billFor(terms, valuation, [{ item: "necklace", weightMg: 70_000n, va: { percent } }], rate);
  expect(bill.paise - rate * 70n).toBe((rate * BigInt(grams * 10)) / 10n);
});

test("12 x Rs 1,000 brought on the last day: refused, 12,000 or 13,000", () => {
  const day = "2027-01-01";
  const saved: Saved = { joinedOn: "2026-01-01", instalment: rupees(1000), payments: paid(rupees(12_000), [day]) };
  const terms: Terms = {
    schedule: monthly(12),
    benefits: [steps("instalment", [{ months: 12, paid: 12, give: { percent: 10_000 } }])],
  };
  expect(ask(terms, saved, day).totalPaise).toBe(rupees(13_000));
  const strict: Terms = { ...terms, late: { grace: 10, each: "instalment", lose: "all" } };
  expect(ask(strict, saved, day).totalPaise).toBe(rupees(12_000));
});
