import type { Day, Terms } from "./terms.ts";
import { punctualPayments, toldDays } from "./told-days.ts";
import { valuationOn } from "./valuation.ts";
import type { Making } from "./valuation-types.ts";

/** A line of the printed table. */
export interface BrochureRow {
  day: Day;
  /** The instalment that is paid on the day; null: something else happens on it. */
  instalment: number | null;
  paidPaise: bigint;
  /** The gold of what was paid; null without gold, and without a rate. */
  savedMg: bigint | null;
  bonusPaise: bigint;
  bonusMg: bigint | null;
  making: Making | null;
  totalPaise: bigint;
  totalMg: bigint | null;
}

/**
 * What a saver has who joins on a day and pays each instalment when it is due, on each day on which something changes:
 * a due day, the day of a row, the maturity. Gold is told at one rate.
 */
export function brochureTable(...asked: Parameters<typeof brochureRows>): BrochureRow[] {
  return [...brochureRows(...asked)];
}

/** The same, row by row: of the longest terms each takes a tenth of a second, and others may have to go on between two. */
export function* brochureRows(
  terms: Terms,
  instalment: bigint,
  joinedOn: Day,
  rate?: bigint,
): Generator<BrochureRow, undefined> {
  const payments = punctualPayments(terms, instalment, joinedOn, rate);
  const numbers = new Map(payments.map(({ day }, at) => [day, at + 1]));
  for (const day of toldDays(terms, joinedOn)) {
    const asked = rate === undefined ? { day } : { day, rate };
    const valuation = valuationOn(terms, { joinedOn, instalment, payments }, asked);
    const { paidPaise, savedMg, bonusPaise, bonusMg, totalPaise, totalMg, benefits } = valuation;
    const making = benefits.find((benefit) => benefit.making !== null)?.making ?? null;
    const number = numbers.get(day) ?? null;
    yield { day, instalment: number, paidPaise, savedMg, bonusPaise, bonusMg, making, totalPaise, totalMg };
  }
}
