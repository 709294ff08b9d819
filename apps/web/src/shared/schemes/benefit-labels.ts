import type { BenefitRules, BenefitStep } from "@thangam/contracts/schemes/benefit-rules";
import { formatPercent } from "@thangam/contracts/values/percent";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";

type By = "instalments" | "days";

/** Hundredths of a percent as "12.50 %". */
function percentText(hundredths: number): string {
  return `${formatPercent(hundredths)}\u00a0%`;
}

/** The rules in sentences for a client, with an instalment of `amountPaise`. */
export function benefitLines(
  rules: BenefitRules,
  { amountPaise, paymentRule }: { amountPaise: bigint; paymentRule: string },
): string[] {
  return [
    ...bonusLines(rules, amountPaise),
    ...baseLines(rules, paymentRule),
    ...waiverLines(rules),
    ...conditionLines(rules),
  ];
}

/** What the bonus comes to, step by step. */
function bonusLines({ bonus }: BenefitRules, amountPaise: bigint): string[] {
  if (bonus === null) return [];
  return bonus.steps.map((step) =>
    bonus.of === "weight"
      ? goldLine(bonus.by, step)
      : rupeeLine(bonus.by, step, amountPaise, (amountPaise * BigInt(step.percent)) / 10_000n),
  );
}

/** What the bonus is a share of, where it is not simply the book's instalment. */
function baseLines({ bonus }: BenefitRules, paymentRule: string): string[] {
  if (bonus?.of !== "instalment") return [];
  if (paymentRule === "flexible")
    return [t("For this it counts how much was saved and for how long: who saves less or later gets less.")];
  return bonus.by === "days" ? [t("Who has not paid every instalment due gets as much less.")] : [];
}

function rupeeLine(by: By, { from }: BenefitStep, amountPaise: bigint, bonusPaise: bigint): string {
  const bonus = rupees(bonusPaise);
  if (by === "days") return t("{days} days after joining: bonus {bonus}", { days: from, bonus });
  return t("After {count, plural, one {# instalment} other {# instalments}} of {amount}: bonus {bonus}", {
    count: from,
    amount: rupees(amountPaise),
    bonus,
  });
}

function goldLine(by: By, { from, percent }: BenefitStep): string {
  const share = percentText(percent);
  if (by === "days") return t("{days} days after joining: {share} more gold than was saved", { days: from, share });
  return t("After {count, plural, one {# instalment} other {# instalments}}: {share} more gold than was saved", {
    count: from,
    share,
  });
}

/** The waived share of the making charge. */
function waiverLines({ makingChargeWaiver: waiver }: BenefitRules): string[] {
  if (waiver === null) return [];
  return waiver.steps.map(({ from, percent }) => {
    const what = waiverText({ percent, capPaise: waiver.capPaise });
    return waiver.by === "days"
      ? t("{days} days after joining: {what}", { days: from, what })
      : t("After {count, plural, one {# instalment} other {# instalments}}: {what}", { count: from, what });
  });
}

/** "50 % off the making charge, at most ₹ 2,000.00" */
export function waiverText({ percent, capPaise }: { percent: number; capPaise: bigint | null }): string {
  const share = percentText(percent);
  if (capPaise === null) return t("{share} off the making charge", { share });
  return t("{share} off the making charge, at most {cap}", { share, cap: rupees(capPaise) });
}

/** The conditions of the benefits: paying in time and redeeming in time. */
function conditionLines({ late, latePercentPer30Days, graceDays, redeemWithinDays }: BenefitRules): string[] {
  const lines = {
    none: [],
    shift: [t("Each day of late payment moves maturity by a day.")],
    deduct: [
      t("For each 30 days of late payment, {share} of the bonus is lost.", {
        share: percentText(latePercentPer30Days ?? 0),
      }),
    ],
    forfeit: [t("A late payment loses the benefits.")],
  }[late];
  return [
    ...lines,
    ...(late === "none" || graceDays === 0
      ? []
      : [
          t("{count, plural, one {# day} other {# days}} after its due day an instalment is not late yet.", {
            count: graceDays,
          }),
        ]),
    ...(redeemWithinDays === null
      ? []
      : [
          t("To be redeemed within {count, plural, one {# day} other {# days}} after maturity.", {
            count: redeemWithinDays,
          }),
        ]),
  ];
}
