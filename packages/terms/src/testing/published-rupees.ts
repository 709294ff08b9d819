import type { Day, Saved, Schedule, Terms } from "#terms.ts";
import { daysAfter, monthly, months, paid, rupees, steps } from "./arrange.ts";
import { savedOn, worth } from "./published-book.ts";
import type { PublishedBook, PublishedDay } from "./published-book.ts";

const tanishq = (given: Partial<Schedule> = {}): Terms => ({
  schedule: monthly(10, { opens: { months: 10 }, closes: { of: "joining", days: 421 }, ...given }),
  benefits: [
    steps("instalment", [
      { months: 10, give: { percent: 5500 } },
      { months: 11, give: { percent: 6500 } },
      { months: 12, give: { percent: 7500 } },
    ]),
  ],
  late: { grace: 7, each: "instalment", lose: { share: "instalment" } },
});

const tanishqBooks: PublishedBook[] = [
  {
    name: "Tanishq, 2,000 x 10",
    terms: tanishq({ perMonth: 1 }),
    saved: savedOn("2017-01-01", 2000, months("2017-01-01", 10)),
    refused: [
      { after: 2, day: "2017-02-28", paise: rupees(2000) },
      { after: 2, day: "2017-03-01", paise: rupees(4000) },
    ],
    told: [
      { day: "2017-10-31", worth: worth(20_000, 0, "not_open") },
      { day: "2017-11-01", worth: worth(20_000, 1100) },
      { day: "2017-12-01", worth: worth(20_000, 1300) },
      { day: "2018-01-01", worth: worth(20_000, 1500) },
      { day: daysAfter("2017-01-01", 421), worth: worth(20_000, 1500), settledBy: "Voucher" },
      { day: daysAfter("2017-01-01", 422), worth: worth(20_000, 0, "too_late") },
    ],
  },
  {
    name: "Tanishq, joined on 1 February, is whole on day 421 and closed a day later",
    terms: tanishq({ perMonth: 1 }),
    saved: savedOn("2017-02-01", 2000, months("2017-02-01", 10)),
    told: [
      { day: daysAfter("2017-02-01", 421), worth: worth(20_000, 1500) },
      { day: daysAfter("2017-02-01", 422), worth: { ...worth(20_000, 0, "too_late"), state: "closed" } },
    ],
  },
  {
    name: "Tanishq, nine of ten brought on the last day: a tenth of the bonus is left",
    terms: tanishq(),
    saved: {
      ...savedOn("2017-01-01", 2000, ["2017-01-01"]),
      payments: [...paid(rupees(2000), ["2017-01-01"]), ...paid(rupees(18_000), ["2017-11-01"])],
    },
    told: [{ day: "2017-11-01", worth: { ...worth(20_000, 110), benefits: [{ units: 9, row: 0 }] } }],
  },
];

const senco: Terms = {
  schedule: monthly(18, { closes: { of: "maturity", days: 60 } }),
  benefits: [
    steps("instalment", [
      { months: 6, paid: 6, give: { percent: 3000 } },
      { months: 11, paid: 11, give: { percent: 7500 } },
      { months: 18, paid: 18, give: { percent: 15_000 } },
    ]),
  ],
  late: { grace: 5, each: "instalment", lose: { share: "instalment" } },
};
const sencoDays = months("2025-03-10", 18);
const sencoBook = (what: string, days: readonly Day[], told: PublishedDay[]): PublishedBook => ({
  name: `Senco, 5,000 a month: ${what}`,
  terms: senco,
  saved: savedOn("2025-03-10", 5000, days),
  told,
});

