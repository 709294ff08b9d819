import { billFor } from "#bill.ts";
import type { Bill } from "#bill.ts";
import type { Terms } from "#terms.ts";
import type { Valuation } from "#valuation-types.ts";
import { askedDays, askOn, punctual } from "./probe.ts";
import type { Warning } from "./warning.ts";

/** A value addition of 10 %, on a piece of so many times the gold that was saved. */
const [HEAVY, HEAVIER, PERCENT] = [100n, 200n, 1000];

/** Whether heavier pieces come with ever more off. */
export function waiverWarnings(terms: Terms, instalment: bigint): Warning[] {
  const book = punctual(terms, instalment);
  const percents = askedDays(terms).map((day) => furtherOff(terms, askOn(book, day), book.rate));
  const percent = Math.max(0, ...percents);
  return percent > 0 ? [{ code: "waiver_unlimited", percent }] : [];
}

/** What is left out of the charge of the further grams, in hundredths of a percent. */
function furtherOff(terms: Terms, valuation: Valuation, rate: bigint): number {
  const billOf = (times: bigint): Bill => {
    const weightMg = (valuation.savedMg ?? (valuation.paidPaise * 1000n) / rate) * times;
    return billFor(terms, valuation, [{ item: "piece", weightMg, va: { percent: PERCENT } }], rate);
  };
  const [heavy, heavier] = [billOf(HEAVY), billOf(HEAVIER)];
  const further = ((heavier.fullPaise - heavy.fullPaise) * BigInt(PERCENT)) / BigInt(10_000 + PERCENT);
  return further === 0n ? 0 : Number(((heavier.offPaise - heavy.offPaise) * 10_000n) / further);
}
