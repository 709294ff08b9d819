import type { Asked, Benefit, Day, GoldTerms, Payment, Row, Saved, Schedule, Terms } from "#terms.ts";
import { valuationOn } from "#valuation.ts";
import type { Valuation } from "#valuation-types.ts";

/** Instalments every month, on the joining day; mature when the months of the instalments are over. */
export function monthly(instalments: number, given: Partial<Schedule> = {}): Schedule {
  return { every: { months: 1 }, instalments, due: "joining", matures: { months: instalments }, ...given };
}

export function steps(of: Benefit["of"], when: Row[], given: Partial<Benefit> = {}): Benefit {
  return { as: "rupees", of, when, between: "step", ...given };
}

export const gold22: GoldTerms = {
  purity: "22K",
  rate: "payment",
  round: { mode: "down", places: 3, total: "sum" },
};

export const rupees = (count: number): bigint => BigInt(Math.round(count * 100));
export const grams = (count: number): bigint => BigInt(Math.round(count * 1000));

/** One payment on each day. */
export function paid(amount: bigint, days: readonly Day[], rate?: bigint): Payment[] {
  return days.map((day) => ({ day, paise: amount, ...(rate === undefined ? {} : { rate }) }));
}

/** The same day of so many months, from the first on: "2017-01-01" and 3 are 1 January to 1 March. */
export function months(first: Day, count: number, from = 0): Day[] {
  const [year = 0, month = 0, day = 0] = first.split("-").map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at + from, day)).toISOString().slice(0, 10),
  );
}

export function daysAfter(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

export function ask(terms: Terms, saved: Saved, asked: Day | Asked): Valuation {
  return valuationOn(terms, saved, typeof asked === "string" ? { day: asked } : asked);
}
