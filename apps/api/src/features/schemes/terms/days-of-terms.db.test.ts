import { describe, expect, test } from "vitest";
import { bonus, give, monthly, schedule, valuation } from "./terms.testing.ts";

const nothingPaid = (joinedOn: string, holidays: string[] = []) => ({
  joinedOn,
  instalment: "10000",
  payments: [],
  holidays,
});

/** The days on which the first instalments fall due. */
async function dues(scheduled: object, joinedOn: string, holidays: string[] = []) {
  const terms = { schedule: schedule({ instalments: 4, ...scheduled }), benefits: [] };
  const { instalments } = await valuation(terms, nothingPaid(joinedOn, holidays), joinedOn);
  expect(instalments.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  return instalments.map(({ dueOn }) => dueOn);
}

test.each<[string, object, string, string[]]>([
  ["monthly from the 31st", {}, "2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]],
  ["monthly into a leap year", {}, "2027-12-31", ["2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31"]],
  [
    "yearly from 29 February",
    { every: { months: 12 } },
    "2028-02-29",
    ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28"],
  ],
  ["weekly", { every: { days: 7 } }, "2026-12-25", ["2026-12-25", "2027-01-01", "2027-01-08", "2027-01-15"]],
  ["on the 31st", { due: { day: 31 } }, "2026-01-15", ["2026-01-15", "2026-02-28", "2026-03-31", "2026-04-30"]],
  [
    "on the 5th after the 31st",
    { due: { day: 5 } },
    "2026-01-31",
    ["2026-01-31", "2026-02-05", "2026-03-05", "2026-04-05"],
  ],
  [
    "quarterly on the 30th",
    { every: { months: 3 }, due: { day: 30 } },
    "2025-11-12",
    ["2025-11-12", "2026-02-28", "2026-05-30", "2026-08-30"],
  ],
])("instalments fall due %s", async (_, scheduled, joinedOn, expected) => {
  expect(await dues(scheduled, joinedOn)).toEqual(expected);
});

describe("a holiday", () => {
  test("moves what is due on it to the next day that is none, the first instalment, too", async () => {
    const holidays = ["2026-01-14", "2026-02-14", "2026-02-15", "2026-03-13"];
    expect(await dues({}, "2026-01-14", holidays)).toEqual(["2026-01-15", "2026-02-16", "2026-03-14", "2026-04-14"]);
  });

  test("makes nobody late, and moves neither maturity, nor rows, nor windows", async () => {
    const terms = {
      schedule: schedule({
        instalments: 2,
        matures: { months: 2 },
        opens: { months: 1 },
        closes: { of: "maturity", days: 1 },
      }),
      benefits: [bonus([{ months: 2, ...give(1000) }])],
      late: { grace: 0, each: "instalment", lose: "all" },
    };
    const holidays = ["2026-02-14", "2026-03-14"];
    const payments = [
      { day: "2026-01-14", paise: "10000" },
      { day: "2026-02-15", paise: "10000" },
    ];
    const saved = { joinedOn: "2026-01-14", instalment: "10000", payments, holidays };
    expect(await valuation(terms, saved, "2026-03-14")).toMatchObject({
      maturesOn: "2026-03-14",
      opensOn: "2026-02-14",
      closesOn: "2026-03-15",
      state: "mature",
      benefits: [{ paise: "1000", reason: "given", units: 0 }],
    });
    const open = await valuation(terms, { ...saved, holidays: [] }, "2026-03-14");
    expect(open.benefits).toMatchObject([{ paise: "0", reason: "late", units: 1 }]);
  });
});

test.each<[object, string, string, string, string | null]>([
  [{}, "2026-01-31", "2026-12-31", "2026-01-31", null],
  [{ matures: { months: 1 } }, "2026-01-31", "2026-02-28", "2026-01-31", null],
  [{ matures: { days: 330 } }, "2028-02-29", "2029-01-24", "2028-02-29", null],
  [{ opens: { days: 30 } }, "2026-01-31", "2026-12-31", "2026-03-02", null],
  [{ opens: { days: 0 } }, "2026-01-31", "2026-12-31", "2026-01-31", null],
  [{ closes: { of: "joining", days: 421 } }, "2017-01-01", "2017-12-01", "2017-01-01", "2018-02-26"],
  [
    { matures: { months: 1 }, closes: { of: "maturity", months: 1 } },
    "2026-01-31",
    "2026-02-28",
    "2026-01-31",
    "2026-03-28",
  ],
  [
    { matures: { months: 12 }, closes: { of: "joining", months: 13 } },
    "2026-01-31",
    "2027-01-31",
    "2026-01-31",
    "2027-02-28",
  ],
])(
  "%o of a book of %s matures on %s, opens on %s and closes on %s",
  async (scheduled, joinedOn, maturesOn, opensOn, closesOn) => {
    const worth = await valuation({ schedule: schedule(scheduled), benefits: [] }, nothingPaid(joinedOn), joinedOn);
    expect(worth).toMatchObject({ maturesOn, opensOn, closesOn });
  },
);

test.each([
  ["2026-01-13", "not_open"],
  ["2026-02-13", "not_open"],
  ["2026-02-14", "saving"],
  ["2026-12-13", "saving"],
  ["2026-12-14", "mature"],
  ["2027-01-14", "mature"],
  ["2027-01-15", "closed"],
])("on %s the book is %s", async (day, state) => {
  const terms = { schedule: schedule({ opens: { months: 1 }, closes: { of: "maturity", months: 1 } }), benefits: [] };
  expect(await valuation(terms, nothingPaid("2026-01-14"), day)).toMatchObject({ state });
});

describe("an instalment", () => {
  const terms = { schedule: schedule({ instalments: 3 }), benefits: [] };
  const paid = async (amounts: [string, string][], day = "2026-12-31", terms_: object = terms) => {
    const payments = amounts.map(([on, paise]) => ({ day: on, paise }));
    return await valuation(terms_, { joinedOn: "2026-01-01", instalment: "10000", payments }, day);
  };

  test("is paid on the day of the payment by which so many whole instalments were paid", async () => {
    const worth = await paid([
      ["2026-01-01", "5000"],
      ["2026-01-04", "4999"],
      ["2026-02-02", "1"],
      ["2026-02-03", "20001"],
    ]);
    expect(worth).toMatchObject({ paidCount: 3, paidPaise: "30001", totalPaise: "30001" });
    expect(worth.instalments).toEqual([
      { number: 1, dueOn: "2026-01-01", paidOn: "2026-02-02", lateDays: 32 },
      { number: 2, dueOn: "2026-02-01", paidOn: "2026-02-03", lateDays: 2 },
      { number: 3, dueOn: "2026-03-01", paidOn: "2026-02-03", lateDays: 0 },
    ]);
  });

  test("is late by the day asked while it is unpaid, and never counts above the schedule", async () => {
    expect((await paid([["2026-01-01", "10000"]], "2026-02-10")).instalments.slice(1)).toEqual([
      { number: 2, dueOn: "2026-02-01", paidOn: null, lateDays: 9 },
      { number: 3, dueOn: "2026-03-01", paidOn: null, lateDays: 0 },
    ]);
    expect(await paid([["2026-01-01", "90000"]])).toMatchObject({ paidCount: 3 });
  });

  test("that was paid after the day asked is unpaid on it, and so is its money", async () => {
    const worth = await paid(
      [
        ["2026-01-01", "10000"],
        ["2026-02-05", "10000"],
      ],
      "2026-02-04",
    );
    expect(worth).toMatchObject({ paidPaise: "10000", paidCount: 1, rows: [{ day: "2026-01-01" }] });
    expect(worth.instalments[1]).toEqual({ number: 2, dueOn: "2026-02-01", paidOn: null, lateDays: 3 });
  });

  test("is none of a flexible book, where payments are counted", async () => {
    const flexible = { schedule: schedule({ flexible: true, instalments: 2 }), benefits: [] };
    const worth = await paid(
      [
        ["2026-01-01", "1"],
        ["2026-01-01", "2"],
        ["2026-01-09", "3"],
      ],
      "2026-03-01",
      flexible,
    );
    expect(worth).toMatchObject({ paidCount: 3, paidPaise: "6", instalments: [], totalPaise: "6" });
  });
});

test("whatever is asked before, the answer of a day is the same", async () => {
  const terms = { schedule: schedule(), benefits: [bonus([{ paid: 2, ...give(1000) }])] };
  const saved = { joinedOn: "2026-01-01", instalment: "10000", payments: monthly("2026-01-01", 11, "10000") };
  const first = await valuation(terms, saved, "2026-05-05");
  await valuation(terms, saved, "2027-05-05");
  expect(await valuation(terms, saved, "2026-05-05")).toEqual(first);
});
