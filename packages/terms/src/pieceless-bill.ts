import type { Part } from "./settlement-types.ts";
import type { Making, Valuation } from "./valuation-types.ts";

/**
 * The place of the first bill that names no pieces although the waiver of the day takes off what only they tell, without a limit;
 * null without one. The twin: pieceless_bill.
 */
export function piecelessBill({ benefits }: Valuation, parts: readonly Part[]): number | null {
  const isUnlimited = benefits.some(({ making }) => making !== null && isWithoutLimit(making));
  const at = parts.findIndex(({ way, lines = [] }) => way === "jewellery_bill" && lines.length === 0);
  return isUnlimited && at >= 0 ? at : null;
}

function isWithoutLimit({ percent, coveredMg, coveredPaise, beyond = 0, items = {}, cap }: Making): boolean {
  const ofWholeBill = coveredMg === null && coveredPaise === undefined ? Math.max(percent, ...Object.values(items)) : 0;
  return cap === undefined && (ofWholeBill > 0 || beyond > 0);
}
