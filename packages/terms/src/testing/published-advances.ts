import type { Payment } from "#terms.ts";
import { gold22, grams, monthly, months, paid, rupees, steps } from "./arrange.ts";
import { billed } from "./published-book.ts";
import type { PublishedBook } from "./published-book.ts";

// Advances that buy gold month by month, for a piece without the whole making charge.

const joined = "2022-04-05";
const daysOf = (count: number) => months(joined, count);
const after = (count: number) => months(joined, 1, count)[0] ?? "";

/** Any amount in each month. The fifth and the sixth row are printed with weights that dividing does not give (0.55 and 0.71); they are those of 0.74 and 0.89. */
const amounts = [5000, 3000, 1500, 1500, 2000, 2500, 2500, 3000, 3500, 5000, 5000, 10_000];
const cdRates = [2300, 2400, 2500, 2600, 2700, 2800, 2700, 2600, 2500, 2400, 2300, 2400];
const cdWeights = [2.17, 1.25, 0.6, 0.57, 0.74, 0.89, 0.92, 1.15, 1.4, 2.08, 2.17, 4.16];
const cdPayments = daysOf(12).map((day, at): Payment => ({
  day,
  paise: rupees(amounts[at] ?? 0),
  rate: rupees(cdRates[at] ?? 0),
}));
const cdJewellery: PublishedBook = {
  name: "C.D. Jewellery, twelve months of any amounts: rows down to two places, without making and wastage charges",
  terms: {
    schedule: { ...monthly(12), flexible: true },
    gold: { ...gold22, round: { mode: "down", places: 2, total: "sum" } },
    benefits: [steps("saved", [{ months: 12, paid: 12, give: { percent: 10_000 } }], { as: "making" })],
  },
  saved: { joinedOn: joined, instalment: rupees(1), payments: cdPayments },
  told: [
    { day: after(11), worth: { benefits: [{ making: null, reason: "too_early" }] } },
    {
      day: after(12),
      rate: rupees(2500),
      worth: {
        rows: cdPayments.map(({ day, paise }, at) => ({ day, paise, mg: grams(cdWeights[at] ?? 0) })),
        savedMg: grams(18.1),
      },
      bills: [billed({ item: "Haram", weightMg: grams(20), va: { percent: 1000 } }, grams(18.1), 55_000, 50_475)],
      settledBy: "Jewellery bill",
    },
  ],
};

/** The rates of eleven months have a mean, weighed by what they bought, of 9,500; the waiver is of up to 14 points, in the twelfth month alone. */
const goldenGlow: PublishedBook = {
  name: "Malabar Golden Glow, 11 x 10,000 at 9,500: 11.57 g, and of 18 % on 15 g 4 % are paid on them",
  terms: {
    schedule: monthly(11, { closes: { of: "maturity", months: 1 } }),
    gold: { ...gold22, round: { mode: "down", places: 2, total: "exact" } },
    benefits: [steps("saved", [{ months: 11, paid: 11, give: { percent: 10_000 } }], { as: "making", points: 1400 })],
  },
  saved: { joinedOn: joined, instalment: rupees(10_000), payments: paid(rupees(10_000), daysOf(11), rupees(9500)) },
  told: [
    {
      day: after(11),
      rate: rupees(12_000),
      worth: { savedMg: grams(11.57), state: "mature" },
      bills: [
        // 180,000 and 18 % of it; 14 % of 11.57 g x 12,000 come off.
        billed({ item: "Chain", weightMg: grams(15), va: { percent: 1800 } }, grams(11.57), 212_400, 192_962.4),
      ],
      settledBy: "Jewellery bill",
    },
    { day: "2023-04-06", worth: { benefits: [{ making: null, reason: "too_late" }], state: "closed" } },
  ],
};

export const publishedAdvances: readonly PublishedBook[] = [cdJewellery, goldenGlow];
