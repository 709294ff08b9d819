import { describe, expect, test } from "vitest";
import type { Terms } from "#terms.ts";
import { gold22, monthly, steps } from "#testing/arrange.ts";
import { warningsOf } from "./warnings.ts";

const codes = (terms: Terms) => warningsOf(terms).map(({ code }) => code);

/** Inside 365 days, a step from the first month on, one payment a month. */
const sound: Terms = {
  schedule: monthly(11, { perMonth: 1, closes: { of: "joining", days: 364 } }),
  benefits: [
    steps("instalment", [
      { paid: 1, give: { percent: 100 } },
      { months: 11, paid: 11, give: { percent: 10_000 } },
    ]),
  ],
};

const eleven = steps("instalment", [{ months: 11, paid: 11, give: { percent: 10_000 } }]);

test("terms without a trap have no warning", () => {
  expect(warningsOf(sound)).toEqual([]);
});

describe("bringing everything on the last day", () => {
  const open: Terms = { ...sound, schedule: monthly(11, { closes: { of: "joining", days: 364 } }) };
  const twelve: Terms = {
    schedule: monthly(12),
    benefits: [steps("instalment", [{ months: 12, paid: 12, give: { percent: 10_000 } }])],
  };

  test("gains 9.1 % of eleven and 8.3 % of twelve", () => {
    expect(warningsOf(open)).toEqual([{ code: "all_at_end", percent: 909 }]);
    expect(warningsOf(twelve)).toContainEqual({ code: "all_at_end", percent: 833 });
  });

  test("gains as much where the book rests after it", () => {
    const rested: Terms = { ...open, schedule: { ...open.schedule, rests: 30 } };
    const ready = { ...rested, benefits: open.benefits.map((benefit) => ({ ...benefit, only: "maturity" as const })) };
    expect(warningsOf(ready)).toContainEqual({ code: "all_at_end", percent: 909 });
  });

  test("gains nothing where lateness costs all, or one may be paid in a month", () => {
    const strict: Terms = { ...open, late: { grace: 10, each: "instalment", lose: "all" } };
    expect(codes(strict)).not.toContain("all_at_end");
    expect(codes(sound)).not.toContain("all_at_end");
  });

  test("is not told of who brings everything long before the last day, and gains for that", () => {
    const byShare: Terms = { ...twelve, late: { grace: 10, each: "instalment", lose: { share: "instalment" } } };
    const onceBegun = {
      ...byShare,
      benefits: [
        steps("paid", [
          { paid: 1, give: { percent: 200 } },
          { paid: 6, give: { percent: 500 } },
        ]),
      ],
    };
    expect(codes(onceBegun)).not.toContain("all_at_end");
  });

  test("is told of gold, and of a waiver by its share", () => {
    const gold = steps("saved", [{ give: { percent: 1000 } }], { as: "gold", only: "maturity" });
    const waiver = steps("saved", [{ give: { percent: 7500 } }], { as: "making", points: 1800 });
    const terms: Terms = { ...open, gold: gold22, benefits: [gold, waiver] };
    expect(warningsOf(terms)).toContainEqual({ code: "all_at_end", percent: 1000 });
    expect(warningsOf(terms)).toContainEqual({ code: "waiver_at_end", percent: 7500 });
  });
});

test("one payment that gains a greater share than all is told with its share", () => {
  const byMonths = steps("instalment", [
    { months: 0, give: { percent: 100 } },
    { months: 11, give: { percent: 10_000 } },
  ]);
  expect(warningsOf({ ...sound, benefits: [byMonths] })).toEqual([{ code: "one_payment_gains", percent: 10_000 }]);
});

describe("day 365", () => {
  test("is passed by twelve months over a leap day, and by lateness that moves the maturity", () => {
    const twelve: Terms = {
      schedule: { ...sound.schedule, matures: { months: 12 }, closes: { of: "joining", days: 365 } },
      benefits: [],
    };
    expect(warningsOf(twelve)).toEqual([{ code: "maturity_past_365", days: 366 }]);
    const moved: Terms = { ...sound, late: { grace: 0, each: "instalment", lose: { share: 0 }, moves: "months" } };
    expect(warningsOf(moved)).toContainEqual({ code: "maturity_past_365", days: 337 + 335 });
  });

  test("is passed by a window that closes later, or never", () => {
    const closing = (closes: Terms["schedule"]["closes"]) =>
      warningsOf({
        ...sound,
        schedule: { ...monthly(11, { perMonth: 1 }), ...(closes === undefined ? {} : { closes }) },
      });
    expect(closing({ of: "maturity", days: 30 })).toEqual([{ code: "closing_past_365", days: 337 + 30 }]);
    expect(closing(undefined)).toEqual([{ code: "closing_past_365", days: null }]);
  });
});

describe("a waiver", () => {
  const waiving = (given: object): Terms => ({
    ...sound,
    gold: gold22,
    benefits: [steps("saved", [{ give: { percent: 5000 } }], { as: "making", ...given })],
  });
  const limits = (given: object) => warningsOf(waiving(given)).filter(({ code }) => code === "waiver_unlimited");

  test("of the whole bill, or of what is above the saved weight, has no limit by weight", () => {
    expect(limits({ covers: "bill" })).toEqual([{ code: "waiver_unlimited", percent: 5000 }]);
    expect(limits({ beyond: 2000 })).toEqual([{ code: "waiver_unlimited", percent: 2000 }]);
  });

  test("of a book in rupees has none where it covers the bill, and one where it covers what the rupees buy", () => {
    const inRupees = (given: object) =>
      warningsOf({ ...sound, benefits: [steps("paid", [{ give: { percent: 5000 } }], { as: "making", ...given })] });
    expect(inRupees({ covers: "bill" })).toContainEqual({ code: "waiver_unlimited", percent: 5000 });
    expect(inRupees({}).map(({ code }) => code)).not.toContain("waiver_unlimited");
  });

  test("of the saved weight, or with a cap, has one", () => {
    expect(limits({})).toEqual([]);
    expect(limits({ covers: "bill", cap: 1n })).toEqual([]);
  });
});

describe("leaving early", () => {
  test("nothing is paid back before a month", () => {
    const refusing: Terms = {
      ...sound,
      exit: [{ before: { months: 6 }, refuse: true, deduct: [], label: "Not before" }],
    };
    const keeping: Terms = {
      ...sound,
      exit: [{ paidBefore: 4, deduct: [{ percent: 10_000, of: "paid" }], label: "Kept" }],
    };
    expect(warningsOf(refusing)).toEqual([{ code: "nothing_back_before", months: 6 }]);
    expect(warningsOf(keeping)).toEqual([{ code: "nothing_back_before", months: 3 }]);
  });

  test("there is no bonus before a month", () => {
    expect(warningsOf({ ...sound, benefits: [eleven] })).toEqual([{ code: "no_bonus_before", months: 11 }]);
  });
});

test("a row that a punctual saver never comes to is named", () => {
  const late = steps("instalment", [...eleven.when, { months: 14, paid: 11, give: { percent: 15_000 } }]);
  const never = steps("instalment", [{ paid: 1, give: { percent: 100 } }, ...late.when]);
  expect(warningsOf({ ...sound, benefits: [never] })).toEqual([{ code: "row_out_of_reach", benefit: 0, row: 2 }]);
});
