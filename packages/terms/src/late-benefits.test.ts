import { describe, expect, test } from "vitest";
import type { Benefit, LateTerms, Saved, Terms } from "./terms.ts";
import { ask, gold22, monthly, months, paid, rupees, steps } from "./testing/arrange.ts";

const joinedOn = "2026-01-01";
const rate = rupees(10_000);
const share: LateTerms = { grace: 0, each: "instalment", lose: { share: "instalment" } };

/** Instalments of Rs 10,000, a gram each: so many on their days, the others not paid. */
const savedBy = (count: number): Saved => ({
  joinedOn,
  instalment: rate,
  payments: paid(rate, months(joinedOn, count), rate),
});
const given = (benefit: Benefit, count: number, day: string, late: LateTerms = share, terms: Partial<Terms> = {}) =>
  ask({ schedule: monthly(10), gold: gold22, benefits: [benefit], late, ...terms }, savedBy(count), { day, rate });

describe("lateness of what each payment earns", () => {
  const earning = steps("payment", [{ give: { percent: 1000 } }], { as: "gold" });

  test("looks at the instalments due by the day asked, this day's with them", () => {
    // Of five that are due, three are paid, one is late, and one is due today.
    expect(given(earning, 3, "2026-05-01").benefits[0]).toMatchObject({ units: 1, mg: 3n * 80n, row: null });
    // Of the same five two are late a day later.
    expect(given(earning, 3, "2026-05-02").benefits[0]).toMatchObject({ units: 2, mg: 3n * 60n });
  });

  test("is the reason where nothing is left of any payment", () => {
    const none = steps("payment", [{ give: { percent: 0 } }], { as: "gold" });
    expect(given(none, 3, "2026-03-01").benefits[0]).toMatchObject({ reason: "given", units: 0, mg: 0n });
    const all: LateTerms = { ...share, lose: "all" };
    expect(given(earning, 3, "2026-04-02", all).benefits[0]).toMatchObject({
      reason: "late",
      units: 1,
      mg: 0n,
      row: null,
    });
  });
});

describe("lateness of a waiver", () => {
  const items = { diamond: 1001, coin: 0 };
  const waiver = steps("saved", [{ months: 5, give: { percent: 5001 } }], {
    as: "making",
    beyond: 2001,
    items,
    cap: 7n,
  });

  test("cuts its share, what is above the saved weight, and each kind alike, rounded down", () => {
    const whole = { percent: 5001, beyond: 2001, items, coveredMg: 5000n, cap: 7n };
    expect(given(waiver, 5, "2026-06-01").benefits[0]?.making).toEqual(whole);
    const cut = { percent: 4000, beyond: 1600, items: { diamond: 800, coin: 0 } };
    expect(given(waiver, 4, "2026-06-01").benefits[0]?.making).toMatchObject(cut);
  });

  test("leaves what a step before left of each, where steps name what was paid", () => {
    const rows = [
      { paid: 2, give: { percent: 0 } },
      { months: 5, paid: 5, give: { percent: 300 } },
    ];
    const points: LateTerms = { grace: 0, each: "instalment", lose: { points: 300 } };
    const two = steps("saved", rows, { as: "making", beyond: 2000 });
    const late = { ...savedBy(5), payments: savedBy(5).payments.with(4, { day: "2026-05-09", paise: rate, rate }) };
    const terms: Terms = { schedule: monthly(10), gold: gold22, benefits: [two], late: points };
    const [found] = ask(terms, late, { day: "2026-06-01", rate }).benefits;
    expect(found).toMatchObject({ reason: "given", row: 0, units: 0, making: { percent: 0, beyond: 2000 } });
  });
});

describe("gold", () => {
  const bonus = steps("saved", [{ give: { percent: 1055 } }], { as: "gold" });
  const earning = steps("payment", [{ give: { percent: 1055 } }], { as: "gold" });

  test("that is added has the places of the terms", () => {
    const gold = { ...gold22, round: { ...gold22.round, places: 2 as const } };
    const added = (benefit: Benefit) => given(benefit, 3, "2026-03-01", share, { gold }).bonusMg;
    expect([added(bonus), added(earning)]).toEqual([310n, 300n]);
    expect(given(bonus, 3, "2026-03-01").bonusMg).toBe(316n);
  });

  test("that is not known leaves open what rests on it, and nothing else", () => {
    const waiver = steps("saved", [{ give: { percent: 5000 } }], { as: "making" });
    const all = steps("saved", [{ give: { percent: 5000 } }], { as: "making", covers: "bill" });
    const rupee = steps("paid", [{ give: { percent: 100 } }]);
    const saved = { ...savedBy(2), payments: paid(rate, months(joinedOn, 2)) };
    const asked = (benefits: Benefit[]) => ask({ schedule: monthly(10), gold: gold22, benefits }, saved, "2026-03-01");
    expect(asked([bonus, rupee])).toMatchObject({ bonusMg: null, totalMg: null, bonusPaise: rupees(200) });
    expect(asked([waiver]).benefits[0]).toMatchObject({ reason: "given", making: null });
    expect(asked([all]).benefits[0]).toMatchObject({ reason: "given", making: { percent: 5000, coveredMg: null } });
  });

  test("stands beside a bonus in rupees, which is then all that is owed in rupees", () => {
    const valuation = given(steps("paid", [{ give: { percent: 100 } }]), 2, "2026-02-01");
    expect(valuation).toMatchObject({ paidPaise: rupees(20_000), totalPaise: rupees(200), totalMg: 2000n });
  });
});
