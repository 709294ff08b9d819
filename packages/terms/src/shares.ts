import { halfUpOf, min } from "./fractions.ts";
import { bonusOfParts } from "./parts.ts";
import type { Left, Part, SettledPart, Taken } from "./settlement-types.ts";
import type { Terms } from "./terms.ts";
import type { Valuation } from "./valuation-types.ts";

/** A book of which parts are taken, one after another. */
export interface Shares {
  terms: Terms;
  valuation: Valuation;
  before: Taken;
  /** What was saved, what earlier parts took of it, and what is left: in milligrams or in paise. */
  saved: bigint;
  taken: bigint;
  left: bigint;
  leftPaise: bigint;
}

/** Where only the end tells the gold, so much of it was taken as of the rupees that were paid. */
export function sharesOf(terms: Terms, valuation: Valuation, before: Taken): Shares | null {
  const { paidPaise, savedMg, isGoldFinal } = valuation;
  const leftPaise = paidPaise - before.paise;
  const common = { terms, valuation, before, leftPaise };
  if (terms.gold === undefined) return { ...common, saved: paidPaise, taken: before.paise, left: leftPaise };
  if (savedMg === null) return null;
  const isByRupees = !isGoldFinal && paidPaise > 0n;
  const taken = isByRupees ? halfUpOf({ over: savedMg * before.paise, under: paidPaise }) : before.mg;
  const own = taken < savedMg ? taken : takenOfLess(savedMg, { paidPaise, leftPaise, paise: before.paise });
  return { ...common, saved: savedMg, taken: own, left: savedMg - own };
}

/** A rate that was set anew may leave less gold than was taken: then the rupees tell what was, and those left keep some. */
function takenOfLess(savedMg: bigint, of: { paidPaise: bigint; leftPaise: bigint; paise: bigint }): bigint {
  return of.leftPaise > 0n ? (savedMg * of.paise) / of.paidPaise : savedMg;
}

export type Share = Pick<SettledPart, "paise" | "mg" | "bonusPaise" | "bonusMg" | "deductedPaise">;

/** What one part takes, after those before it took `gone`. */
export function shareOf({ way }: Part, take: bigint, shares: Shares, gone: bigint): Share {
  const { terms, valuation, before } = shares;
  const [from, to] = [paiseUpTo(gone, shares), paiseUpTo(gone + take, shares)];
  const own = { paise: to - from, mg: terms.gold === undefined ? 0n : take };
  if (way !== "refund") {
    const bonusPaise = bonusOf(valuation.bonusPaise, take, shares, gone);
    return { ...own, bonusPaise, bonusMg: bonusOf(valuation.bonusMg ?? 0n, take, shares, gone), deductedPaise: 0n };
  }
  const deductedPaise = valuation.exit?.deductedPaise ?? 0n;
  const deductedUpTo = (paise: bigint) => (deductedPaise * (before.paise + paise)) / valuation.paidPaise;
  const kept = min(deductedUpTo(to) - deductedUpTo(from), own.paise);
  return { ...own, bonusPaise: 0n, bonusMg: 0n, deductedPaise: kept };
}

/** The bonus that refunds of a settlement left, for a part of it that is none. */
export type Rest = Pick<SettledPart, "bonusPaise" | "bonusMg">;

export const noRest: Rest = { bonusPaise: 0n, bonusMg: 0n };

/** With what this part leaves: of money that is paid back its share of the bonus, where nobody leaves early. */
export function restWith(
  rest: Rest,
  { way }: Part,
  take: bigint,
  { shares, gone }: { shares: Shares; gone: bigint },
): Rest {
  const { bonusPaise, bonusMg, exit } = shares.valuation;
  if (way !== "refund" || exit !== null) return rest;
  return {
    bonusPaise: rest.bonusPaise + bonusOf(bonusPaise, take, shares, gone),
    bonusMg: rest.bonusMg + bonusOf(bonusMg ?? 0n, take, shares, gone),
  };
}

/** The rupees that were paid for the first so much of what is left, which is more than nothing. */
function paiseUpTo(part: bigint, { left, leftPaise }: Shares): bigint {
  return (leftPaise * part) / left;
}

function bonusOf(bonus: bigint, take: bigint, { saved, taken }: Shares, gone: bigint): bigint {
  return bonusOfParts(bonus, saved, [taken + gone, take])[1] ?? 0n;
}

export function leftAfter(shares: Shares, gone: bigint): Left {
  const { terms, valuation, left, leftPaise } = shares;
  const rest = left - gone;
  return {
    paise: rest === 0n ? 0n : leftPaise - paiseUpTo(gone, shares),
    mg: terms.gold === undefined ? 0n : rest,
    bonusPaise: bonusOf(valuation.bonusPaise, rest, shares, gone),
    bonusMg: bonusOf(valuation.bonusMg ?? 0n, rest, shares, gone),
  };
}
