import { describe, expect, test } from "vitest";
import { bill, give, gold22, monthly, plusDays, schedule, valuation } from "./terms.testing.ts";

const joinedOn = "2017-01-01";
const exactly = (mg: string) => [{ day: joinedOn, paise: "100000", weight: mg }];

describe("GRT: making up to 18 points waived by what was paid, a fifth off above the saved weight", () => {
  const terms = {
    schedule: schedule(),
    gold: gold22,
    benefits: [
      {
        as: "making",
        of: "saved",
        when: [
          { paid: 6, ...give(5000) },
          { paid: 10, ...give(10_000) },
        ],
        between: "step",
        points: 1800,
        beyond: 2000,
      },
    ],
  };
  const book = (count: number) => ({
    joinedOn,
    instalment: "600000",
    payments: monthly(joinedOn, count, "600000", "600000"),
  });
  /** A piece of 15 g at 22 %, at Rs 6,000 a gram. */
  const piece = { item: "Chain", weightMg: "15000", va: { percent: 2200 } };

  test("after ten, a piece at 22 % pays 4 % on the saved grams and 17.6 % on the rest", async () => {
    const worth = await valuation(terms, book(10), "2017-10-01");
    expect(worth.benefits[0]?.making).toEqual({ percent: 10_000, points: 1800, coveredMg: "10000", beyond: 2000 });
    const charges = 10 * 600_000 * 0.04 + 5 * 600_000 * 0.176;
    const full = 15 * 600_000 * 1.22;
    expect(await bill(terms, worth, [piece], 600_000)).toMatchObject({
      lines: [{ coveredMg: "10000" }],
      fullPaise: String(full),
      offPaise: String(full - 15 * 600_000 - charges),
      paise: String(15 * 600_000 + charges),
      taxPaise: null,
    });
  });

  test("after six, half of the 18 points are waived", async () => {
    const worth = await valuation(terms, book(6), "2017-10-01");
    const charges = 6 * 600_000 * 0.13 + 9 * 600_000 * 0.176;
    expect(await bill(terms, worth, [piece], 600_000)).toMatchObject({ paise: String(15 * 600_000 + charges) });
    expect((await valuation(terms, book(5), "2017-10-01")).benefits).toMatchObject([
      { reason: "too_early", making: null, row: null, paise: "0", mg: null },
    ]);
  });
});

describe("Thangamayil: any amount on any day, and the earlier the more gold", () => {
  const terms = {
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
      {
        as: "gold",
        of: "payment",
        when: [
          { days: 0, ...give(500) },
          { days: 75, ...give(375) },
          { days: 150, ...give(200) },
          { days: 225, ...give(75) },
          { days: 300, ...give(0) },
        ],
        between: "step",
        only: "maturity",
      },
    ],
  };
  const paidOn = (after: number) => ({
    joinedOn,
    instalment: "10000",
    payments: [{ day: plusDays(joinedOn, after), paise: "999600", rate: "600000" }],
  });

  test.each([
    [74, 330, "83", "given", "mature"],
    [75, 330, "62", "given", "mature"],
    [150, 365, "33", "given", "mature"],
    [225, 330, "12", "given", "mature"],
    [300, 330, "0", "given", "mature"],
    [74, 329, "0", "too_early", "saving"],
    [0, 29, "0", "not_open", "not_open"],
    [74, 366, "0", "too_late", "closed"],
  ])("1.666 g of day %i earn on day %i %s mg (%s)", async (paid, asked, mg, reason, state) => {
    const worth = await valuation(terms, paidOn(paid), plusDays(joinedOn, asked));
    expect(worth).toMatchObject({ savedMg: "1666", bonusMg: mg, totalMg: String(1666 + Number(mg)), state });
    expect(worth.benefits).toEqual([{ as: "gold", paise: "0", mg, making: null, reason, row: null, units: 0 }]);
  });
});

const rated = (paise: string, rates: number[]) =>
  rates.map((rate, index) => ({ ...monthly(joinedOn, rates.length, paise)[index]!, rate: String(rate * 100) }));

test("Kalptaru: ten rows of Rs 10,000 as printed, the total from the exact sum, and 40 % off the making charge", async () => {
  const terms = {
    schedule: schedule({ instalments: 10, matures: { months: 10 } }),
    gold: { purity: "22K", rate: "payment", round: { mode: "half_up", places: 2, total: "exact" } },
    benefits: [{ as: "making", of: "saved", when: [{ paid: 10, ...give(4000) }], between: "step" }],
  };
  const payments = rated("1000000", [3870, 3880, 3935, 3950, 3990, 3990, 4000, 4070, 4150, 4190]);
  const worth = await valuation(terms, { joinedOn, instalment: "1000000", payments }, "2017-11-01");
  expect(worth.rows.map(({ mg }) => mg)).toEqual([
    "2580",
    "2580",
    "2540",
    "2530",
    "2510",
    "2510",
    "2500",
    "2460",
    "2410",
    "2390",
  ]);
  expect(worth).toMatchObject({ savedMg: "25000", roundingMg: "-10", totalMg: "25000", isGoldFinal: true });
  const piece = { item: "Necklace", weightMg: "30000", va: { paisePerGram: "70000" } };
  expect(await bill(terms, worth, [piece], 419_000)).toMatchObject({
    offPaise: "700000",
    paise: String(30 * 419_000 + 1_400_000),
  });
});

test("Selva: rows rounded down to the milligram, and a tenth more gold at maturity", async () => {
  const terms = {
    schedule: schedule({ instalments: 5, matures: { months: 5 } }),
    gold: gold22,
    benefits: [{ as: "gold", of: "saved", when: [give(1000)], between: "step", only: "maturity" }],
  };
  const payments = rated("500000", [4500, 4550, 4520, 4480, 4600]);
  const worth = await valuation(terms, { joinedOn, instalment: "500000", payments }, "2017-06-01");
  expect(worth.rows.map(({ mg }) => mg)).toEqual(["1111", "1098", "1106", "1116", "1086"]);
  expect(worth).toMatchObject({ savedMg: "5517", roundingMg: "0", bonusMg: "551", totalMg: "6068" });
});

test.each([
  [1800, 3.6],
  [1200, 2.4],
  [2200, 6.4],
])("Prince: with 50 g saved and 18 points a piece of 70 g at %i pays %d g for its making", async (percent, grams) => {
  const terms = {
    schedule: schedule(),
    gold: gold22,
    benefits: [{ as: "making", of: "saved", when: [give(10_000)], between: "step", points: 1800 }],
  };
  const worth = await valuation(terms, { joinedOn, instalment: "100000", payments: exactly("50000") }, "2017-12-01");
  const piece = { item: "Bangle", weightMg: "70000", va: { percent } };
  expect((await bill(terms, worth, [piece], 1_000_000)).paise).toBe(String((70 + grams) * 1_000_000));
});
