import type { Bill } from "./bill.ts";
import { sum } from "./fractions.ts";
import type { BenefitOn, Valuation } from "./valuation-types.ts";

/**
 * What of a bonus goes with each part of a settlement, by what the parts take of all that was saved (both in paise, or both
 * in milligrams). Parts that take all of it take the whole bonus, to the paisa and the milligram.
 */
export function bonusOfParts(bonus: bigint, saved: bigint, parts: readonly bigint[]): bigint[] {
  let [taken, given] = [0n, 0n];
  return parts.map((part) => {
    taken += part;
    if (part < 0n || taken > saved) throw new RangeError("The parts take more than was saved.");
    const due = taken === saved ? bonus : (bonus * taken) / saved;
    const own = due - given;
    given = due;
    return own;
  });
}

/** What the next bill of the same settlement may leave out: the grams that this one covered, and what it took off, are used. */
export function afterBill(valuation: Valuation, { lines, offPaise }: Bill): Valuation {
  const usedMg = sum(lines.map(({ coveredMg }) => coveredMg));
  const benefits = valuation.benefits.map((benefit): BenefitOn => {
    const { making } = benefit;
    if (making === null) return benefit;
    const { coveredMg, cap, ...share } = making;
    const left = coveredMg === null ? null : coveredMg - usedMg;
    return { ...benefit, making: { ...share, coveredMg: left, ...(cap === undefined ? {} : { cap: cap - offPaise }) } };
  });
  return { ...valuation, benefits };
}
