import type { Book } from "./book.ts";
import { floorOf, isBelow, min, times, whole, WHOLE } from "./fractions.ts";
import type { Fraction } from "./fractions.ts";
import { placeOf } from "./gold.ts";
import { leftOf, unitsOf } from "./lateness.ts";
import type { Left } from "./lateness.ts";
import { paymentBenefit } from "./payment-benefits.ts";
import { giveOn } from "./rows.ts";
import { dayOfRow, spanOfRow } from "./schedule.ts";
import type { Benefit, Row } from "./terms.ts";
import type { BenefitOn, Making, Reason } from "./valuation-types.ts";

export function benefitOn(benefit: Benefit, book: Book): BenefitOn {
  const reason = reasonAgainst(benefit, book);
  if (reason !== null) return nothing(benefit, reason);
  if (benefit.of !== "payment") return rowBenefit(benefit, book);
  const { reason: found, units, amount } = paymentBenefit(benefit, book);
  if (found === "too_early") return nothing(benefit, found);
  return found === "late" ? { ...nothing(benefit, found), units } : { ...amountOf(benefit, amount), units };
}

function reasonAgainst({ only }: Benefit, { asked, closing, opening, maturity, payments }: Book): Reason | null {
  if (closing !== null && asked > closing) return "too_late";
  if (asked < opening) return "not_open";
  const isEarly = (only === "maturity" && asked < maturity) || payments.length === 0;
  return isEarly ? "too_early" : null;
}

function nothing({ as }: Benefit, reason: Reason): BenefitOn {
  return { as, paise: 0n, mg: as === "gold" ? 0n : null, making: null, reason, row: null, units: 0 };
}

/** A row that is reached: how many instalments it looks at, and what their lateness leaves of it. */
interface Counted {
  index: number;
  span: number;
  units: number;
  left: Left;
  /** What is kept of any percentage of the benefit. */
  leftOfPercent: (percent: number) => Left;
}

function rowBenefit(benefit: Benefit, book: Book): BenefitOn {
  const reached = countedRows(benefit, book);
  const counting = reached.some(({ left }) => !left.isLost) ? reached.filter(({ left }) => !left.isLost) : reached;
  const counted = counting.reduce<Counted | null>(
    (best, other) => (best === null || !isBelow(other.left, best.left) ? other : best),
    null,
  );
  if (counted === null) return nothing(benefit, "too_early");
  const { index: row, units, left } = counted;
  if (left.isLost) return { ...nothing(benefit, "late"), row, units };
  if (benefit.as !== "making") return { ...amountOf(benefit, baseTimes(benefit, book, counted)), row, units };
  const making = makingOf(benefit, book, Number(floorOf(left)), reached);
  return { ...nothing(benefit, "given"), making, row, units };
}

/**
 * The last row reached. Where rows name instalments paid, all that are reached, of which the one counts that lateness
 * leaves most of: who pays on, late, keeps the step that she had.
 */
function countedRows(benefit: Benefit, book: Book): Counted[] {
  const reached = benefit.when.flatMap((row, index) => (isReached(row, book) ? [index] : []));
  const isByPaid = benefit.when.some(({ paid }) => paid !== undefined);
  return (isByPaid ? reached : reached.slice(-1)).map((index) => countedAt(index, benefit, book));
}

function isReached(row: Row, { joined, asked, paidCount }: Book): boolean {
  return (dayOfRow(row, joined) ?? asked) <= asked && paidCount >= (row.paid ?? 0);
}

function countedAt(
  index: number,
  benefit: Benefit,
  { terms: { late }, joined, asked, due, instalments }: Book,
): Counted {
  const row = benefit.when[index];
  if (row === undefined) throw new RangeError(`There is no row ${index}.`);
  const span = spanOfRow(row, joined, due);
  const units = unitsOf(late, instalments, span);
  const leftOfPercent = (percent: number) => leftOf({ percent }, late, units, span);
  return { index, span, units, leftOfPercent, left: leftOf(giveOn(benefit, index, joined, asked), late, units, span) };
}

/** Rounded down once, to the paisa or to the terms' places. Null: the gold is not known. */
function baseTimes(benefit: Benefit, book: Book, { index, span, left }: Counted): bigint | null {
  const give = benefit.when[index]?.give;
  if (give !== undefined && "paise" in give) return floorOf(left);
  const base = baseOf(benefit, book, span);
  const unit = benefit.as === "gold" ? placeOf(book.terms.gold) : 1n;
  return base === null ? null : floorOf(times(base, { over: left.over, under: left.under * WHOLE }), unit);
}

function baseOf({ of }: Benefit, { terms, instalment, paidPaise, gold }: Book, span: number): Fraction | null {
  if (of === "paid") return whole(paidPaise);
  if (of === "instalment")
    return terms.schedule.flexible === true ? { over: paidPaise, under: BigInt(span) } : whole(instalment);
  const savedMg = gold?.savedMg ?? null;
  return savedMg === null ? null : whole(savedMg);
}

function amountOf(benefit: Benefit, amount: bigint | null): BenefitOn {
  const given = nothing(benefit, "given");
  if (benefit.as === "gold") return { ...given, mg: amount };
  const paise = amount ?? 0n;
  return { ...given, paise: benefit.cap === undefined ? paise : min(paise, benefit.cap) };
}

function makingOf(
  { covers, points, beyond, items, cap }: Benefit,
  { terms, gold, paidPaise }: Book,
  percent: number,
  reached: readonly Counted[],
): Making | null {
  const isOfRupees = terms.gold === undefined && covers !== "bill";
  const coveredMg = covers === "bill" ? null : (gold?.savedMg ?? null);
  if (covers !== "bill" && !isOfRupees && coveredMg === null) return null;
  const left = (percent: number) =>
    Math.max(...reached.map(({ leftOfPercent }) => Number(floorOf(leftOfPercent(percent)))));
  const leftItems = Object.entries(items ?? {}).map(([kind, percent]) => [kind, left(percent)] as const);
  return {
    percent,
    ...(points === undefined ? {} : { points }),
    coveredMg,
    ...(isOfRupees ? { coveredPaise: paidPaise } : {}),
    ...(beyond === undefined ? {} : { beyond: left(beyond) }),
    ...(items === undefined ? {} : { items: Object.fromEntries(leftItems) }),
    ...(cap === undefined ? {} : { cap }),
  };
}
