import { MAX_PAISE, paise } from "#values/money.ts";
import { noBenefits } from "./benefit-rules.ts";
import type { BenefitRules, BenefitStep } from "./benefit-rules.ts";

/** Rules of a scheme, and whether it may promise them: both sides are asked about each. */
export interface BenefitCase {
  name: string;
  rules: BenefitRules;
  scheme: { accrual: "weight" | "amount"; paymentRule: "fixed" | "flexible"; instalments: number };
  fits: boolean;
}

type Steps = readonly (readonly [from: number, percent: number])[];

const gold = { accrual: "weight", paymentRule: "fixed", instalments: 11 } as const;
const rupees = { ...gold, accrual: "amount" } as const;
const flexible = { ...gold, paymentRule: "flexible" } as const;

const one: Steps = [[1, 100]];
const stepsOf = (steps: Steps): BenefitStep[] => steps.map(([from, percent]) => ({ from, percent }));
const upTo = (count: number): Steps => Array.from({ length: count }, (_, at) => [at + 1, 100]);

const goldBonus = (steps: Steps, by: "instalments" | "days" = "instalments") => ({
  bonus: { of: "weight" as const, by, steps: stepsOf(steps) },
});
const bonus = (steps: Steps, by: "instalments" | "days" = "instalments") => ({
  bonus: { of: "instalment" as const, by, steps: stepsOf(steps) },
});
const waiver = (steps: Steps, cap: bigint | null = null, by: "instalments" | "days" = "instalments") => ({
  makingChargeWaiver: { by, steps: stepsOf(steps), capPaise: cap === null ? null : paise(cap) },
});

function rulesAre(name: string, fits: boolean, rules: Partial<BenefitRules>, scheme: BenefitCase["scheme"] = gold) {
  return { name, fits, rules: { ...noBenefits, ...rules }, scheme };
}

const shifts = { late: "shift" } as const;
const deducts = (latePercentPer30Days: number | null) => ({ late: "deduct" as const, latePercentPer30Days });

export const benefitCases: readonly BenefitCase[] = [
  rulesAre("nothing", true, {}),
  rulesAre("nothing, of a flexible scheme", true, {}, flexible),
  rulesAre("a share of the gold", true, goldBonus(one)),
  rulesAre("a share of gold that is not saved", false, goldBonus(one), rupees),
  rulesAre("a share of the gold of any payment", false, goldBonus(one), flexible),
  rulesAre("all of the gold", true, goldBonus([[11, 10_000]])),
  rulesAre("more than all of the gold", false, goldBonus([[11, 10_001]])),
  rulesAre(
    "more than all of the gold in the second step",
    false,
    goldBonus([
      [1, 10_000],
      [2, 10_001],
    ]),
  ),
  rulesAre("more than an instalment", true, bonus([[11, 10_001]]), rupees),
  rulesAre("ten instalments", true, bonus([[11, 100_000]])),
  rulesAre("more than ten instalments", false, bonus([[11, 100_001]])),
  rulesAre("a bonus in rupees of a flexible scheme", true, bonus(one), flexible),
  rulesAre("the least percentage", true, bonus([[1, 1]])),
  rulesAre("a percentage of nothing", false, bonus([[1, 0]])),
  rulesAre("a percentage below nothing", false, bonus([[1, -1]])),
  rulesAre("no steps", false, bonus([])),
  rulesAre("twenty steps", true, bonus(upTo(20), "days")),
  rulesAre("twenty-one steps", false, bonus(upTo(21), "days")),
  rulesAre("a step from the start", false, bonus([[0, 100]])),
  rulesAre("a step before the start", false, bonus([[-1, 100]])),
  rulesAre("a step from half an instalment", false, bonus([[0.5, 100]])),
  rulesAre("a step at the last instalment", true, bonus([[11, 100]])),
  rulesAre("a step after the last instalment", false, bonus([[12, 100]])),
  rulesAre("a step after the last instalment of a flexible scheme", false, bonus([[12, 100]]), flexible),
  rulesAre("a step by days after the last instalment", true, bonus([[12, 100]], "days")),
  rulesAre("a step at the last day there is", true, bonus([[4000, 100]], "days")),
  rulesAre("a step after the last day there is", false, bonus([[4001, 100]], "days")),
  rulesAre(
    "steps that go up and give less",
    true,
    bonus([
      [1, 200],
      [2, 100],
    ]),
  ),
  rulesAre(
    "steps that stay",
    false,
    bonus([
      [2, 100],
      [2, 200],
    ]),
  ),
  rulesAre(
    "steps that go down",
    false,
    bonus([
      [3, 100],
      [2, 200],
    ]),
  ),
  rulesAre(
    "steps of gold that go down",
    false,
    goldBonus(
      [
        [300, 100],
        [299, 200],
      ],
      "days",
    ),
  ),
  rulesAre("a waiver", true, waiver(one)),
  rulesAre("a waiver of a flexible scheme in gold", true, waiver(one), flexible),
  rulesAre("the whole making charge", true, waiver([[1, 10_000]])),
  rulesAre("more than the making charge", false, waiver([[1, 10_001]])),
  rulesAre("a waiver after the last instalment", false, waiver([[12, 100]])),
  rulesAre("a waiver by days", true, waiver([[330, 100]], null, "days")),
  rulesAre(
    "a waiver whose steps stay",
    false,
    waiver([
      [2, 100],
      [2, 200],
    ]),
  ),
  rulesAre("a waiver without steps", false, waiver([])),
  rulesAre("a cap of a paisa", true, waiver(one, 1n)),
  rulesAre("a cap of nothing", false, waiver(one, 0n)),
  rulesAre("the highest cap", true, waiver(one, MAX_PAISE)),
  rulesAre("a cap above the highest", false, waiver(one, MAX_PAISE + 1n)),
  rulesAre("lateness that shifts maturity", true, shifts, rupees),
  rulesAre("lateness of a flexible scheme", false, shifts, flexible),
  rulesAre("benefits lost by lateness", true, { late: "forfeit" }),
  rulesAre("benefits of a flexible scheme lost by lateness", false, { late: "forfeit" }, flexible),
  rulesAre("a deduction", true, deducts(1)),
  rulesAre("a deduction of all", true, deducts(10_000)),
  rulesAre("a deduction of more than all", false, deducts(10_001)),
  rulesAre("a deduction of nothing", false, deducts(0)),
  rulesAre("a deduction of what is not said", false, deducts(null)),
  rulesAre("a deduction of a flexible scheme", false, deducts(100), flexible),
  rulesAre("a year of grace", true, { ...shifts, graceDays: 365 }),
  rulesAre("a year of grace and a day", false, { ...shifts, graceDays: 366 }),
  rulesAre("grace below nothing", false, { ...shifts, graceDays: -1 }),
  rulesAre("half a day of grace", false, { ...shifts, graceDays: 0.5 }),
  rulesAre("a day to redeem", true, { redeemWithinDays: 1 }),
  rulesAre("no day to redeem", false, { redeemWithinDays: 0 }),
  rulesAre("ten years to redeem", true, { redeemWithinDays: 3650 }),
  rulesAre("more than ten years to redeem", false, { redeemWithinDays: 3651 }),
];
