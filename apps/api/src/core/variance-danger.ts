import { paise, wireRupees } from "@thangam/contracts/values/money";
import type { Danger } from "./danger.ts";

interface Count extends Pick<Danger, "recordId" | "subject" | "reason" | "facts" | "isAlways"> {
  expectedPaise: bigint;
  countedPaise: bigint;
  /** With earlier differences that nobody else saw. */
  togetherPaise?: bigint;
}

/** A count that differs from what was expected. Where smaller ones are weighed with it, a checker sees their sum as well. */
export function varianceDanger({
  expectedPaise,
  countedPaise,
  togetherPaise,
  facts,
  ...count
}: Count): Danger<"variance"> {
  const ownPaise = expectedPaise > countedPaise ? expectedPaise - countedPaise : countedPaise - expectedPaise;
  const amountPaise = togetherPaise ?? ownPaise;
  return {
    kind: "variance",
    recordType: "business_day",
    ...count,
    from: wireRupees(paise(expectedPaise)),
    to: wireRupees(paise(countedPaise)),
    amountPaise,
    facts: { ...facts, ...(amountPaise !== ownPaise && { together: wireRupees(paise(amountPaise)) }) },
  };
}
