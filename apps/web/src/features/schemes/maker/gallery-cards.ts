import type { Benefit, GoldTerms, LateTerms, Schedule, Terms } from "@thangam/terms/terms";

/** A brochure to begin from. */
export interface GalleryCard {
  id: "pay-11" | "harvest" | "no-wastage" | "by-weight" | "gold-10" | "earlier" | "average" | "daily";
  terms: Terms;
  /** Rupees that may be chosen; none where any amount may be. */
  amounts: readonly string[];
}

const amounts = ["1000", "2000", "5000"];

/** Inside the year that the law gives, so that nothing has to be found out first. */
function monthly(instalments: number, matures = instalments): Schedule {
  return {
    every: { months: 1 },
    instalments,
    due: "joining",
    perMonth: 1,
    matures: { months: matures },
    closes: { of: "joining", days: 364 },
  };
}

function rows(as: Benefit["as"], of: Benefit["of"], when: Benefit["when"]): Benefit {
  return { as, of, when, between: "step" };
}

const gold: GoldTerms = { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } };
const late: LateTerms = { grace: 7, each: "instalment", lose: { share: "instalment" } };

export const galleryCards: readonly GalleryCard[] = [
  {
    id: "pay-11",
    amounts,
    terms: {
      schedule: monthly(11),
      benefits: [
        rows("rupees", "instalment", [
          { months: 6, paid: 6, give: { percent: 3000 } },
          { months: 9, paid: 9, give: { percent: 6000 } },
          { months: 11, paid: 11, give: { percent: 10_000 } },
        ]),
      ],
      late,
    },
  },
  {
    id: "harvest",
    amounts,
    terms: {
      schedule: monthly(10, 11),
      benefits: [
        rows("rupees", "instalment", [
          { months: 8, give: { percent: 3500 } },
          { months: 10, give: { percent: 5500 } },
          { months: 11, give: { percent: 7500 } },
        ]),
      ],
      late,
    },
  },
  {
    id: "no-wastage",
    amounts,
    terms: {
      schedule: monthly(11),
      gold,
      benefits: [
        {
          ...rows("making", "saved", [
            { paid: 6, give: { percent: 5000 } },
            { paid: 11, give: { percent: 10_000 } },
          ]),
          points: 1800,
          covers: "saved",
        },
      ],
    },
  },
  { id: "by-weight", amounts, terms: { schedule: monthly(11), gold, benefits: [] } },
  {
    id: "gold-10",
    amounts,
    terms: {
      schedule: monthly(11),
      gold,
      benefits: [{ ...rows("gold", "saved", [{ paid: 11, give: { percent: 1000 } }]), only: "maturity" }],
    },
  },
  {
    id: "earlier",
    amounts,
    terms: {
      schedule: monthly(11),
      gold,
      benefits: [
        {
          ...rows("gold", "payment", [
            { days: 0, give: { percent: 500 } },
            { days: 75, give: { percent: 375 } },
            { days: 150, give: { percent: 200 } },
            { days: 225, give: { percent: 75 } },
            { days: 300, give: { percent: 0 } },
          ]),
          only: "maturity",
        },
      ],
    },
  },
  {
    id: "average",
    amounts,
    terms: { schedule: monthly(11), gold: { ...gold, rate: "average" }, benefits: [] },
  },
  {
    id: "daily",
    amounts: [],
    terms: {
      schedule: {
        every: { days: 1 },
        instalments: 330,
        flexible: true,
        due: "joining",
        matures: { days: 330 },
        opens: { days: 30 },
        closes: { of: "maturity", days: 34 },
      },
      gold,
      benefits: [rows("gold", "saved", [{ days: 330, give: { percent: 200 } }])],
    },
  },
];
