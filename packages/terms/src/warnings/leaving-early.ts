import { afterMonths, dayOf, numberOf } from "#days.ts";
import type { Terms } from "#terms.ts";
import type { Valuation } from "#valuation-types.ts";
import { askOn, gainOf, JOINED, maturityOf, punctual, waivedOf } from "./probe.ts";
import type { Warning } from "./warning.ts";

/** What who pays punctually and leaves early does not have, by months. */
export function earlyWarnings(terms: Terms, instalment: bigint): Warning[] {
  const book = punctual(terms, instalment);
  const maturity = maturityOf(terms);
  const monthly: Valuation[] = [];
  for (let month = 0; ; month += 1) {
    const day = dayOf(afterMonths(numberOf(JOINED), month));
    monthly.push(askOn(book, day));
    if (day >= maturity) break;
  }
  const firstOf = (is: (valuation: Valuation) => boolean) => {
    const month = monthly.findIndex(is);
    return month === -1 ? monthly.length - 1 : month;
  };
  const back = firstOf(({ exit, paidPaise }) => exit === null || (!exit.refused && exit.deductedPaise < paidPaise));
  const bonus = firstOf((valuation) => gainOf(valuation, book.rate) > 0 || waivedOf(valuation) > 0);
  const found: Warning[] = [];
  if (back > 0) found.push({ code: "nothing_back_before", months: back });
  if (bonus > 0 && terms.benefits.length > 0) found.push({ code: "no_bonus_before", months: bonus });
  return found;
}
