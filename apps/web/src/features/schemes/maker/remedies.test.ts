import { gold22, monthly, steps } from "@thangam/terms/testing/arrange";
import type { Terms } from "@thangam/terms/terms";
import { warningsOf } from "@thangam/terms/warnings/warnings";
import { expect, test } from "vitest";
import { draftOfTerms } from "./draft-of-terms.ts";
import { termsTyped } from "./maker-draft.ts";
import { adviceOf } from "./warning-texts.ts";

const eleven = steps("instalment", [{ months: 11, paid: 11, give: { percent: 10_000 } }]);
const sound: Terms = {
  schedule: monthly(11, { perMonth: 1, closes: { of: "joining", days: 364 } }),
  benefits: [steps("instalment", [{ paid: 1, give: { percent: 100 } }, ...eleven.when])],
};
const waiver = (given: object) => steps("saved", [{ give: { percent: 5000 } }], { as: "making", ...given });
const late = { grace: 0, each: "instalment", lose: { share: 0 } } as const;
const open = monthly(11, { closes: { of: "joining", days: 364 } });

test.each<[string, Terms]>([
  ["all_at_end", { ...sound, schedule: open }],
  [
    "all_at_end",
    {
      schedule: { every: { days: 7 }, instalments: 48, due: "joining", matures: { days: 336 } },
      benefits: [steps("paid", [{ paid: 48, give: { percent: 500 } }])],
    },
  ],
  ["waiver_at_end", { ...sound, schedule: open, gold: gold22, benefits: [waiver({})] }],
  [
    "one_payment_gains",
    {
      ...sound,
      benefits: [
        steps("instalment", [
          { months: 0, give: { percent: 100 } },
          { months: 11, give: { percent: 10_000 } },
        ]),
      ],
    },
  ],
  ["maturity_past_365", { ...sound, late: { ...late, moves: "months" } }],
  ["maturity_past_365", { schedule: monthly(12, { perMonth: 1 }), benefits: [] }],
  [
    "maturity_past_365",
    {
      schedule: monthly(12, { perMonth: 1, closes: { of: "joining", days: 400 } }),
      benefits: [
        steps("instalment", [
          { months: 6, paid: 6, give: { percent: 5000 } },
          { months: 12, paid: 12, give: { percent: 10_000 } },
        ]),
      ],
    },
  ],
  ["closing_past_365", { ...sound, schedule: monthly(11, { perMonth: 1 }) }],
  ["waiver_unlimited", { ...sound, gold: gold22, benefits: [waiver({ covers: "bill", beyond: 1000 })] }],
  [
    "waiver_unlimited",
    { ...sound, benefits: [steps("paid", [{ give: { percent: 5000 } }], { as: "making", covers: "bill" })] },
  ],
  [
    "nothing_back_before",
    {
      ...sound,
      exit: [
        { before: { months: 3 }, refuse: true, deduct: [], label: "Not before" },
        { paidBefore: 6, deduct: [{ percent: 10_000, of: "paid" }], label: "Kept" },
        { paidBefore: 9, deduct: [{ percent: 500, of: "paid" }], label: "A little is kept" },
      ],
    },
  ],
  ["no_bonus_before", { ...sound, benefits: [eleven] }],
  [
    "row_out_of_reach",
    {
      ...sound,
      benefits: [{ ...eleven, when: [...eleven.when, { months: 14, paid: 11, give: { percent: 15_000 } }] }],
    },
  ],
])("the button beside %s takes it away, and the terms fit", (code, terms) => {
  const before = warningsOf(terms);
  const warning = before.find((one) => one.code === code);
  if (warning === undefined) throw new Error(before.map((one) => one.code).join(", "));
  const { remedy } = adviceOf(warning, terms);
  const after = remedy && termsTyped(remedy.apply(draftOfTerms(terms)));
  if (!after) throw new Error("There is no remedy, or its terms do not fit.");
  const told = warningsOf(after).map((one) => one.code);
  // A step more may still not be the first day.
  if (code === "no_bonus_before") {
    const months = (found: typeof before) => found.find((one) => one.code === "no_bonus_before")?.months ?? 0;
    expect(months(warningsOf(after))).toBeLessThan(months(before));
  } else expect(told).not.toContain(code);
});
