import type { Terms } from "#terms.ts";
import { grams, monthly, months, rupees, steps } from "./arrange.ts";
import { billed, savedOn, worth } from "./published-book.ts";
import type { PublishedBook, PublishedDay } from "./published-book.ts";

// Schemes in rupees whose bills are charged less for making, as shops publish them.

const joined = "2022-04-05";
const daysOf = (count: number) => months(joined, count);
const after = (count: number) => months(joined, 1, count)[0] ?? "";

/** One late month costs nothing, a second one the discount; a tenth comes off any making charge. */
const venus: Terms = {
  schedule: monthly(12, { matures: { days: 360 } }),
  benefits: [
    steps("instalment", [{ days: 360, paid: 12, give: { percent: 10_000 } }]),
    steps("paid", [{ give: { percent: 1000 } }], { as: "making", covers: "bill" }),
  ],
  late: { grace: 0, free: 1, each: "instalment", lose: "all" },
};
const chain = { item: "Chain", weightMg: grams(4), va: { percent: 1500 } };
const venusWorth = (bonus: number, reason: "given" | "late" = "given"): PublishedDay["worth"] => {
  const { benefits: [first = {}] = [], ...sums } = worth(12_000, bonus, reason);
  return { ...sums, benefits: [first, {}] };
};
const venusBooks: PublishedBook[] = [
  {
    name: "Venus, 12 x 1,000: 13,000 after 360 days, with one month that was paid in the next, and a tenth off the making",
    terms: venus,
    saved: savedOn(joined, 1000, daysOf(12).with(3, "2022-08-01")),
    told: [
      {
        day: "2023-03-31",
        rate: rupees(5000),
        worth: venusWorth(1000),
        bills: [billed(chain, grams(4), 23_000, 22_700)],
        settledBy: "Jewellery bill",
      },
    ],
  },
  {
    name: "Venus, two late months: what was paid, and no discount",
    terms: venus,
    saved: savedOn(joined, 1000, daysOf(12).with(3, "2022-08-01").with(4, "2022-09-01")),
    told: [{ day: "2023-03-31", worth: venusWorth(0, "late") }],
  },
];

const padmakshi: Terms = {
  schedule: monthly(11),
  benefits: [
    steps("instalment", [{ months: 11, paid: 11, give: { percent: 10_000 } }]),
    steps("paid", [{ months: 11, paid: 11, give: { percent: 10_000 } }], { as: "making" }),
  ],
};
const padmakshiBooks = [
  [500, 5500, 6000],
  [3000, 33_000, 36_000],
].map(([instalment = 0, saved = 0, ready = 0]): PublishedBook => ({
  name: `Padmakshi, 11 x ${instalment}: ${ready}, and no making charge on what ${saved} buy`,
  terms: padmakshi,
  saved: savedOn(joined, instalment, daysOf(11)),
  told: [
    {
      day: after(11),
      rate: rupees(5500),
      worth: { ...worth(saved, ready - saved), benefits: [{ paise: rupees(instalment) }, { reason: "given" }] },
      // Of 8 grams as many are covered as the savings buy at 5,500.
      bills: [
        billed(
          { item: "Necklace", weightMg: grams(8), va: { percent: 1000 } },
          grams(saved / 5500),
          8 * 6050,
          8 * 6050 - saved / 10,
        ),
      ],
      settledBy: "Jewellery bill",
    },
  ],
}));

/** Wastage up to 14 % is waived on the money that was saved. */
const byValue: PublishedBook = {
  name: "GRT by value, 11 x 5,000: of a piece of 72,000 with 14 % wastage 7,700 come off, and 19,380 are left to pay",
  terms: {
    schedule: monthly(11),
    benefits: [steps("paid", [{ paid: 11, give: { percent: 10_000 } }], { as: "making", points: 1400 })],
  },
  saved: savedOn(joined, 5000, daysOf(11)),
  told: [
    {
      day: after(11),
      rate: rupees(5000),
      worth: { paidPaise: rupees(55_000), totalPaise: rupees(55_000), benefits: [{ making: { points: 1400 } }] },
      bills: [
        billed({ item: "Haram", weightMg: grams(14.4), va: { percent: 1400 } }, grams(11), 82_080, 55_000 + 19_380),
      ],
      settledBy: "Jewellery bill",
    },
  ],
};

const ishwari: PublishedBook = {
  name: "Ishwari Dhana Varsha, 15 x 5,000: 75,000, and of a charge of 25 % the 3 % above 22 % are paid",
  terms: {
    schedule: monthly(15, { due: { day: 10 } }),
    benefits: [steps("paid", [{ months: 15, paid: 15, give: { percent: 10_000 } }], { as: "making", points: 2200 })],
    late: { grace: 0, each: "instalment", lose: { share: 0 }, moves: "months" },
  },
  saved: savedOn(joined, 5000, daysOf(15)),
  told: [
    {
      day: after(15),
      rate: rupees(7500),
      worth: { paidPaise: rupees(75_000), bonusPaise: 0n, totalPaise: rupees(75_000), maturesOn: after(15) },
      bills: [billed({ item: "Bangle", weightMg: grams(10), va: { percent: 2500 } }, grams(10), 93_750, 77_250)],
      settledBy: "Jewellery bill",
    },
  ],
};

export const publishedByValue: readonly PublishedBook[] = [...venusBooks, ...padmakshiBooks, byValue, ishwari];
