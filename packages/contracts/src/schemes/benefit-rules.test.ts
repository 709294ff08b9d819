import { describe, expect, test } from "vitest";
import { paise } from "#values/money.ts";
import { noBenefits, problemsOfBenefits, rulesOfGiven } from "./benefit-rules.ts";
import type { BenefitRules } from "./benefit-rules.ts";

const gold = { accrual: "weight", paymentRule: "fixed", instalments: 11 };
const rupees = { accrual: "amount", paymentRule: "fixed", instalments: 11 };
const flexible = { accrual: "weight", paymentRule: "flexible", instalments: 11 };

const byInstalments = (...steps: [from: number, percent: number][]) => ({
  by: "instalments" as const,
  steps: steps.map(([from, percent]) => ({ from, percent })),
});
const byDays = (...steps: [from: number, percent: number][]) => ({ ...byInstalments(...steps), by: "days" as const });

const found = (rules: Partial<BenefitRules>, scheme = gold) =>
  problemsOfBenefits({ ...noBenefits, ...rules }, scheme).map(({ message, path }) => [message, path.join(".")]);

describe("rules that promise what the scheme can keep", () => {
  test.each<[string, Partial<BenefitRules>, typeof gold]>([
    ["nothing at all", {}, flexible],
    ["a share of the gold", { bonus: { of: "weight", ...byInstalments([6, 1], [11, 10_000]) } }, gold],
    ["more than an instalment", { bonus: { of: "instalment", ...byInstalments([11, 20_000]) } }, rupees],
    ["a bonus in rupees on a flexible book", { bonus: { of: "instalment", ...byDays([1, 1]) } }, flexible],
    ["a step by days beyond the instalments", { bonus: { of: "weight", ...byDays([330, 1]) } }, gold],
    ["a waiver", { makingChargeWaiver: { ...byInstalments([1, 1], [2, 1]), capPaise: paise(1n) } }, flexible],
    ["a deduction", { late: "deduct", latePercentPer30Days: 100 }, rupees],
    ["a shift", { late: "shift" }, rupees],
  ])("are taken: %s", (_, rules, scheme) => {
    expect(found(rules, scheme)).toEqual([]);
  });
});

describe("rules that do not fit", () => {
  const goldBonus = { bonus: { of: "weight" as const, ...byInstalments([1, 100]) } };

  test("name a share of gold in a scheme in rupees, or in one that takes any payment", () => {
    expect(found(goldBonus, rupees)).toEqual([["bonus_needs_weight", "bonus.of"]]);
    expect(found(goldBonus, flexible)).toEqual([["bonus_needs_fixed", "bonus.of"]]);
  });

  test("name each step that gives more than all the gold", () => {
    const bonus = { of: "weight" as const, ...byInstalments([1, 10_000], [2, 10_001]) };
    expect(found({ bonus })).toEqual([["percent_invalid", "bonus.steps.1.percent"]]);
  });

  test("name steps that do not rise, and the first below one", () => {
    const bonus = { of: "instalment" as const, ...byInstalments([0, 1], [2, 1], [2, 1], [1, 1]) };
    expect(found({ bonus })).toEqual([
      ["steps_not_ascending", "bonus.steps.0.from"],
      ["steps_not_ascending", "bonus.steps.2.from"],
      ["steps_not_ascending", "bonus.steps.3.from"],
    ]);
  });

  test("name a step that the scheme never comes to", () => {
    const makingChargeWaiver = { ...byInstalments([11, 1], [12, 1]), capPaise: null };
    expect(found({ makingChargeWaiver })).toEqual([["step_beyond_scheme", "making_charge_waiver.steps.1.from"]]);
  });

  test("name a rule of lateness where no instalment has a due day to keep", () => {
    expect(found({ late: "forfeit" }, flexible)).toEqual([["late_rule_needs_fixed", "late"]]);
  });

  test("name a deduction without its percentage", () => {
    expect(found({ late: "deduct" })).toEqual([["percent_invalid", "late_percent_per_30_days"]]);
  });
});

describe("rules as they were given", () => {
  test("are nothing where nothing was given", () => {
    expect(rulesOfGiven({ late: "none", graceDays: 0 })).toEqual(noBenefits);
  });

  test("keep what was given, and a deduction only beside its rule", () => {
    const bonus = { of: "weight" as const, ...byInstalments([1, 100]) };
    const waiver = byDays([1, 100]);
    const given = { bonus, makingChargeWaiver: waiver, graceDays: 3, latePercentPer30Days: 50, redeemWithinDays: 30 };
    expect(rulesOfGiven({ ...given, late: "deduct" })).toEqual({
      bonus,
      makingChargeWaiver: { ...waiver, capPaise: null },
      late: "deduct",
      latePercentPer30Days: 50,
      graceDays: 3,
      redeemWithinDays: 30,
    });
    expect(rulesOfGiven({ ...given, late: "shift" }).latePercentPer30Days).toBeNull();
    const capped = rulesOfGiven({ ...given, makingChargeWaiver: { ...waiver, capPaise: paise(7n) }, late: "deduct" });
    expect(capped.makingChargeWaiver?.capPaise).toBe(7n);
  });
});
