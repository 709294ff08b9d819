import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { saveScheme } from "@thangam/contracts/schemes/operations";
import { paise } from "@thangam/contracts/values/money";
import { expect, test } from "vitest";
import { checkInput } from "#forms/resolver.ts";
import { amountOfExample, blankBenefits, draftOfBenefits, rulesTyped, runsPastAYear } from "./benefit-draft.ts";
import { benefitLines } from "#shared/schemes/benefit-labels.ts";
import { blankScheme, inputOf } from "./scheme-draft.ts";

const plain = (lines: string[]) => lines.map((line) => line.replaceAll("\u00a0", " "));

const rich: BenefitRules = {
  bonus: {
    of: "instalment",
    by: "instalments",
    steps: [
      { from: 6, percent: 1250 },
      { from: 11, percent: 5000 },
    ],
  },
  makingChargeWaiver: { by: "days", steps: [{ from: 300, percent: 10_000 }], capPaise: paise(250_050n) },
  late: "deduct",
  latePercentPer30Days: 2500,
  graceDays: 5,
  redeemWithinDays: 60,
};

test("rules that are shown in the form and saved unchanged are as they were", () => {
  expect(rulesTyped(draftOfBenefits(rich), "fixed")).toEqual(rich);
  expect(rulesTyped(draftOfBenefits(noBenefits), "fixed")).toEqual(noBenefits);
});

test("rules are written as sentences that say what they come to", () => {
  expect(plain(benefitLines(rich, { amountPaise: 100_000n, paymentRule: "fixed" }))).toEqual([
    "After 6 instalments of ₹ 1,000.00: bonus ₹ 125.00",
    "After 11 instalments of ₹ 1,000.00: bonus ₹ 500.00",
    "300 days after joining: 100 % off the making charge, at most ₹ 2,500.50",
    "For each 30 days of late payment, 25 % of the bonus is lost.",
    "5 days after its due day an instalment is not late yet.",
    "To be redeemed within 60 days after maturity.",
  ]);
});

test("a step that is not filled in yet does not hide what the others come to", () => {
  const draft = {
    ...draftOfBenefits(rich),
    bonusSteps: [
      { key: 0, from: "11", percent: "50 %" },
      { key: 1, from: "", percent: "" },
    ],
  };
  expect(rulesTyped(draft, "fixed")?.bonus?.steps).toEqual([{ from: 11, percent: 5000 }]);
  expect(rulesTyped({ ...draft, bonusSteps: [{ key: 0, from: "", percent: "" }] }, "fixed")).toBeNull();
});

test("what a flexible scheme cannot know, and what stands behind no benefit, is not sent", () => {
  expect(rulesTyped(draftOfBenefits(rich), "flexible")).toMatchObject({ late: "none", latePercentPer30Days: null });
  expect(rulesTyped({ ...blankBenefits, late: "forfeit", redeemWithinDays: "60" }, "fixed")).toEqual(noBenefits);
});

test("a mistake is named by the field of the form that it stands in", () => {
  const draft = {
    ...blankScheme,
    name: "Plan",
    instalments: "11",
    prefixes: [{ key: 0, prefix: "PL", amountPaise: "500" }],
    benefits: {
      ...draftOfBenefits(rich),
      bonusSteps: [{ key: 0, from: "6", percent: "many" }],
      capPaise: "0",
      graceDays: "999",
    },
  };
  const checked = checkInput(saveScheme, inputOf(draft));
  expect(checked).toMatchObject({
    ok: false,
    errors: [
      { name: "benefits.bonus.steps.0.percent", code: "percent_invalid" },
      { name: "benefits.makingChargeWaiver.capPaise", code: "cap_invalid" },
      { name: "benefits.graceDays", code: "grace_days_invalid" },
    ],
  });
});

test("an example takes the first amount of the scheme, or an ordinary one", () => {
  expect(amountOfExample([{ amountPaise: "" }, { amountPaise: "2500" }])).toBe(250_000n);
  expect(amountOfExample([{ amountPaise: "" }])).toBe(100_000n);
});

test.each([
  ["Monthly", "12", "", false],
  ["Monthly", "13", "", true],
  ["Monthly", "24", "2", false],
  ["Monthly", "25", "2", true],
  ["Daily", "365", "", false],
  ["Daily", "366", "", true],
  ["Daily", "330", "30", false],
  ["Monthly", "", "", false],
])("a %s scheme of %s instalments, %s a month, runs past a year: %s", (type, instalments, perMonth, isPast) => {
  expect(runsPastAYear(type, instalments, perMonth)).toBe(isPast);
});
