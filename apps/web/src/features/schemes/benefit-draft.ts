import type { BenefitRules, BenefitStep } from "@thangam/contracts/schemes/benefit-rules";
import { givenBenefits } from "@thangam/contracts/schemes/benefit-schemas";
import { rulesOfGiven } from "@thangam/contracts/schemes/benefit-rules";
import { wireRupees, rupees } from "@thangam/contracts/values/money";
import type { Paise } from "@thangam/contracts/values/money";
import { formatPercent } from "@thangam/contracts/values/percent";
import { decodeSent } from "@thangam/contracts/kernel/wire";
import { toWireNames } from "#api/field-names.ts";

/** One step as the form holds it; the key stays while rows come and go. */
export interface StepDraft {
  key: number;
  from: string;
  percent: string;
}

/** The benefits of a scheme in the form, as text. */
export interface BenefitDraft {
  /** none | instalment | weight */
  bonusOf: string;
  bonusBy: string;
  bonusSteps: readonly StepDraft[];
  /** none | making_charge */
  waiver: string;
  waiverBy: string;
  waiverSteps: readonly StepDraft[];
  capPaise: string;
  late: string;
  latePercentPer30Days: string;
  graceDays: string;
  redeemWithinDays: string;
}

const blankStep: StepDraft = { key: 0, from: "", percent: "" };

export const blankBenefits: BenefitDraft = {
  bonusOf: "none",
  bonusBy: "instalments",
  bonusSteps: [blankStep],
  waiver: "none",
  waiverBy: "instalments",
  waiverSteps: [blankStep],
  capPaise: "",
  late: "none",
  latePercentPer30Days: "",
  graceDays: "",
  redeemWithinDays: "",
};

export function draftOfBenefits({ bonus, makingChargeWaiver: waiver, ...rules }: BenefitRules): BenefitDraft {
  const { latePercentPer30Days: part, redeemWithinDays: window } = rules;
  return {
    bonusOf: bonus?.of ?? "none",
    bonusBy: bonus?.by ?? "instalments",
    bonusSteps: bonus === null ? [blankStep] : bonus.steps.map(stepDraft),
    waiver: waiver === null ? "none" : "making_charge",
    waiverBy: waiver?.by ?? "instalments",
    waiverSteps: waiver === null ? [blankStep] : waiver.steps.map(stepDraft),
    capPaise: waiver === null || waiver.capPaise === null ? "" : wireRupees(waiver.capPaise),
    late: rules.late,
    latePercentPer30Days: part === null ? "" : formatPercent(part),
    graceDays: rules.graceDays === 0 ? "" : String(rules.graceDays),
    redeemWithinDays: window === null ? "" : String(window),
  };
}

function stepDraft({ from, percent }: BenefitStep, key: number): StepDraft {
  return { key, from: String(from), percent: formatPercent(percent) };
}

/** Whether the scheme has any benefit that could be lost. */
export function hasBenefits({ bonusOf, waiver }: BenefitDraft): boolean {
  return bonusOf !== "none" || waiver !== "none";
}

/** The input of a save, as raw text under our field names. Hidden fields are left out. */
export function inputOfBenefits(draft: BenefitDraft, paymentRule: string): object {
  if (!hasBenefits(draft)) return { late: "none" };
  const { bonusOf, bonusBy, bonusSteps, waiverBy, waiverSteps, capPaise, redeemWithinDays } = draft;
  const isLateKnown = paymentRule === "fixed" && draft.late !== "none";
  return {
    ...(bonusOf !== "none" && { bonus: { of: bonusOf, by: bonusBy, steps: bonusSteps.map(typedStep) } }),
    ...(draft.waiver !== "none" && {
      makingChargeWaiver: { by: waiverBy, steps: waiverSteps.map(typedStep), capPaise },
    }),
    late: isLateKnown ? draft.late : "none",
    ...(isLateKnown && { graceDays: draft.graceDays }),
    ...(isLateKnown && draft.late === "deduct" && { latePercentPer30Days: draft.latePercentPer30Days }),
    redeemWithinDays,
  };
}

function typedStep({ from, percent }: StepDraft) {
  return { from, percent: percent.replace(/\s*%$/, "") };
}

/** The typed rules, to compute an example; null while they are invalid. */
export function rulesTyped(draft: BenefitDraft, paymentRule: string): BenefitRules | null {
  const whole = (steps: readonly StepDraft[]) =>
    steps.filter(({ from, percent }) => from.trim() !== "" && percent.trim() !== "");
  const begun = { ...draft, bonusSteps: whole(draft.bonusSteps), waiverSteps: whole(draft.waiverSteps) };
  const typed = toWireNames(givenBenefits, inputOfBenefits(begun, paymentRule));
  const checked = decodeSent(givenBenefits, typed);
  return checked.success ? rulesOfGiven(checked.data) : null;
}

const ORDINARY_PAISE = 100_000n;

/** The instalment of the example: the amount of the first prefix, else Rs 1,000. */
export function amountOfExample(prefixes: readonly { amountPaise: string }[]): bigint {
  const amounts = prefixes.map(({ amountPaise }) => decodeSent<Paise>(rupees(), amountPaise));
  return amounts.find(({ success }) => success)?.data ?? ORDINARY_PAISE;
}

/** Whether a scheme holds an advance for longer than the law allows. Twelve months count as a year. */
export function runsPastAYear(type: string, instalments: string, instalmentsPerMonth: string): boolean {
  const count = Number(instalments);
  const perMonth = Number(instalmentsPerMonth);
  if (type === "Daily" && perMonth === 0) return count > 365;
  return Math.ceil(count / (perMonth || 1)) > 12;
}
