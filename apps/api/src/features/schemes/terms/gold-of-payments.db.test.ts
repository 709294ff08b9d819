import { daysAfter, gold22 } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { give, schedule, valuation } from "./terms.testing.ts";
import type { Payment } from "./terms.testing.ts";

const joinedOn = "2026-01-01";

/** Payments on days one after the other: paise, rate, weight. */
function paid(...payments: [string, (string | undefined)?, string?][]): Payment[] {
  return payments.map(([paise, rate, weight], index) => ({
    day: daysAfter(joinedOn, index),
    paise,
    ...(rate === undefined ? {} : { rate }),
    ...(weight === undefined ? {} : { weight }),
  }));
}

async function worthOf(gold: object, payments: Payment[], rate?: string, benefits: object[] = []) {
  const terms = { schedule: schedule(), gold: { ...gold22, ...gold }, benefits };
  return await valuation(terms, { joinedOn, instalment: "100000", payments }, "2026-12-01", rate);
}

/** The rows, their total, what rounding adds, and whether the rate is the last word. */
async function goldOf(gold: object, payments: Payment[], rate?: string) {
  const { rows, savedMg, roundingMg, isGoldFinal } = await worthOf(gold, payments, rate);
  return [rows.map(({ mg }) => mg), savedMg, roundingMg, isGoldFinal];
}

const two = paid(["100000", "600000"], ["100000", "500000"]);

test.each<[string, string | undefined, (string | null)[], string | null, boolean]>([
  ["payment", "400000", ["166", "200"], "366", true],
  ["next_day", undefined, ["166", "200"], "366", true],
  ["redemption", "400000", ["250", "250"], "500", false],
  ["redemption", undefined, [null, null], null, false],
  // The mean is Rs 5,500 a gram.
  ["average", undefined, ["181", "181"], "362", false],
  ["lowest", "400000", ["200", "200"], "400", false],
  ["lower_of", "550000", ["181", "200"], "381", false],
  ["lower_of", undefined, [null, null], null, false],
])("at the rate `%s`, %s on the day asked, the rows are %o", async (rate, asked, rows, saved, final) => {
  expect(await goldOf({ rate }, two, asked)).toEqual([rows, saved, saved === null ? null : "0", final]);
});

describe("a missing rate", () => {
  const some = paid(["100000", "600000"], ["100000"]);

  test.each<[string, (string | null)[]]>([
    ["payment", ["166", null]],
    ["lower_of", ["200", null]],
    ["average", [null, null]],
    ["lowest", [null, null]],
  ])("at the rate `%s` makes the rows %o, and the total unknown", async (rate, rows) => {
    expect((await goldOf({ rate }, some, "500000")).slice(0, 3)).toEqual([rows, null, null]);
  });

  test("makes unknown what rests on it, and nothing else", async () => {
    const benefits = [
      { as: "gold", of: "saved", when: [give(1000)], between: "step" },
      { as: "making", of: "saved", when: [give(1000)], between: "step" },
      { as: "gold", of: "payment", when: [give(1000)], between: "step" },
      { as: "rupees", of: "paid", when: [give(1000)], between: "step" },
    ];
    const worth = await worthOf({}, some, "500000", benefits);
    expect(worth.benefits.map(({ paise, mg, making, reason }) => [paise, mg, making, reason])).toEqual([
      ["0", null, null, "given"],
      ["0", null, null, "given"],
      ["0", null, null, "given"],
      ["20000", null, null, "given"],
    ]);
    expect(worth).toMatchObject({
      savedMg: null,
      bonusMg: null,
      totalMg: null,
      bonusPaise: "20000",
      totalPaise: "20000",
    });
    const bill = { as: "making", of: "saved", when: [give(1000)], between: "step", covers: "bill" };
    expect((await worthOf({}, some, "500000", [bill])).benefits[0]?.making).toEqual({ percent: 1000, coveredMg: null });
  });

  test("costs nothing where the gold was weighed", async () => {
    const weighed = paid(["100000", "600000"], ["100000", undefined, "777"]);
    expect((await goldOf({}, weighed)).slice(0, 2)).toEqual([["166", "777"], "943"]);
    expect((await goldOf({ rate: "average" }, weighed)).slice(0, 2)).toEqual([["166", "777"], "943"]);
    expect((await goldOf({ rate: "redemption" }, weighed)).slice(0, 2)).toEqual([[null, "777"], null]);
  });
});

