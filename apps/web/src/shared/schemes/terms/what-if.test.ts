import { dayOf, numberOf } from "@thangam/terms/days";
import { anyCase } from "@thangam/terms/testing/any-terms";
import type { Terms } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import { describe, expect, test } from "vitest";
import { seriesOf } from "./series.ts";
import { endOf, shownDays, whatIfView } from "./what-if-view.ts";
import { savedAs } from "./what-if.ts";

const RATE = 1_200_000n;
const joinedOn = "2026-11-22";
const punctual = { joinedOn, lateBy: 0, leftOut: 0 };

const eleven: Terms = {
  schedule: { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } },
  benefits: [
    { as: "rupees", of: "instalment", when: [{ months: 11, paid: 11, give: { percent: 10_000 } }], between: "step" },
  ],
};
const plan = { terms: eleven, instalment: 200_000n };
const daysOf = (saved: ReturnType<typeof savedAs>) => saved.payments.map(({ day }) => day);

describe("who saves as said", () => {
  test("pays the first instalment on joining, and the others late, or ahead", () => {
    expect(daysOf(savedAs({ ...punctual, lateBy: 10 }, plan)).slice(0, 3)).toEqual([
      "2026-11-22",
      "2027-01-01",
      "2027-02-01",
    ]);
    expect(daysOf(savedAs({ ...punctual, lateBy: -40 }, plan)).slice(0, 3)).toEqual([
      "2026-11-22",
      "2026-11-22",
      "2026-12-13",
    ]);
  });

  test("leaves out the last instalments", () => {
    expect(savedAs({ ...punctual, leftOut: 4 }, plan).payments).toHaveLength(7);
    expect(savedAs({ ...punctual, leftOut: 11 }, plan).payments).toHaveLength(0);
  });

  test("goes on from what was paid, today at the earliest", () => {
    const payments = [
      { day: "2026-11-22", paise: 200_000n },
      { day: "2026-12-22", paise: 200_000n },
    ];
    const saved = savedAs({ ...punctual, lateBy: -30 }, { ...plan, past: { payments, today: "2027-03-01" } });
    expect(daysOf(saved).slice(0, 5)).toEqual(["2026-11-22", "2026-12-22", "2027-03-01", "2027-03-01", "2027-03-01"]);
    expect(saved.payments).toHaveLength(11);
  });
});

test("what was given for parts is owed no more from its day on, and the bonus of it neither", () => {
  const payments = savedAs(punctual, plan).payments;
  const taken = { day: "2027-02-01", paise: 400_000n, mg: 0n, coveredMg: 0n, offPaise: 0n };
  const view = whatIfView({
    terms: eleven,
    saved: { joinedOn, instalment: 200_000n, payments },
    leaves: null,
    rate: RATE,
    given: [taken],
  });
  expect(view.valuation).toMatchObject({ paidPaise: 2_200_000n, bonusPaise: 200_000n });
  // Of 2,000 the share of the 4,000 that were taken goes with nothing.
  expect(view.left).toMatchObject({ paise: 1_800_000n, bonusPaise: 163_637n });
  const on = (day: string) => view.points.findLast(({ at }) => dayOf(numberOf(joinedOn) + at) <= day);
  expect([on("2027-01-31")?.owed, on("2027-02-01")?.owed, on("2027-10-22")?.owed]).toEqual([6000, 2000, 19_636.37]);
});

test("a piece is charged less for what parts have left alone", () => {
  const waived: Terms = {
    ...eleven,
    gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
    benefits: [{ as: "making", of: "saved", when: [{ give: { percent: 10_000 } }], between: "step" }],
  };
  const saved = savedAs(punctual, { ...plan, terms: waived, instalment: 1_200_000n, rate: RATE });
  const taken = { day: "2026-12-01", paise: 1_200_000n, mg: 1000n, coveredMg: 1000n, offPaise: 120_000n };
  const offWith = (given: (typeof taken)[]) =>
    whatIfView({ terms: waived, saved, leaves: null, rate: RATE, given, piece: { weightMg: 20_000n, percent: 1000 } });
  expect([offWith([]).offPaise, offWith([taken]).offPaise]).toEqual([1_320_000n, 1_200_000n]);
  expect([offWith([]).leftPaise, offWith([taken]).leftPaise]).toEqual([11_880_000n, 13_200_000n]);
});

test("the chart shows on its days what the book is worth on them, of any terms", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { terms } = anyCase(seed);
    const saved = savedAs({ joinedOn, lateBy: 12, leftOut: 0 }, { terms, instalment: 200_000n, rate: RATE });
    const points = seriesOf(terms, saved, { rate: RATE, until: shownDays(endOf(terms, saved)) });
    expect(points.length).toBeLessThan(260);
    for (const { at, saved: shown, owed } of points.filter((_, place) => place % 9 === 0)) {
      const day = dayOf(numberOf(joinedOn) + at);
      const { paidPaise, totalPaise, savedMg, totalMg } = valuationOn(terms, saved, { day, rate: RATE });
      const expected = terms.gold === undefined ? [paidPaise, totalPaise] : [savedMg, totalMg ?? savedMg];
      const unit = terms.gold === undefined ? 100 : 1000;
      expect([shown, owed]).toEqual(expected.map((count) => Number(count) / unit));
    }
  }
});

test("a piece is paid with what the shop owes, and the making charge that the scheme leaves out is told", () => {
  const waiver: Terms = {
    ...eleven,
    gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
    benefits: [{ as: "making", of: "saved", when: [{ give: { percent: 10_000 } }], between: "step", points: 1800 }],
  };
  const saved = savedAs(punctual, { terms: waiver, instalment: 1_200_000n, rate: RATE });
  const view = whatIfView({
    terms: waiver,
    saved,
    leaves: 340,
    rate: RATE,
    piece: { weightMg: 20_000n, percent: 1000 },
  });
  expect(view.valuation.savedMg).toBe(11_000n);
  // 20 g at ₹ 12,000 and 10 % of it; of 11 g nothing is charged for the making, and nothing for their gold.
  expect(view.offPaise).toBe(1_320_000n);
  expect(view.leftPaise).toBe(26_400_000n - 1_320_000n - 13_200_000n);
  expect(view.marks).toEqual({ matures: 334, closes: null, leaves: 340, limit: 365 });
});

describe("the chart reaches", () => {
  const view = (schedule: Partial<Terms["schedule"]>, late?: Terms["late"], lateBy = 0) => {
    const terms = { ...eleven, schedule: { ...eleven.schedule, ...schedule }, ...(late && { late }) };
    const saved = savedAs({ ...punctual, lateBy }, { ...plan, terms });
    return whatIfView({ terms, saved, leaves: null, rate: RATE });
  };

  test("the day after the window of a brochure that closes 421 days after joining, and one of a year", () => {
    expect(view({ closes: { of: "joining", days: 421 } })).toMatchObject({ marks: { closes: 421 }, until: 436 });
    expect(view({ closes: { of: "maturity", months: 12 } })).toMatchObject({ marks: { closes: 700 }, until: 715 });
    expect(view({ closes: { of: "maturity", months: 600 } }).until).toBe(3 * 395);
  });

  test("the maturity that lateness has moved, which is the day that is asked for first", () => {
    const late = { grace: 0, each: "instalment", lose: { share: 0 }, moves: "months" } as const;
    const { marks, until, valuation } = view({}, late, 10);
    expect(valuation).toMatchObject({ maturesOn: "2028-08-22", state: "mature" });
    expect([marks.matures, marks.leaves, until]).toEqual([639, 639, 699]);
  });
});
