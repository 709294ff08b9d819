import type { BenefitRules, BenefitStep } from "@thangam/contracts/schemes/benefit-rules";
import { wireRupees } from "@thangam/contracts/values/money";
import { formatPercent } from "@thangam/contracts/values/percent";

/** The rules in a few words for the audit trail: "instalment 50% from 12, 100% from 15 instalments · late shift". */
export function benefitWords(rules: BenefitRules): string {
  const { bonus, makingChargeWaiver: waiver, late, latePercentPer30Days, graceDays, redeemWithinDays } = rules;
  const words = [
    ...(bonus === null ? [] : [`${bonus.of} ${stepWords(bonus)}`]),
    ...(waiver === null ? [] : [`making charge ${stepWords(waiver)}${capWords(waiver.capPaise)}`]),
    ...(late === "none"
      ? []
      : [`late ${late}${latePercentPer30Days === null ? "" : ` ${formatPercent(latePercentPer30Days)}%`}`]),
    ...(graceDays === 0 ? [] : [`grace ${graceDays} days`]),
    ...(redeemWithinDays === null ? [] : [`redeem within ${redeemWithinDays} days`]),
  ];
  return words.length === 0 ? "–" : words.join(" · ");
}

function stepWords({ by, steps }: { by: string; steps: readonly BenefitStep[] }): string {
  return `${steps.map(({ from, percent }) => `${formatPercent(percent)}% from ${from}`).join(", ")} ${by}`;
}

function capWords(capPaise: bigint | null): string {
  return capPaise === null ? "" : ` up to ${wireRupees(capPaise)}`;
}
