import { describe, expect, test } from "vitest";
import type { Benefit, Row, Schedule, Terms } from "#terms.ts";
import { gold22, monthly, steps } from "#testing/arrange.ts";
import { problemsOfTerms } from "./fits.ts";

const told = (terms: Terms) => problemsOfTerms(terms).map(({ code, path }) => `${path.join(".")} ${code}`);
const percent = (count: number) => ({ percent: count });
const some: Row[] = [{ give: percent(100) }];
const inGold: Terms = { schedule: monthly(11), gold: gold22, benefits: [] };
const of = (benefit: Benefit, given: Partial<Terms> = {}) => told({ ...inGold, benefits: [benefit], ...given });
const waiver = (given: Partial<Benefit> = {}) => steps("saved", some, { as: "making", ...given });

describe("a benefit", () => {
  test("in gold or of gold needs a scheme in gold", () => {
    const inRupees: Terms = { schedule: monthly(11), benefits: [waiver(), steps("payment", some, { as: "gold" })] };
    expect(told(inRupees)).toEqual(["benefits.0.of gold_needed", "benefits.1.as gold_needed"]);
  });

  test.each<[Benefit["as"], Benefit["of"], boolean]>([
    ["rupees", "instalment", true],
    ["rupees", "paid", true],
    ["rupees", "payment", true],
    ["rupees", "saved", false],
    ["gold", "saved", true],
    ["gold", "payment", true],
    ["gold", "instalment", false],
    ["gold", "paid", false],
    ["making", "saved", true],
    ["making", "payment", false],
    ["making", "paid", false],
    ["making", "instalment", false],
  ])("as %s of %s: %s", (as, base, fits) => {
    expect(of(steps(base, some, { as }))).toEqual(fits ? [] : ["benefits.0.of wrong_base"]);
  });

  test("that is no waiver has none of its members, one in gold no cap in rupees", () => {
    const given = { points: 1, covers: "bill" as const, beyond: 1, items: {} };
    expect(of(steps("paid", some, given))).toEqual(
      ["points", "covers", "beyond", "items"].map((member) => `benefits.0.${member} making_only`),
    );
    expect(of(steps("saved", some, { as: "gold", cap: 1n }))).toEqual(["benefits.0.cap cap_of_gold"]);
    expect(of(waiver({ ...given, cap: 1n }))).toEqual([]);
  });

  test("that is a waiver stands alone, and waives at most all", () => {
    expect(told({ ...inGold, benefits: [waiver(), waiver(), waiver()] })).toEqual([
      "benefits.1.as making_twice",
      "benefits.2.as making_twice",
    ]);
    expect(of(waiver({ when: [{ give: percent(10_001) }] }))).toEqual(["benefits.0.when.0.give percent_too_high"]);
    expect(of(waiver({ when: [{ give: { paise: 1n } }] }))).toEqual(["benefits.0.when.0.give percent_needed"]);
  });
});

describe("a schedule", () => {
  const schedule = (given: Partial<Schedule>) => told({ schedule: monthly(11, given), benefits: [] });

  test("by days has no day of the month, and none of its months a limit", () => {
    expect(schedule({ every: { days: 30 }, due: { day: 5 }, perMonth: 1 })).toEqual([
      "schedule.due months_needed",
      "schedule.perMonth months_needed",
    ]);
  });

  test("opens before maturity, closes after it, and ends within a hundred years", () => {
    expect(schedule({ opens: { days: 335 } })).toEqual(["schedule.opens opens_after_maturity"]);
    expect(schedule({ opens: { days: 334 } })).toEqual([]);
    expect(schedule({ closes: { of: "joining", days: 333 } })).toEqual(["schedule.closes closes_before_maturity"]);
    expect(schedule({ closes: { of: "joining", months: 11 } })).toEqual([]);
    expect(schedule({ every: { months: 110 } })).toEqual(["schedule.instalments too_long"]);
    expect(schedule({ every: { days: 3320 } })).toEqual(["schedule.instalments too_long"]);
  });
});

test("lateness needs fixed instalments, a gift to be kept back needs one, a festival its days and its gold", () => {
  const terms: Terms = {
    schedule: monthly(11, { flexible: true }),
    benefits: [],
    late: { grace: 0, each: "instalment", lose: "all" },
    exit: [{ deduct: [{ percent: 1, of: "paid" }, { gift: true }], label: "x" }],
    topups: [
      { from: "2026-02-02", to: "2026-02-01", give: percent(1), of: "gold", on: "joining" },
      { from: "2026-02-01", to: "2026-02-01", give: { paise: 1n }, of: "gold", on: "joining" },
    ],
  };
  expect(told(terms)).toEqual([
    "late fixed_needed",
    "exit.0.deduct.1.gift gift_needed",
    "topups.0.to to_before_from",
    "topups.0.of gold_needed",
    "topups.1.of gold_needed",
    "topups.1.give percent_needed",
  ]);
  const gift = { item: "lamp", cost: 1n, givenAfter: 1 };
  const { late: _, ...without } = terms;
  expect(told({ ...without, gift, topups: [] })).toEqual([]);
});
