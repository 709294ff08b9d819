import { billFor } from "./bill.ts";
import type { Bill } from "./bill.ts";
import { ceilOf, floorOf, min, sum } from "./fractions.ts";
import type { Part, Taken } from "./settlement-types.ts";
import type { Terms } from "./terms.ts";
import type { Making, Valuation } from "./valuation-types.ts";

export interface BilledPart {
  bill: Bill;
  coveredMg: bigint;
}

/**
 * The bill of a part, if it has lines. At most what the part takes is covered: grams, and none that an earlier bill used, or what its
 * rupees buy.
 */
export function billOf(
  { way, lines, billRate }: Part,
  take: bigint,
  { terms, valuation, before }: { terms: Terms; valuation: Valuation; before: Taken },
  rate: bigint | null,
): BilledPart | null {
  if (way !== "jewellery_bill" || lines === undefined || lines.length === 0 || rate === null) return null;
  const costs = billRate ?? rate;
  const coverable = (making: Making): Making => {
    const { coveredMg, coveredPaise, cap, ...share } = making;
    const open = coveredMg === null ? null : min(take, coveredMg - min(coveredMg, before.coveredMg));
    return {
      ...share,
      coveredMg: open === null ? null : floorOf({ over: open * rate, under: costs }),
      ...(coveredPaise !== undefined && { coveredPaise: min(take, coveredPaise) }),
      ...(cap !== undefined && { cap: cap - min(cap, before.offPaise) }),
    };
  };
  const benefits = valuation.benefits.map((benefit) =>
    benefit.making === null ? benefit : { ...benefit, making: coverable(benefit.making) },
  );
  const isOfSaved = valuation.benefits.some(({ making }) => making !== null && making.coveredMg !== null);
  const bill = billFor(terms, { ...valuation, benefits }, lines, costs);
  const covered = sum(bill.lines.map((line) => line.coveredMg));
  return { bill, coveredMg: isOfSaved ? min(take, ceilOf({ over: covered * costs, under: rate })) : 0n };
}
