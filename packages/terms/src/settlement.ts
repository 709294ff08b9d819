import { billOf } from "./billed-part.ts";
import type { BilledPart } from "./billed-part.ts";
import { worthOfGold } from "./gold.ts";
import type { Left, Part, PartProblem, Settled, SettledPart, Taken } from "./settlement-types.ts";
import { leftAfter, noRest, restWith, shareOf, sharesOf } from "./shares.ts";
import type { Rest, Share, Shares } from "./shares.ts";
import type { Terms } from "./terms.ts";
import type { Valuation } from "./valuation-types.ts";

/** What parts, one after another, take of a book on a day. The twin: terms_parts. */
export function settleParts(
  terms: Terms,
  valuation: Valuation,
  { before, rate }: { before: Taken; rate: bigint | null },
  parts: readonly Part[],
): Settled {
  const shares = sharesOf(terms, valuation, before);
  if (shares === null) return { problem: "gold_unknown", at: 0 };
  let [gone, coveredMg, offPaise] = [0n, before.coveredMg, before.offPaise];
  let rest = noRest;
  const settled: SettledPart[] = [];
  for (const [at, part] of parts.entries()) {
    const take = part.take ?? shares.left - gone;
    const isRest = takesRest(part, take, rest);
    const problem = problemOf(part, isRest ? null : take, { ...shares, rate }, gone);
    if (problem !== null) return { problem, at };
    const own = isRest ? { paise: 0n, mg: 0n, ...rest, deductedPaise: 0n } : shareOf(part, take, shares, gone);
    rest = isRest ? noRest : restWith(rest, part, take, { shares, gone });
    const bill = billOf(part, take, { ...shares, before: { ...before, coveredMg, offPaise } }, rate);
    const made = partOf(own, bill, { part, terms, rate });
    if (made.toPayPaise !== null && made.toPayPaise < 0n) return { problem: "bill_too_small", at };
    settled.push(made);
    gone += take;
    coveredMg += made.coveredMg;
    offPaise += bill?.bill.offPaise ?? 0n;
  }
  return { problem: null, parts: settled, left: leftAfter(shares, gone) };
}

/** What is left of a book; null where its gold is not known. */
export function leftOf(terms: Terms, valuation: Valuation, before: Taken): Left | null {
  const shares = sharesOf(terms, valuation, before);
  return shares && leftAfter(shares, 0n);
}

/** Of what was saved it takes nothing, but the bonus that refunds before it have left. */
function takesRest({ way }: Part, take: bigint, { bonusPaise, bonusMg }: Rest): boolean {
  return way !== "refund" && take === 0n && (bonusPaise > 0n || bonusMg > 0n);
}

/** `take`: null of a part that takes the rest of a bonus alone. */
function problemOf(
  { way, lines = [] }: Part,
  take: bigint | null,
  { left, valuation, rate }: Shares & { rate: bigint | null },
  gone: bigint,
): PartProblem | null {
  if (take !== null && left <= gone) return "nothing_saved";
  if (take !== null && (take <= 0n || take > left - gone)) return "part_too_large";
  if (way === "refund" && valuation.exit?.refused === true) return "refund_refused";
  return lines.length > 0 && rate === null ? "gold_unknown" : null;
}

function partOf(
  own: Share,
  billed: BilledPart | null,
  { part, terms, rate }: { part: Part; terms: Terms; rate: bigint | null },
): SettledPart {
  const worthPaise = worthOf(own, { part, terms, rate });
  const bill = billed?.bill ?? null;
  return {
    ...own,
    worthPaise,
    bill,
    coveredMg: billed?.coveredMg ?? 0n,
    toPayPaise: bill === null || worthPaise === null ? null : bill.paise - worthPaise,
  };
}

function worthOf(own: Share, { part, terms, rate }: { part: Part; terms: Terms; rate: bigint | null }): bigint | null {
  if (part.way === "refund") return own.paise - own.deductedPaise;
  if (terms.gold === undefined) return own.paise + own.bonusPaise;
  return rate === null ? null : own.bonusPaise + worthOfGold(own.mg + own.bonusMg, rate);
}
