import { describe, expect, test } from "vitest";
import { billFor } from "./bill.ts";
import { isWithinMonth } from "./taking.ts";
import type { Day, Saved, Terms } from "./terms.ts";
import { ask, daysAfter, gold22, monthly, months, paid, rupees, steps } from "./testing/arrange.ts";

const bonus = (terms: Terms, saved: Saved, day: Day) => ask(terms, saved, day).bonusPaise;

describe("Tanishq, 2,000 x 10", () => {
  const terms: Terms = {
    schedule: monthly(10, { perMonth: 1, closes: { of: "joining", days: 421 } }),
    benefits: [
      steps("instalment", [
        { months: 10, give: { percent: 5500 } },
        { months: 11, give: { percent: 6500 } },
        { months: 12, give: { percent: 7500 } },
      ]),
    ],
    late: { grace: 7, each: "instalment", lose: { share: "instalment" } },
  };
  const joined = (joinedOn: Day): Saved => ({
    joinedOn,
    instalment: rupees(2000),
    payments: paid(rupees(2000), months(joinedOn, 10)),
  });
  const saved = joined("2017-01-01");

  test.each([
    ["2017-10-31", 0],
    ["2017-11-01", 1100],
    ["2017-12-01", 1300],
    ["2018-01-01", 1500],
    [daysAfter("2017-01-01", 421), 1500],
    [daysAfter("2017-01-01", 422), 0],
  ])("gives by %s Rs %s", (day, amount) => {
    expect(bonus(terms, saved, day)).toBe(rupees(amount));
  });

  test("is whole on day 421 for who joined on 1 February 2017, and nothing a day later", () => {
    expect(bonus(terms, joined("2017-02-01"), daysAfter("2017-02-01", 421))).toBe(rupees(1500));
    expect(ask(terms, joined("2017-02-01"), daysAfter("2017-02-01", 422))).toMatchObject({
      bonusPaise: 0n,
      state: "closed",
    });
  });

  test("gives 110 where nine of ten are brought on 1 November", () => {
    const late = [...paid(rupees(2000), ["2017-01-01"]), ...paid(rupees(18_000), ["2017-11-01"])];
    expect(bonus(terms, { ...saved, payments: late }, "2017-11-01")).toBe(rupees(110));
  });

  test("refuses a second payment in a month", () => {
    const begun = { ...saved, payments: saved.payments.slice(0, 2) };
    expect(isWithinMonth(terms, begun, { day: "2017-02-28", paise: rupees(2000) })).toBe(false);
    expect(isWithinMonth(terms, begun, { day: "2017-03-01", paise: rupees(2000) })).toBe(true);
    expect(isWithinMonth(terms, begun, { day: "2017-03-01", paise: rupees(4000) })).toBe(false);
  });
});

describe("Senco, 5,000 a month", () => {
  const terms: Terms = {
    schedule: monthly(18, { closes: { of: "maturity", days: 60 } }),
    benefits: [
      steps("instalment", [
        { months: 6, paid: 6, give: { percent: 3000 } },
        { months: 11, paid: 11, give: { percent: 7500 } },
        { months: 18, paid: 18, give: { percent: 15_000 } },
      ]),
    ],
    late: { grace: 5, each: "instalment", lose: { share: "instalment" } },
  };
  const joinedOn = "2025-03-10";
  const savedBy = (days: Day[]): Saved => ({
    joinedOn,
    instalment: rupees(5000),
    payments: paid(rupees(5000), days),
  });

  test.each([
    [6, "2025-09-10", 1500],
    [11, "2026-02-10", 3750],
    [18, "2026-09-10", 7500],
    [6, "2025-08-19", 0],
    [18, daysAfter("2026-09-10", 60), 7500],
    [18, daysAfter("2026-09-10", 61), 0],
  ])("%s paid gives on %s Rs %s", (count, day, amount) => {
    expect(bonus(terms, savedBy(months(joinedOn, count)), day)).toBe(rupees(amount));
  });

  test("gives 3,409.09 where one of eleven was late", () => {
    const days = months(joinedOn, 11).with(4, "2025-07-16");
    expect(bonus(terms, savedBy(days), "2026-02-10")).toBe(rupees(3409.09));
  });
});

describe("Bhima, 11 instalments", () => {
  const terms: Terms = {
    schedule: monthly(11, { closes: { of: "maturity", months: 12 } }),
    benefits: [steps("instalment", [{ months: 11, paid: 11, give: { percent: 10_000 } }])],
    late: { grace: 0, each: "instalment", lose: "all" },
  };
  const savedOf = (amount: number, days = months("2025-01-15", 11)): Saved => ({
    joinedOn: "2025-01-15",
    instalment: rupees(amount),
    payments: paid(rupees(amount), days),
  });

  test.each([
    [500, 6000],
    [10_000, 120_000],
  ])("of %s comes to %s", (amount, total) => {
    expect(ask(terms, savedOf(amount), "2025-12-15").totalPaise).toBe(rupees(total));
    expect(ask(terms, savedOf(amount), "2026-12-15").totalPaise).toBe(rupees(total));
  });

  test("gives no bonus where one was late, a day early, and after twelve months", () => {
    const late = months("2025-01-15", 11).with(10, "2025-11-16");
    expect(bonus(terms, savedOf(500, late), "2025-12-15")).toBe(0n);
    expect(bonus(terms, savedOf(500), "2025-12-14")).toBe(0n);
    expect(bonus(terms, savedOf(500), "2026-12-16")).toBe(0n);
  });
});

describe("GRT, no wastage up to 18 points", () => {
  const terms: Terms = {
    schedule: monthly(11),
    gold: gold22,
    benefits: [
      steps(
        "saved",
        [
          { paid: 6, give: { percent: 5000 } },
          { paid: 10, give: { percent: 10_000 } },
        ],
        { as: "making", points: 1800, beyond: 2000 },
      ),
    ],
  };
  const rate = rupees(10_000);
  const saved: Saved = {
    joinedOn: "2026-01-05",
    instalment: rupees(10_000),
    payments: paid(rupees(10_000), months("2026-01-05", 11), rate),
  };
  const charges = (count: number, weightMg: bigint) => {
    const valuation = ask(terms, { ...saved, payments: saved.payments.slice(0, count) }, "2026-12-05");
    const bill = billFor(terms, valuation, [{ item: "chain", weightMg, va: { percent: 2200 } }], rate);
    return bill.paise - (weightMg * rate) / 1000n;
  };

  test("4 % are paid on the saved grams, 17.6 % on the rest", () => {
    expect(charges(11, 11_000n)).toBe(rupees(11 * 10_000 * 0.04));
    expect(charges(11, 21_000n)).toBe(rupees(11 * 10_000 * 0.04 + 10 * 10_000 * 0.176));
  });

  test("half of the waiver comes with six paid, none with five, all with ten", () => {
    expect(charges(6, 6000n)).toBe(rupees(6 * 10_000 * 0.13));
    expect(charges(5, 5000n)).toBe(rupees(5 * 10_000 * 0.22));
    expect(charges(10, 10_000n)).toBe(rupees(10 * 10_000 * 0.04));
  });
});