describe("rounding", () => {
  const round = (mode: string, places: number, total = "sum") => ({ round: { mode, places, total } });
  // 10,005 mg, 10,004.99… mg and 9,999.5 mg.
  const edges = paid(["1000500", "100000"], ["1000499", "100000"], ["1999900", "200000"]);

  test.each<[string, number, string[]]>([
    ["down", 3, ["10005", "10004", "9999"]],
    ["half_up", 3, ["10005", "10005", "10000"]],
    ["down", 2, ["10000", "10000", "9990"]],
    ["half_up", 2, ["10010", "10000", "10000"]],
  ])("%s to %i places gives %o", async (mode, places, rows) => {
    expect((await goldOf(round(mode, places), edges))[0]).toEqual(rows);
  });

  test("a weight is neither rounded in its row nor left out of the exact sum", async () => {
    const weighed = paid(["1", "1000", "1234"], ["1", "1000", "1234"], ["1", "1000", "1234"]);
    expect(await goldOf(round("down", 2), weighed)).toEqual([["1234", "1234", "1234"], "3702", "0", true]);
    expect(await goldOf(round("down", 2, "exact"), weighed)).toEqual([["1234", "1234", "1234"], "3700", "-2", true]);
  });

  test("the exact sum is exact, however the fractions fall", async () => {
    // A third, a seventh and 11/21 of a milligram over whole ones are exactly one.
    const thirds = paid(["301", "300000"], ["701", "700000"], ["2111", "2100000"]);
    expect(await goldOf(round("down", 3, "exact"), thirds)).toEqual([["1", "1", "1"], "3", "0", true]);
    const whole = paid(["400", "300000"], ["800", "700000"], ["3200", "2100000"]);
    expect(await goldOf(round("down", 3, "exact"), whole)).toEqual([["1", "1", "1"], "4", "1", true]);
    const below = paid(["400", "300000"], ["800", "700000"], ["3199", "2100000"]);
    expect((await goldOf(round("down", 3, "exact"), below))[1]).toBe("3");
  });

  test("of 330 days, each with a rate of its own, is that of whole numbers", async () => {
    const rates = Array.from({ length: 330 }, (_, index) => 600_000 + index * 37);
    const payments = paid(...rates.map((rate): [string, string] => ["10000", String(rate)]));
    const below = rates.reduce((product, rate) => product * BigInt(rate), 1n);
    const above = rates.reduce((sum, rate) => sum + (10_000_000n * below) / BigInt(rate), 0n);
    const worth = await worthOf(round("half_up", 3, "exact"), payments);
    expect(worth.savedMg).toBe(String((2n * above + below) / (2n * below)));
    expect(worth.rows).toHaveLength(330);
  });
});

test("a book without payments has no gold, and one without gold in its terms knows none", async () => {
  expect(await goldOf({ rate: "average" }, [])).toEqual([[], "0", "0", false]);
  expect(await worthOf({}, [])).toMatchObject({ bonusMg: "0", topupMg: "0", totalMg: "0", totalPaise: "0" });
  const worth = await valuation(
    { schedule: schedule(), benefits: [] },
    { joinedOn, instalment: "100000", payments: two },
    "2026-12-01",
  );
  expect(worth).toMatchObject({
    savedMg: null,
    roundingMg: null,
    isGoldFinal: true,
    totalMg: null,
    bonusMg: null,
    topupMg: null,
  });
  expect(worth.rows.map(({ mg }) => mg)).toEqual([null, null]);
});

describe("a benefit of each payment", () => {
  const rows = [
    { days: 0, ...give(1000) },
    { days: 2, ...give(500) },
  ];

  test("takes the row of the payment's day, of its paise or its gold, each rounded down", async () => {
    const payments = paid(["99999", "600000"], ["99999", "600000"], ["99999", "600000"]);
    const of = async (rest: object, gold: object = {}) =>
      (
        await worthOf(gold, payments, undefined, [
          { as: "rupees", of: "payment", when: rows, between: "step", ...rest },
        ])
      ).benefits;
    expect(await of({})).toMatchObject([{ paise: "24997", mg: null, row: null, reason: "given" }]);
    expect(await of({ cap: "20000" })).toMatchObject([{ paise: "20000" }]);
    // Rows of 166 mg: 16 and 16 and 8; of 160 mg in two places: 10, 10 and 0.
    expect(await of({ as: "gold" })).toMatchObject([{ paise: "0", mg: "40" }]);
    expect(await of({ as: "gold" }, { round: { mode: "down", places: 2, total: "sum" } })).toMatchObject([
      { mg: "20" },
    ]);
    // 10 %, 7.5 % and 5 % between the days.
    expect(await of({ between: "linear" })).toMatchObject([{ paise: "22497" }]);
    expect(await of({ when: [{ days: 0, give: { paise: "700" } }] })).toMatchObject([{ paise: "2100" }]);
  });

  test("is cut by lateness of all that is due, and given to nobody who paid before its first row", async () => {
    const terms = (late: object, when: object[] = rows) => ({
      schedule: schedule(),
      benefits: [{ as: "rupees", of: "payment", when, between: "step" }],
      late: { grace: 0, each: "instalment", ...late },
    });
    const saved = { joinedOn, instalment: "100000", payments: paid(["100000"]) };
    // On 1 March three instalments are due, and one is paid; two are late on 2 March.
    const asked = async (late: object, day: string, when?: object[]) =>
      (await valuation(terms(late, when), saved, day)).benefits;
    expect(await asked({ lose: { share: "instalment" } }, "2026-03-01")).toMatchObject([{ paise: "6666", units: 1 }]);
    expect(await asked({ lose: { share: "instalment" } }, "2026-03-02")).toMatchObject([{ paise: "3333", units: 2 }]);
    expect(await asked({ lose: { points: 300 } }, "2026-03-02")).toMatchObject([{ paise: "4000", units: 2 }]);
    expect(await asked({ lose: { points: 500 } }, "2026-03-02")).toMatchObject([
      { paise: "0", reason: "late", units: 2 },
    ]);
    expect(await asked({ lose: "all" }, "2026-03-02")).toMatchObject([{ paise: "0", reason: "late", row: null }]);
    expect(await asked({ lose: "all" }, "2026-02-02")).toMatchObject([{ reason: "late", units: 1 }]);
    expect(await asked({ lose: "all" }, "2026-03-02", [{ days: 1, ...give(1) }])).toMatchObject([
      { reason: "too_early", units: 0 },
    ]);
  });
});
