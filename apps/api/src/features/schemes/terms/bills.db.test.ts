import { gold22 } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { bill, give, schedule, valuation } from "./terms.testing.ts";

const joinedOn = "2026-01-01";
const making = (rest: object = {}) => ({ as: "making", of: "saved", when: [give(10_000)], between: "step", ...rest });
const terms = (rest: object, others: object = {}) => ({
  schedule: schedule(),
  gold: gold22,
  benefits: [making(rest)],
  ...others,
});

/** What a bill of these lines comes to at Rs 6,000 a gram, with so many milligrams saved. */
async function comesTo(rest: object, mg: string, lines: object[], others: object = {}) {
  const payments = [{ day: joinedOn, paise: "123456", weight: mg }];
  const worth = await valuation(terms(rest, others), { joinedOn, instalment: "100000", payments }, "2026-01-01");
  return await bill(terms(rest, others), worth, lines, 600_000);
}

const grams = (weight: number, percent: number, rest: object = {}) => ({
  item: "Ring",
  weightMg: String(weight * 1000),
  va: { percent },
  ...rest,
});

/** Paise of the gold of so many grams, and of grams of gold as a charge. */
const gold = (weight: number) => weight * 600_000;

test("covered grams are given to the lines in their order", async () => {
  const lines = [grams(4, 1000), grams(4, 2000), grams(4, 1500)];
  expect(await comesTo({}, "6000", lines)).toEqual({
    lines: [
      { coveredMg: "4000", fullPaise: String(gold(4.4)), offPaise: String(gold(0.4)), paise: String(gold(4)) },
      { coveredMg: "2000", fullPaise: String(gold(4.8)), offPaise: String(gold(0.4)), paise: String(gold(4.4)) },
      { coveredMg: "0", fullPaise: String(gold(4.6)), offPaise: "0", paise: String(gold(4.6)) },
    ],
    fullPaise: String(gold(13.8)),
    offPaise: String(gold(0.8)),
    paise: String(gold(13)),
    taxPaise: null,
  });
});

test.each<[string, object, object, number]>([
  ["without points a part of the charge is waived", { when: [give(4000)] }, grams(10, 2000), 1.2 + 0],
  ["with points at most so many", { points: 1800 }, grams(10, 2000), 0.2],
  ["with points, a part of them", { when: [give(5000)], points: 1800 }, grams(10, 2000), 1.1],
  ["below the points, a part of the charge", { when: [give(5000)], points: 1800 }, grams(10, 1000), 0.5],
  ["the bill is covered, however little was saved", { covers: "bill" }, grams(20, 1000), 0],
  ["what is above pays all", {}, grams(20, 1000), 1],
  ["what is above pays less", { beyond: 2000 }, grams(20, 1000), 0.8],
  ["a kind has a percentage of its own", { items: { diamond: 2500 } }, grams(10, 2000, { kind: "diamond" }), 1.5],
  ["another kind has not", { items: { diamond: 2500 } }, grams(10, 2000, { kind: "coin" }), 0],
  [
    "a kind's percentage is one of the points, too",
    { items: { diamond: 2500 }, points: 800 },
    grams(10, 2000, { kind: "diamond" }),
    1.8,
  ],
  [
    "points do not hold for rupees a gram",
    { when: [give(5000)], points: 1 },
    { item: "Coin", weightMg: "10000", va: { paisePerGram: "60000" } },
    0.5,
  ],
  [
    "and what is above pays less of them",
    { beyond: 2000 },
    { item: "Coin", weightMg: "20000", va: { paisePerGram: "60000" } },
    0.8,
  ],
])("%s", async (_, rest, line, charge) => {
  const { paise, lines } = await comesTo(rest, "10000", [line]);
  const weight = Number(Object(line).weightMg) / 1000;
  expect(paise).toBe(String(gold(weight) + Math.round(gold(charge))));
  expect(lines).toHaveLength(1);
});

test("a cap holds for the whole bill, in the order of its lines", async () => {
  const lines = [grams(4, 1000), grams(4, 1000), grams(4, 1000)];
  const capped = await comesTo({ cap: "300000" }, "20000", lines);
  expect(capped.lines.map(({ offPaise }) => offPaise)).toEqual(["240000", "60000", "0"]);
  expect(capped).toMatchObject({ offPaise: "300000", paise: String(gold(13.2) - 300_000) });
});

test("a line is summed exactly, with its stone, and rounded down once", async () => {
  // 1 mg at Rs 6,000 is Rs 6; 33.33 % of it Rs 1.9998: 799.98 paise with the stone of nothing, 600 without its charge.
  const line = { item: "Dot", weightMg: "1", va: { percent: 3333 } };
  expect(await comesTo({}, "0", [line])).toMatchObject({ fullPaise: "799", offPaise: "0", paise: "799" });
  expect(await comesTo({}, "1", [line])).toMatchObject({ fullPaise: "799", offPaise: "199", paise: "600" });
  expect(await comesTo({ when: [give(5000)] }, "1", [{ ...line, stonePaise: "7" }])).toMatchObject({
    fullPaise: "806",
    offPaise: "100",
    paise: "706",
  });
});

describe("lateness", () => {
  const late = { grace: 0, each: "instalment", lose: { share: 2500 } };
  const waived = async (lose: object) => {
    const rest = { when: [{ months: 2, ...give(7777) }], points: 1800, beyond: 1000, items: { coin: 333 }, cap: "9" };
    const payments = [{ day: joinedOn, paise: "100000", weight: "5000" }];
    const worth = await valuation(
      terms(rest, { late: { ...late, ...lose } }),
      { joinedOn, instalment: "100000", payments },
      "2026-03-01",
    );
    return worth.benefits[0];
  };

  test("cuts the percentage, what is above, and each kind alike", async () => {
    expect((await waived({}))?.making).toEqual({
      percent: 5832,
      points: 1800,
      coveredMg: "5000",
      beyond: 750,
      items: { coin: 249 },
      cap: "9",
    });
    expect((await waived({ lose: { points: 500 } }))?.making).toMatchObject({
      percent: 7277,
      beyond: 500,
      items: { coin: 0 },
    });
    expect(await waived({ lose: "all" })).toMatchObject({ making: null, reason: "late", row: 0, units: 1 });
  });
});

test("without a benefit for the making charge nothing is covered", async () => {
  const rupees = { ...terms({}), benefits: [] };
  const worth = await valuation(rupees, { joinedOn, instalment: "100000", payments: [] }, joinedOn);
  expect(await bill(rupees, worth, [grams(4, 1000)], 600_000)).toMatchObject({
    lines: [{ coveredMg: "0", offPaise: "0" }],
    paise: String(gold(4.4)),
  });
  expect(await bill(rupees, worth, [], 600_000)).toEqual({
    lines: [],
    fullPaise: "0",
    offPaise: "0",
    paise: "0",
    taxPaise: null,
  });
});

test("tax is of the bill or of what was paid, half up to the paisa, and stands aside", async () => {
  const tax = { percent: 300, on: "bill", shown: "aside" };
  const line = { item: "Dot", weightMg: "5", va: { percent: 500 } };
  // 3,150 paise: 3 % are 94.5.
  expect(await comesTo({ when: [give(0)] }, "5", [line], { tax })).toMatchObject({ paise: "3150", taxPaise: "95" });
  expect(await comesTo({}, "5", [line], { tax: { ...tax, percent: 299 } })).toMatchObject({
    paise: "3000",
    taxPaise: "90",
  });
  expect(await comesTo({}, "5", [line], { tax: { ...tax, on: "advance" } })).toMatchObject({ taxPaise: "3704" });
});
