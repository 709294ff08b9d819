import { bonusBases, lateRules, stepCounts } from "@thangam/contracts/schemes/benefit-schemas";
import { isNone, noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { paise } from "@thangam/contracts/values/money";
import * as z from "zod/mini";

const steps = z.array(z.object({ from: z.int(), percent: z.int() }));
const by = z.enum(stepCounts);

/** What `scheme_versions.benefit_rules` holds. Paise are numbers there: a cap is far below 2^53. */
const stored = z.object({
  bonus: z.nullable(z.object({ of: z.enum(bonusBases), by, steps })),
  makingChargeWaiver: z.nullable(z.object({ by, steps, capPaise: z.nullable(z.int()) })),
  late: z.enum(lateRules),
  latePercentPer30Days: z.nullable(z.int()),
  graceDays: z.int(),
  redeemWithinDays: z.nullable(z.int()),
});
const storedNone = z.strictObject({});

/** The rules of a version as they are reckoned with. */
export function benefitsOf(json: unknown): BenefitRules {
  if (z.safeParse(storedNone, json).success) return noBenefits;
  const { makingChargeWaiver: waiver, ...rules } = z.parse(stored, json);
  const capPaise = waiver?.capPaise ?? null;
  return {
    ...rules,
    makingChargeWaiver: waiver && { ...waiver, capPaise: capPaise === null ? null : paise(BigInt(capPaise)) },
  };
}

/** The rules as a version keeps them; {} for none. */
export function storedBenefits(rules: BenefitRules): z.output<typeof stored> | Record<string, never> {
  const { makingChargeWaiver: waiver } = rules;
  if (isNone(rules)) return {};
  const capPaise = waiver?.capPaise ?? null;
  return {
    ...rules,
    makingChargeWaiver: waiver && { ...waiver, capPaise: capPaise === null ? null : Number(capPaise) },
  };
}
