import type { Terms } from "#terms.ts";
import { monthly, months, steps } from "./arrange.ts";
import { savedOn, worth } from "./published-book.ts";
import type { PublishedBook } from "./published-book.ts";

// Schemes in rupees that smaller shops publish, with their tables.

const joined = "2022-04-05";
const daysOf = (count: number) => months(joined, count);
const after = (count: number) => months(joined, 1, count)[0] ?? "";
/** The bonus is added when all is paid and the time is over. */
const bonusOf = (instalments: number, percent: number) =>
  steps("instalment", [{ months: instalments, paid: instalments, give: { percent } }]);

const goodwin: Terms = {
  schedule: monthly(24),
  benefits: [{ ...bonusOf(24, 40_000), only: "maturity" }],
  late: { grace: 0, each: "instalment", lose: { share: 0 }, moves: "months" },
};
const goodwinBooks = [
  [500, 12_000, 14_000],
  [5000, 120_000, 140_000],
].map(([instalment = 0, saved = 0, ready = 0]): PublishedBook => ({
  name: `Goodwin, 24 x ${instalment}: ${saved} come to ${ready}, and a late month moves the end by a month`,
  terms: goodwin,
  saved: savedOn(joined, instalment, daysOf(24).with(5, "2022-09-20")),
  told: [
    { day: after(24), worth: { ...worth(saved, 0, "too_early"), maturesOn: after(25) } },
    { day: after(25), worth: { ...worth(saved, ready - saved), state: "mature" }, settledBy: "Jewellery bill" },
  ],
}));

const jewelPlus: Terms = {
  schedule: monthly(36),
  benefits: [
    steps("instalment", [
      { months: 12, paid: 12, give: { percent: 10_000 } },
      { months: 18, paid: 18, give: { percent: 15_000 } },
      { months: 24, paid: 24, give: { percent: 20_000 } },
      { months: 36, paid: 36, give: { percent: 30_000 } },
    ]),
  ],
};
const jewelPlusBooks = [
  [12, 13_000],
  [18, 19_500],
  [24, 26_000],
  [36, 39_000],
].map(([count = 0, ready = 0]): PublishedBook => ({
  name: `Vishal Jewel Plus, 1,000 a month: ${ready} after ${count} months`,
  terms: jewelPlus,
  saved: savedOn(joined, 1000, daysOf(count)),
  told: [{ day: after(count), worth: worth(count * 1000, ready - count * 1000), settledBy: "Voucher" }],
}));

const prakash: Terms = {
  schedule: monthly(12),
  benefits: [steps("instalment", [{ paid: 12, give: { percent: 10_000 } }])],
};
const prakashBooks: PublishedBook[] = [
  {
    name: "Prakash Swarna Muliya, 1,000 a month: 11,000 after eleven payments",
    terms: prakash,
    saved: savedOn(joined, 1000, daysOf(11)),
    told: [{ day: after(10), worth: worth(11_000, 0, "too_early") }],
  },
  {
    name: "Prakash Swarna Muliya, 1,000 a month: 13,000 with the twelfth payment",
    terms: prakash,
    saved: savedOn(joined, 1000, daysOf(12)),
    told: [{ day: after(11), worth: worth(12_000, 1000), settledBy: "Jewellery bill" }],
  },
];

const karpagam: PublishedBook = {
  name: "Karpagam, 500 a month: who stops after the gift of the third month leaves 250",
  terms: {
    schedule: monthly(11, { due: { day: 10 } }),
    benefits: [bonusOf(11, 10_000)],
    exit: [{ paidBefore: 11, deduct: [{ percent: 5000, of: "first" }], label: "Stopped before the end" }],
    gift: { item: "Gift of the third month", cost: 0n, givenAfter: 3 },
  },
  saved: savedOn(joined, 500, daysOf(6)),
  told: [
    { day: after(6), worth: { ...worth(3000, 0, "too_early"), giftGiven: true, exit: { deductedPaise: 25_000n } } },
  ],
};

/** Months cannot be clubbed; one left out is paid after the others, and the last is followed by a month. */
const saravana: Terms = {
  schedule: monthly(11, { due: { day: 10 }, perMonth: 1, rests: 30 }),
  benefits: [{ ...bonusOf(11, 10_000), only: "maturity" }],
};
const saravanaBooks = [
  [1000, 11_000, 12_000],
  [2000, 22_000, 24_000],
  [4000, 44_000, 48_000],
  [8000, 88_000, 96_000],
].flatMap(([instalment = 0, saved = 0, ready = 0]) =>
  [
    { what: "in the twelfth month", days: daysOf(11), before: "2023-03-06", on: "2023-03-07" },
    {
      what: "a month later for a month left out",
      days: daysOf(12).toSpliced(5, 1),
      before: "2023-04-03",
      on: "2023-04-04",
    },
  ].map(({ what, days, before, on }): PublishedBook => ({
    name: `Saravana Stores, ${instalment} a month: ${saved} come to ${ready}, ${what}`,
    terms: saravana,
    saved: savedOn(joined, instalment, days),
    refused: [{ day: joined, paise: BigInt(instalment * 100), after: 1 }],
    told: [
      { day: before, worth: worth(saved, 0, "too_early") },
      { day: on, worth: { ...worth(saved, ready - saved), state: "mature" }, settledBy: "Jewellery bill" },
    ],
  })),
);

export const publishedElsewhere: readonly PublishedBook[] = [
  ...saravanaBooks,
  ...goodwinBooks,
  ...jewelPlusBooks,
  ...prakashBooks,
  karpagam,
];
