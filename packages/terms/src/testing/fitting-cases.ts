import type { Stored } from "#json/json.ts";

/** Terms as they are stored, and where the reader finds which faults; both evaluators are asked about each. */
export interface FittingCase {
  name: string;
  terms: Stored;
  faults: string[];
}

const schedule = { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } };
const gold = { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } };
const percent = (count: number) => ({ give: { percent: count } });
const benefit = (rest: { [member: string]: Stored }) => ({
  as: "rupees",
  of: "instalment",
  when: [{ paid: 11, ...percent(10_000) }],
  between: "step",
  ...rest,
});
const making = (rest: { [member: string]: Stored } = {}) =>
  benefit({ as: "making", of: "saved", when: [percent(5000)], ...rest });
const late = { grace: 7, each: "instalment", lose: "all" };
const topup = { from: "2026-10-20", to: "2026-11-01", give: { percent: 100 }, of: "paid", on: "payment" };

function one(name: string, faults: string[], rest: { [member: string]: Stored }): FittingCase {
  return { name, terms: { schedule, gold, benefits: [], ...rest }, faults };
}

export const fittingCases: readonly FittingCase[] = [
  one("nothing but a schedule", [], {}),
  one("a bonus of an instalment", [], { benefits: [benefit({})] }),
  one("a waiver", [], {
    benefits: [making({ points: 1800, cap: "100", covers: "saved", beyond: 2000, items: { coin: 0 } })],
  }),
  one("no instalments", ["schedule.instalments invalid"], { schedule: { ...schedule, instalments: 0 } }),
  one("a span of nothing", ["schedule.matures.months invalid"], { schedule: { ...schedule, matures: { months: 0 } } }),
  one("a rest of no day", ["schedule.rests invalid"], { schedule: { ...schedule, rests: 0 } }),
  one("a rest of ten years", [], { schedule: { ...schedule, rests: 3650 } }),
  one("a rest of more", ["schedule.rests invalid"], { schedule: { ...schedule, rests: 3651 } }),
  one("a hundred and one years", ["schedule.instalments too_long"], { schedule: { ...schedule, instalments: 1201 } }),
  one("a day of the month for what is due by days", ["schedule.due months_needed"], {
    schedule: { ...schedule, every: { days: 30 }, due: { day: 5 } },
  }),
  one("a limit of the month for what is due by days", ["schedule.perMonth months_needed"], {
    schedule: { ...schedule, every: { days: 30 }, perMonth: 1 },
  }),
  one("a hundred years, and some days to redeem", ["schedule.closes too_long"], {
    schedule: { ...schedule, matures: { months: 1200 }, closes: { of: "maturity", days: 1 } },
  }),
  one("a hundred years, all to be redeemed in", [], {
    schedule: { ...schedule, matures: { months: 1200 }, closes: { of: "joining", months: 1200 } },
  }),
  one("a maturity that late instalments may move beyond a hundred years", ["schedule.matures too_long"], {
    schedule: { ...schedule, matures: { months: 1190 } },
    late: { ...late, moves: "months" },
  }),
  one("a maturity that they move to a hundred years", [], {
    schedule: { ...schedule, matures: { months: 1189 } },
    late: { ...late, moves: "months" },
  }),
  one("a bonus of more than ten crore rupees a payment", ["benefits.0.when.0.give.paise invalid"], {
    benefits: [benefit({ of: "payment", when: [{ give: { paise: "10000000001" } }] })],
  }),
  one("a bonus of ten crore rupees a payment", [], {
    benefits: [benefit({ of: "payment", when: [{ give: { paise: "10000000000" } }] })],
  }),
  one("opening after maturity", ["schedule.opens opens_after_maturity"], {
    schedule: { ...schedule, opens: { months: 12 } },
  }),
  one("closing before maturity", ["schedule.closes closes_before_maturity"], {
    schedule: { ...schedule, closes: { of: "joining", months: 10 } },
  }),
  one("a word that there is not", ["extra unknown"], { extra: true }),
  one("a waiver of an instalment", ["benefits.0.of wrong_base"], { benefits: [making({ of: "instalment" })] }),
  one("a waiver of rupees where gold is saved", ["benefits.0.of wrong_base"], { benefits: [making({ of: "paid" })] }),
  one("two waivers", ["benefits.1.as making_twice"], { benefits: [making(), making()] }),
  one("points of a bonus", ["benefits.0.points making_only"], { benefits: [benefit({ points: 100 })] }),
  one("a limit in rupees of a bonus in gold", ["benefits.0.cap cap_of_gold"], {
    benefits: [benefit({ as: "gold", of: "saved", cap: "100" })],
  }),
  one("rupees off a making charge", ["benefits.0.when.0.give percent_needed"], {
    benefits: [making({ when: [{ give: { paise: "100" } }] })],
  }),
  one("more than a whole making charge", ["benefits.0.when.0.give percent_too_high"], {
    benefits: [making({ when: [percent(10_001)] })],
  }),
  one("steps of both kinds", ["benefits.0.when.1.give give_mixed"], {
    benefits: [
      benefit({
        when: [
          { months: 6, ...percent(5000) },
          { months: 11, give: { paise: "100" } },
        ],
      }),
    ],
  }),
  one("a step that is reached before the one above it", ["benefits.0.when.1.months condition_falls"], {
    benefits: [
      benefit({
        when: [
          { months: 11, ...percent(5000) },
          { months: 6, ...percent(5000) },
        ],
      }),
    ],
  }),
  one("more instalments than there are", ["benefits.0.when.0.paid paid_beyond_scheme"], {
    benefits: [benefit({ when: [{ paid: 12, ...percent(5000) }] })],
  }),
  one("less for who pays more", ["benefits.0.when.1.give give_falls"], {
    benefits: [
      benefit({
        when: [
          { paid: 6, ...percent(5000) },
          { paid: 7, ...percent(4000) },
        ],
      }),
    ],
  }),
  one("more for who pays later", ["benefits.0.when.1.give give_rises"], {
    benefits: [
      benefit({
        of: "payment",
        when: [
          { days: 0, ...percent(100) },
          { days: 75, ...percent(200) },
        ],
      }),
    ],
  }),
  one("what a payment earns from a later day on", ["benefits.0.when.0 not_from_joining"], {
    benefits: [benefit({ of: "payment", when: [{ days: 1, ...percent(100) }] })],
  }),
  one("lateness of a flexible book", ["late fixed_needed"], { schedule: { ...schedule, flexible: true }, late }),
  one("a gift taken back that nobody gave", ["exit.0.deduct.0.gift gift_needed"], {
    exit: [{ deduct: [{ gift: true }], label: "Early" }],
  }),
  one("a festival that ends before it begins", ["topups.0.to to_before_from"], {
    topups: [{ ...topup, to: "2026-10-19" }],
  }),
  {
    name: "a waiver of rupees",
    terms: { schedule, benefits: [making({ of: "paid", points: 1800, beyond: 2000 })] },
    faults: [],
  },
  {
    name: "a waiver of gold that is not saved",
    terms: { schedule, benefits: [making()] },
    faults: ["benefits.0.of gold_needed"],
  },
  {
    name: "gold that is not saved",
    terms: { schedule, benefits: [benefit({ as: "gold", of: "saved" })] },
    faults: ["benefits.0.as gold_needed"],
  },
];
