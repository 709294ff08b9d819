import type { BillLine } from "#bill.ts";
import type { Payment, Terms } from "#terms.ts";
import type { Reason, State } from "#valuation-types.ts";
import { daysAfter, gold22, grams, monthly, months, paid, rupees, steps } from "./arrange.ts";
import { billed } from "./published-book.ts";
import type { PublishedBill, PublishedBook, PublishedDay } from "./published-book.ts";

const digiGold: Terms = {
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
    steps(
      "payment",
      [
        { days: 0, give: { percent: 500 } },
        { days: 75, give: { percent: 375 } },
        { days: 150, give: { percent: 200 } },
        { days: 225, give: { percent: 75 } },
        { days: 300, give: { percent: 0 } },
      ],
      { as: "gold", only: "maturity" },
    ),
  ],
};
const digiGoldOn = (day: number, mg: bigint, reason: Reason, state: State): PublishedDay => ({
  day: daysAfter("2025-02-11", day),
  worth: {
    savedMg: 1666n,
    bonusMg: mg,
    totalMg: 1666n + mg,
    state,
    benefits: [{ as: "gold", paise: 0n, mg, making: null, reason, row: null, units: 0 }],
  },
});
const digiGoldBook = (day: number, mg: bigint, more: PublishedDay[] = []): PublishedBook => ({
  name: `Thangamayil Digi Gold of day ${day}: 1.666 g earn ${mg} mg`,
  terms: digiGold,
  saved: {
    joinedOn: "2025-02-11",
    instalment: rupees(1),
    payments: paid(rupees(10_000), [daysAfter("2025-02-11", day)], rupees(6000)),
  },
  told: [
    ...more,
    digiGoldOn(329, 0n, "too_early", "saving"),
    digiGoldOn(330, mg, "given", "mature"),
    digiGoldOn(365, mg, "given", "mature"),
    digiGoldOn(366, 0n, "too_late", "closed"),
  ],
});

/** One payment a month, each at a rate of its own. */
const ratedPayments = (first: string, amount: number, rates: readonly number[]): Payment[] =>
  months(first, rates.length).map((day, at) => ({ day, paise: rupees(amount), rate: rupees(rates[at] ?? 0) }));
const rowsOf = (payments: readonly Payment[], weights: readonly number[]) =>
  payments.map(({ day, paise }, at) => ({ day, paise, mg: grams(weights[at] ?? 0) }));
/** 40 % of 700 a gram are off the 25 g: of a charge of 21,000 there are 14,000 to pay. */
const bangle = (rate: number): PublishedBill => {
  const line: BillLine = { item: "Bangle", weightMg: 30_000n, va: { paisePerGram: rupees(700) } };
  return billed(line, 25_000n, 30 * rate + 21_000, 30 * rate + 14_000);
};

const kalptaruPayments = ratedPayments(
  "2020-01-01",
  10_000,
  [3870, 3880, 3935, 3950, 3990, 3990, 4000, 4070, 4150, 4190],
);
const kalptaru: PublishedBook = {
  name: "Kalptaru, Rs 10,000: rows half up to two places, the total from the exact sum, 7,000 off a piece of 30 g",
  terms: {
    schedule: monthly(10),
    gold: { purity: "24K", rate: "payment", round: { mode: "half_up", places: 2, total: "exact" } },
    benefits: [steps("saved", [{ months: 10, paid: 10, give: { percent: 4000 } }], { as: "making" })],
  },
  saved: {
    joinedOn: "2020-01-01",
    instalment: rupees(10_000),
    payments: kalptaruPayments,
  },
  told: [
    {
      day: "2020-11-01",
      rate: rupees(4000),
      worth: {
        rows: rowsOf(kalptaruPayments, [2.58, 2.58, 2.54, 2.53, 2.51, 2.51, 2.5, 2.46, 2.41, 2.39]),
        savedMg: 25_000n,
        roundingMg: -10n,
        totalMg: 25_000n,
        isGoldFinal: true,
      },
      bills: [bangle(4000)],
      settledBy: "Jewellery bill",
    },
    { day: "2020-11-02", rate: rupees(4190), worth: { savedMg: 25_000n }, bills: [bangle(4190)] },
  ],
};

const selvaPayments = ratedPayments("2021-04-02", 5000, [4500, 4550, 4520, 4480, 4600]);
const selva: PublishedBook = {
  name: "Selva: rows rounded down to the milligram, and a tenth more gold at maturity",
  terms: {
    schedule: monthly(5),
    gold: gold22,
    benefits: [steps("saved", [{ give: { percent: 1000 } }], { as: "gold", only: "maturity" })],
  },
  saved: {
    joinedOn: "2021-04-02",
    instalment: rupees(5000),
    payments: selvaPayments,
  },
  told: [
    { day: "2021-09-01", worth: { bonusMg: 0n } },
    {
      day: "2021-09-02",
      worth: {
        rows: rowsOf(selvaPayments, [1.111, 1.098, 1.106, 1.116, 1.086]),
        savedMg: 5517n,
        roundingMg: 0n,
        bonusMg: 551n,
        totalMg: 6068n,
      },
      settledBy: "Gold coin",
    },
  ],
};

export const publishedInGold: readonly PublishedBook[] = [
  digiGoldBook(0, 83n, [digiGoldOn(29, 0n, "not_open", "not_open")]),
  digiGoldBook(74, 83n),
  digiGoldBook(75, 62n),
  digiGoldBook(150, 33n),
  digiGoldBook(225, 12n),
  digiGoldBook(300, 0n),
  kalptaru,
  selva,
];
