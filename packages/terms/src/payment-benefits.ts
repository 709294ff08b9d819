import type { Book } from "./book.ts";
import { floorOf, sumOfKnown, times, whole, WHOLE } from "./fractions.ts";
import type { Fraction } from "./fractions.ts";
import { placeOf } from "./gold.ts";
import { leftOf, unitsOf } from "./lateness.ts";
import { giveOn } from "./rows.ts";
import { dayOfRow } from "./schedule.ts";
import type { Benefit, Give } from "./terms.ts";

interface PaymentBenefit {
  reason: "given" | "too_early" | "late";
  units: number;
  /** Paise or milligrams; null where the gold is not known. */
  amount: bigint | null;
}

/** What each payment earned by its own day, together. */
export function paymentBenefit(benefit: Benefit, book: Book): PaymentBenefit {
  const { terms, instalments, payments, joined } = book;
  const span = Math.max(1, book.dueCount);
  const units = unitsOf(terms.late, instalments, span);
  const rowDays = benefit.when.map((row) => dayOfRow(row, joined));
  const gives = payments.map(({ on }): Give | null => {
    const index = rowDays.findLastIndex((day) => day === null || day <= on);
    return index < 0 ? null : giveOn(benefit, index, joined, on);
  });
  const lefts = gives.map((give) => (give === null ? null : leftOf(give, terms.late, units, span)));
  if (lefts.every((left) => left === null)) return { reason: "too_early", units: 0, amount: null };
  if (lefts.every((left) => left === null || left.isLost)) return { reason: "late", units, amount: null };
  const amounts = lefts.map((left, at) => amountOfPayment(benefit, book, at, gives[at] ?? null, left));
  return { reason: "given", units, amount: sumOfKnown(amounts) };
}

function amountOfPayment(
  { as }: Benefit,
  { terms, gold, payments }: Book,
  at: number,
  give: Give | null,
  left: Fraction | null,
): bigint | null {
  if (give === null || left === null) return 0n;
  if ("paise" in give) return floorOf(left);
  const base = as === "gold" ? (gold?.rows[at] ?? null) : (payments[at]?.paise ?? null);
  if (base === null) return null;
  return floorOf(
    times(whole(base), { over: left.over, under: left.under * WHOLE }),
    as === "gold" ? placeOf(terms.gold) : 1n,
  );
}

/** Whether a unit of lateness among the instalments due by the day asked ends all benefits. */
export function isForfeited({ terms: { late }, instalments, dueCount }: Book): boolean {
  return late?.lose === "all" && unitsOf(late, instalments, Math.max(1, dueCount)) > 0;
}