const sencoBooks: PublishedBook[] = [
  sencoBook("six months, and not five months and nine days", sencoDays.slice(0, 6), [
    { day: "2025-08-19", worth: worth(30_000, 0, "too_early") },
    { day: "2025-09-09", worth: worth(30_000, 0, "too_early") },
    { day: "2025-09-10", worth: worth(30_000, 1500) },
  ]),
  sencoBook("eleven months", sencoDays.slice(0, 11), [{ day: "2026-02-10", worth: worth(55_000, 3750) }]),
  sencoBook("eighteen months, and sixty days to come", sencoDays, [
    { day: "2026-09-10", worth: worth(90_000, 7500) },
    { day: daysAfter("2026-09-10", 60), worth: worth(90_000, 7500), settledBy: "Jewellery bill" },
    { day: daysAfter("2026-09-10", 61), worth: worth(90_000, 0, "too_late") },
  ]),
  sencoBook("one late of eleven leaves ten parts of eleven", sencoDays.slice(0, 11).with(4, "2025-07-16"), [
    { day: "2026-02-10", worth: worth(55_000, 3409.09) },
  ]),
];

const bhima: Terms = {
  schedule: monthly(11, { closes: { of: "maturity", months: 12 } }),
  benefits: [steps("instalment", [{ months: 11, paid: 11, give: { percent: 10_000 } }])],
  late: { grace: 0, each: "instalment", lose: "all" },
};
const bhimaDays = months("2025-01-15", 11);
const bhimaBook = (instalment: number, saved: number): PublishedBook => ({
  name: `Bhima, 11 instalments of ${instalment}: the twelfth is the shop's, for twelve months`,
  terms: bhima,
  saved: savedOn("2025-01-15", instalment, bhimaDays),
  told: [
    { day: "2025-12-14", worth: worth(saved, 0, "too_early") },
    { day: "2025-12-15", worth: worth(saved, instalment) },
    { day: "2026-12-15", worth: worth(saved, instalment), settledBy: "Voucher" },
    { day: "2026-12-16", worth: worth(saved, 0, "too_late") },
  ],
});

const bhimaBooks: PublishedBook[] = [
  bhimaBook(500, 5500),
  bhimaBook(10_000, 110_000),
  {
    name: "Bhima, one late instalment leaves nothing",
    terms: bhima,
    saved: savedOn("2025-01-15", 500, bhimaDays.with(10, "2025-11-16")),
    told: [{ day: "2025-12-15", worth: { ...worth(5500, 0), benefits: [{ reason: "late", row: 0, units: 1 }] } }],
  },
];

const twelve: Terms = {
  schedule: monthly(12),
  benefits: [steps("instalment", [{ paid: 12, give: { percent: 10_000 } }], { only: "maturity" })],
};
const lastDay = "2027-01-01";
const brought: Saved = {
  joinedOn: "2026-01-01",
  instalment: rupees(1000),
  payments: paid(rupees(12_000), [lastDay]),
};

const twelveBooks: PublishedBook[] = [
  {
    name: "13,000 of 12 x Rs 1,000 brought on the last day, where lateness costs nothing",
    terms: twelve,
    saved: brought,
    told: [{ day: lastDay, worth: worth(12_000, 1000) }],
  },
  {
    name: "12,000 of 12 x Rs 1,000 brought on the last day, where lateness costs all",
    terms: { ...twelve, late: { grace: 10, each: "instalment", lose: "all" } },
    saved: brought,
    told: [{ day: lastDay, worth: worth(12_000, 0, "late") }],
  },
  {
    name: "Refused are 12 x Rs 1,000 brought on the last day, where one may be paid in a month",
    terms: { ...twelve, schedule: monthly(12, { perMonth: 1 }) },
    saved: savedOn("2026-01-01", 1000, [lastDay, "2027-02-01"]),
    refused: [
      { after: 0, day: lastDay, paise: rupees(12_000) },
      { after: 1, day: lastDay, paise: rupees(1000) },
      { after: 1, day: "2027-01-31", paise: rupees(1000) },
    ],
    told: [{ day: "2027-02-01", worth: worth(2000, 0, "too_early") }],
  },
];

export const publishedInRupees: readonly PublishedBook[] = [
  ...tanishqBooks,
  ...sencoBooks,
  ...bhimaBooks,
  ...twelveBooks,
];
