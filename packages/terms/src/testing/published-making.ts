import type { Terms } from "#terms.ts";
import { gold22, grams, monthly, months, paid, rupees, steps } from "./arrange.ts";
import { billed } from "./published-book.ts";
import type { PublishedBill, PublishedBook, PublishedDay } from "./published-book.ts";

const grt: Terms = {
  schedule: monthly(11),
  gold: gold22,
  benefits: [
    steps(
      "saved",
      [
        { paid: 6, give: { percent: 5000 } },
        { paid: 10, give: { percent: 10_000 } },
      ],
      { as: "making", points: 1800, beyond: 2000 },
    ),
  ],
};
/** So many grams are saved, one with each payment. */
const grtBook = (what: string, count: number, told: PublishedDay[]): PublishedBook => ({
  name: `GRT, ${what}`,
  terms: grt,
  saved: {
    joinedOn: "2026-01-05",
    instalment: rupees(10_000),
    payments: paid(rupees(10_000), months("2026-01-05", count), rupees(10_000)),
  },
  told: told.map((one) => ({ ...one, rate: rupees(10_000) })),
});
/** A chain of 22 %: what is left of its making charge, in percents of the covered grams and of the others. */
const chain = (weight: number, covered: number, left: number, leftBeyond = 0.176): PublishedBill =>
  billed(
    { item: "Chain", weightMg: grams(weight), va: { percent: 2200 } },
    grams(covered),
    weight * 12_200,
    10_000 * (weight + covered * left + (weight - covered) * leftBeyond),
  );
const waived = { points: 1800, beyond: 2000 };

const grtBooks: PublishedBook[] = [
  grtBook("nothing waived with five paid", 5, [
    { day: "2026-10-05", worth: { benefits: [{ reason: "too_early", making: null, row: null, paise: 0n, mg: null }] } },
    { day: "2026-12-05", worth: { savedMg: 5000n, benefits: [{ making: null }] }, bills: [chain(5, 0, 0, 0.22)] },
  ]),
  grtBook("half of the 18 points waived with six", 6, [
    {
      day: "2026-10-05",
      worth: { benefits: [{ making: { ...waived, percent: 5000, coveredMg: 6000n } }] },
      bills: [chain(15, 6, 0.13)],
    },
    { day: "2026-12-05", worth: { savedMg: 6000n }, bills: [chain(6, 6, 0.13)] },
  ]),
  grtBook("all of the 18 points waived with ten", 10, [
    {
      day: "2026-10-05",
      worth: { benefits: [{ making: { ...waived, percent: 10_000, coveredMg: 10_000n }, reason: "given" }] },
      bills: [chain(15, 10, 0.04)],
    },
    { day: "2026-12-05", worth: { savedMg: 10_000n }, bills: [chain(10, 10, 0.04)] },
  ]),
  grtBook("4 % are paid on the saved grams and 17.6 % on the rest", 11, [
    {
      day: "2026-12-05",
      worth: { savedMg: 11_000n },
      bills: [chain(11, 11, 0.04), chain(21, 11, 0.04)],
      settledBy: "Jewellery bill",
    },
  ]),
];

/** Of a piece of 70 g the making charge is paid for so many grams. */
const necklace = (percent: number, charged: number): PublishedBill =>
  billed(
    { item: "Necklace", weightMg: 70_000n, va: { percent } },
    50_000n,
    7 * 9 * (10_000 + percent),
    9000 * (70 + charged),
  );

const prince: PublishedBook = {
  name: "Prince: with 50 g saved and 18 points a piece of 70 g pays 3.6 g at 18 %, 2.4 g at 12 % and 6.4 g at 22 %",
  terms: {
    schedule: monthly(10),
    gold: { ...gold22, rate: "redemption" },
    benefits: [steps("saved", [{ give: { percent: 10_000 } }], { as: "making", points: 1800 })],
  },
  saved: {
    joinedOn: "2019-01-01",
    instalment: rupees(45_000),
    payments: paid(rupees(45_000), months("2019-01-01", 10)),
  },
  told: [
    {
      day: "2019-12-01",
      rate: rupees(9000),
      worth: { savedMg: 50_000n },
      bills: [necklace(1800, 3.6), necklace(1200, 2.4), necklace(2200, 6.4)],
    },
  ],
};

export const publishedOffMaking: readonly PublishedBook[] = [...grtBooks, prince];
