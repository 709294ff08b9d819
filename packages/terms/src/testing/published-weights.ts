import type { Payment, Terms } from "#terms.ts";
import { gold22, grams, monthly, months, paid, rupees, steps } from "./arrange.ts";
import { billed } from "./published-book.ts";
import type { PublishedBook } from "./published-book.ts";

// Schemes in gold that smaller shops publish, with their weights.

const joined = "2022-04-05";
const daysOf = (count: number) => months(joined, count);
const after = (count: number) => months(joined, 1, count)[0] ?? "";

const ratedPayments = (amount: number, rates: readonly number[]): Payment[] =>
  daysOf(rates.length).map((day, at) => ({ day, paise: rupees(amount), rate: rupees(rates[at] ?? 0) }));
/** Nothing is charged for making as many grams as were saved. */
const noMaking = steps("saved", [{ months: 11, paid: 11, give: { percent: 10_000 } }], { as: "making" });

interface Table {
  name: string;
  terms: Terms;
  amount: number;
  rates: readonly number[];
  weights: readonly number[];
  total: number;
}

/** A table of months, with what comes off a chain of the weight saved at a charge of a tenth. */
function tableOf({ name, terms, amount, rates, weights, total }: Table): PublishedBook {
  const payments = ratedPayments(amount, rates);
  const line = { item: "Chain", weightMg: grams(total), va: { percent: 1000 } };
  const price = Math.floor(total * 5000 * 100) / 100;
  const full = Math.floor(total * 5000 * 110) / 100;
  return {
    name,
    terms,
    saved: { joinedOn: joined, instalment: rupees(amount), payments },
    told: [
      {
        day: after(11),
        rate: rupees(5000),
        worth: {
          rows: payments.map(({ day, paise }, at) => ({ day, paise, mg: grams(weights[at] ?? 0) })),
          savedMg: grams(total),
          roundingMg: 0n,
          totalMg: grams(total),
        },
        bills: [billed(line, grams(total), full, price)],
        settledBy: "Jewellery bill",
      },
    ],
  };
}

const tables: PublishedBook[] = [
  tableOf({
    name: "Sri Krishna Golden Eleven, 11 x 5,000: rows down to two places, 15.15 g without a making charge",
    terms: {
      schedule: monthly(11),
      gold: { ...gold22, round: { mode: "down", places: 2, total: "sum" } },
      benefits: [noMaking],
    },
    amount: 5000,
    rates: [3440, 3400, 3420, 3500, 3520, 3530, 3540, 3580, 4000, 4050, 4025],
    weights: [1.45, 1.47, 1.46, 1.42, 1.42, 1.41, 1.41, 1.39, 1.25, 1.23, 1.24],
    total: 15.15,
  }),
  tableOf({
    // The third row is printed with 4400, whose weight is 0.909; the weight and the total printed are those of 4440.
    name: "Siva, 11 x 4,000: rows half up to the milligram, 9.514 g",
    terms: {
      schedule: monthly(11),
      gold: { ...gold22, round: { mode: "half_up", places: 3, total: "sum" } },
      benefits: [noMaking],
    },
    amount: 4000,
    rates: [4400, 4420, 4440, 4500, 4520, 4530, 4540, 4580, 5000, 5025, 5050],
    weights: [0.909, 0.905, 0.901, 0.889, 0.885, 0.883, 0.881, 0.873, 0.8, 0.796, 0.792],
    total: 9.514,
  }),
  tableOf({
    // The last row is printed as 0.881; the total printed is that of 0.887, which dividing gives.
    name: "Selva Lucky Gold, 11 x 5,000: rows down to the milligram, 9.893 g, no wastage up to 18 %",
    terms: { schedule: monthly(11), gold: gold22, benefits: [{ ...noMaking, points: 1800 }] },
    amount: 5000,
    rates: [5500, 5515, 5495, 5480, 5520, 5570, 5585, 5590, 5610, 5625, 5635],
    weights: [0.909, 0.906, 0.909, 0.912, 0.905, 0.897, 0.895, 0.894, 0.891, 0.888, 0.887],
    total: 9.893,
  }),
];

const oneTime: PublishedBook = {
  name: "Sri Kumaran one-time payment: 1,00,000 at 6,645 are 15.049 g after nine months, and 3,000 of tax are paid beside",
  terms: {
    schedule: { ...monthly(1), flexible: true, matures: { months: 9 } },
    gold: { ...gold22, round: { mode: "half_up", places: 3, total: "exact" } },
    benefits: [steps("saved", [{ give: { percent: 10_000 } }], { as: "making", only: "maturity" })],
    tax: { percent: 300, on: "advance", shown: "aside" },
  },
  saved: {
    joinedOn: "2024-01-01",
    instalment: rupees(100_000),
    payments: paid(rupees(100_000), ["2024-01-01"], rupees(6645)),
  },
  told: [
    { day: "2024-09-30", worth: { savedMg: grams(15.049), benefits: [{ making: null, reason: "too_early" }] } },
    {
      day: "2024-10-01",
      rate: rupees(7000),
      worth: { savedMg: grams(15.049), totalMg: grams(15.049), state: "mature" },
      bills: [
        {
          lines: [{ item: "Haram", weightMg: grams(15.049), va: { percent: 1200 } }],
          bill: { paise: rupees(105_343), offPaise: rupees(12_641.16), taxPaise: rupees(3000) },
        },
      ],
      settledBy: "Jewellery bill",
    },
  ],
};

/** Of pieces of 16 g 8 % of the wastage are waived on the grams saved; the others pay all of it. */
const darParadise = (item: string, saved: number, percent: number, charged: number): PublishedBook => ({
  name: `Dar Paradise: with ${saved} g saved a ${item} of 16 g at ${percent / 100} % pays for ${charged} g of wastage`,
  terms: {
    schedule: monthly(11),
    gold: { ...gold22, round: { ...gold22.round, total: "exact" } },
    benefits: [steps("saved", [{ paid: 11, give: { percent: 10_000 } }], { as: "making", points: 800 })],
  },
  saved: {
    joinedOn: joined,
    instalment: rupees(saved * 1000),
    payments: paid(rupees(saved * 1000), daysOf(11), rupees(11_000)),
  },
  told: [
    {
      day: after(11),
      rate: rupees(5000),
      worth: { savedMg: grams(saved) },
      bills: [
        billed(
          { item, weightMg: grams(16), va: { percent } },
          grams(saved),
          8 * (10_000 + percent),
          5000 * (16 + charged),
        ),
      ],
      settledBy: "Jewellery bill",
    },
  ],
});

export const publishedWeights: readonly PublishedBook[] = [
  ...tables,
  oneTime,
  darParadise("haram", 6, 1200, 1.44),
  darParadise("chain", 9, 700, 0.49),
];
