import type { Day, Terms } from "#terms.ts";
import { gold22, grams, monthly, months, paid, rupees, steps } from "./arrange.ts";
import { billed, savedOn, worth } from "./published-book.ts";
import type { PublishedBook } from "./published-book.ts";

// Schemes of shops with many branches, with what they print.

const joined = "2022-04-05";
const daysOf = (count: number) => months(joined, count);
const after = (count: number) => months(joined, 1, count)[0] ?? "";
const wholeWaiver = { percent: 10_000 };

/** The eleventh is the shop's, 30 days after the tenth was paid. */
const orra: Terms = {
  schedule: monthly(10, { rests: 30 }),
  benefits: [steps("instalment", [{ paid: 10, give: { percent: 10_000 } }], { only: "maturity" })],
};
const orraBook = (what: string, days: readonly Day[], [before, ready]: [Day, Day]): PublishedBook => ({
  name: `Orra, 10 x 3,000: 30,000 buy for 33,000, ${what}`,
  terms: orra,
  saved: savedOn(joined, 3000, days),
  told: [
    { day: before, worth: { ...worth(30_000, 0, "too_early"), maturesOn: ready, state: "saving" } },
    { day: ready, worth: { ...worth(30_000, 3000), state: "mature" }, settledBy: "Jewellery bill" },
  ],
});
const orraBooks = [
  orraBook("at the end of the tenth month", daysOf(10), ["2023-02-04", "2023-02-05"]),
  orraBook("30 days after a tenth that came late", daysOf(10).with(9, "2023-01-20"), ["2023-02-18", "2023-02-19"]),
];

/** The weight of the eighth row is printed as 1.07; the total printed is that of 1.04, which dividing gives. */
const rates = [4466, 4577, 4651, 4697, 4623, 4715, 4770, 4807, 4862, 4770, 4816];
const weights = [1.12, 1.09, 1.08, 1.06, 1.08, 1.06, 1.05, 1.04, 1.03, 1.05, 1.04];
const average: PublishedBook = {
  name: "Krishniah Chetty Akshaya, 11 x 5,000 at the rates of eleven months: rows half up to two places, 11.70 g",
  terms: {
    schedule: monthly(11),
    gold: { ...gold22, round: { mode: "half_up", places: 2, total: "exact" } },
    benefits: [],
  },
  saved: {
    joinedOn: joined,
    instalment: rupees(5000),
    payments: daysOf(11).map((day, at) => ({ day, paise: rupees(5000), rate: rupees(rates[at] ?? 0) })),
  },
  told: [
    {
      day: after(11),
      rate: rupees(4816),
      worth: {
        rows: daysOf(11).map((day, at) => ({ day, paise: rupees(5000), mg: grams(weights[at] ?? 0) })),
        savedMg: grams(11.7),
        roundingMg: 0n,
        totalMg: grams(11.7),
      },
      settledBy: "Gold coin",
    },
  ],
};

/** A gram is saved with each payment; a chain has a value addition of 16 %. */
const gramsOf = (count: number) => ({
  joinedOn: joined,
  instalment: rupees(5000),
  payments: paid(rupees(5000), daysOf(count), rupees(5000)),
});
const chain = (weight: number, charged: number) =>
  billed({ item: "Chain", weightMg: grams(weight), va: { percent: 1600 } }, grams(weight), weight * 5800, charged);

const flexi: Terms = {
  schedule: monthly(11),
  gold: gold22,
  benefits: [
    steps(
      "saved",
      [
        { months: 7, give: { percent: 6000 } },
        { months: 11, paid: 11, give: wholeWaiver },
      ],
      { as: "making" },
    ),
  ],
};
const flexiBooks: PublishedBook[] = [
  {
    name: "Prince Save-N-Gold: who leaves within seven months pays the wastage, in the eighth to tenth 60 % of it are waived",
    terms: flexi,
    saved: gramsOf(7),
    told: [
      { day: "2022-11-04", worth: { benefits: [{ making: null, reason: "too_early" }] } },
      {
        day: "2022-11-05",
        rate: rupees(5000),
        worth: { savedMg: grams(7), benefits: [{ making: { percent: 6000 } }] },
        bills: [chain(7, 7 * (5000 + 320))],
        settledBy: "Jewellery bill",
      },
    ],
  },
  {
    name: "Prince Save-N-Gold: after eleven no wastage",
    terms: flexi,
    saved: gramsOf(11),
    told: [{ day: after(11), rate: rupees(5000), worth: { savedMg: grams(11) }, bills: [chain(11, 55_000)] }],
  },
];

const swarnavarsha: Terms = {
  schedule: monthly(11, { rests: 30, perMonth: 1 }),
  gold: gold22,
  benefits: [steps("saved", [{ paid: 11, give: wholeWaiver }], { as: "making", only: "maturity" })],
  exit: [{ paidBefore: 3, deduct: [{ percent: 1000, of: "first" }], label: "Closed before three payments" }],
};
const swarnavarshaBooks: PublishedBook[] = [
  {
    name: "Kerala Jewellers Swarnavarsha: who closes before three payments leaves a tenth of the first",
    terms: swarnavarsha,
    saved: gramsOf(2),
    told: [{ day: "2022-06-01", rate: rupees(5000), worth: { exit: { deductedPaise: rupees(500) } } }],
  },
  {
    name: "Kerala Jewellers Swarnavarsha: no value addition, from 30 days after the last payment on",
    terms: swarnavarsha,
    saved: { ...gramsOf(11), payments: paid(rupees(5000), daysOf(11).with(10, "2023-02-27"), rupees(5000)) },
    told: [
      { day: "2023-03-28", worth: { maturesOn: "2023-03-29", benefits: [{ making: null, reason: "too_early" }] } },
      {
        day: "2023-03-29",
        rate: rupees(5000),
        worth: { savedMg: grams(11), state: "mature" },
        bills: [chain(11, 55_000)],
        settledBy: "Jewellery bill",
      },
    ],
  },
];

export const publishedOfChains: readonly PublishedBook[] = [...orraBooks, average, ...flexiBooks, ...swarnavarshaBooks];
