import { expect, test } from "vitest";
import * as z from "zod/mini";
import { problemsOfBenefits, rulesOfGiven } from "./benefit-rules.ts";
import type { BenefitRules } from "./benefit-rules.ts";
import { benefitCases } from "./benefit-rules.testing.ts";
import { givenBenefits } from "./benefit-schemas.ts";

test.each(benefitCases)("the contract says of benefits, of one table of cases: $name", ({ rules, scheme, fits }) => {
  const sent = z.safeEncode(givenBenefits, givenOf(rules));
  const taken = sent.success ? z.safeDecode(givenBenefits, sent.data) : sent;
  expect(taken.success && problemsOfBenefits(rulesOfGiven(taken.data), scheme).length === 0).toBe(fits);
});

/** What a form leaves out is none. */
function givenOf({ bonus, makingChargeWaiver: waiver, latePercentPer30Days, redeemWithinDays, ...rest }: BenefitRules) {
  return {
    ...rest,
    bonus: bonus ?? undefined,
    makingChargeWaiver: waiver === null ? undefined : { ...waiver, capPaise: waiver.capPaise ?? undefined },
    latePercentPer30Days: latePercentPer30Days ?? undefined,
    redeemWithinDays: redeemWithinDays ?? undefined,
  };
}
