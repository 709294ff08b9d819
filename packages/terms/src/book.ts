import { after, countBefore, numberOf } from "./days.ts";
import type { DayNumber } from "./days.ts";
import { min } from "./fractions.ts";
import { goldOf } from "./gold.ts";
import type { BookGold } from "./gold.ts";
import { maturityOf, restedOf } from "./lateness.ts";
import type { Instalment } from "./lateness.ts";
import { closingOf, dueDays, openDay } from "./schedule.ts";
import type { Asked, Payment, Saved, Terms } from "./terms.ts";

/** A book as it stands on the day asked: what each benefit is reckoned from. */
export interface Book {
  terms: Terms;
  instalment: bigint;
  joined: DayNumber;
  asked: DayNumber;
  /** Those up to the day asked. */
  payments: DatedPayment[];
  paidPaise: bigint;
  paidCount: number;
  /** Before holidays move them. */
  due: DayNumber[];
  /** How many of them have come. */
  dueCount: number;
  /** None of a flexible book. */
  instalments: Instalment[];
  maturity: DayNumber;
  opening: DayNumber;
  closing: DayNumber | null;
  gold: BookGold | null;
}

export type DatedPayment = Payment & { on: DayNumber };

export function bookOn(terms: Terms, saved: Saved, asked: Asked): Book {
  const { schedule, gold, late } = terms;
  const [joined, day] = [numberOf(saved.joinedOn), numberOf(asked.day)];
  const payments: DatedPayment[] = [];
  for (const payment of saved.payments) {
    const on = numberOf(payment.day);
    if (on <= day) payments.push({ ...payment, on });
  }
  const due = dueDays(schedule, joined);
  const instalments = schedule.flexible === true ? [] : instalmentsOf(terms, saved, payments, due, day);
  const paidOn = payments.map(({ on }) => on);
  const maturity = Math.max(maturityOf(schedule, late, joined, instalments), restedOf(schedule, joined, paidOn));
  return {
    terms,
    instalment: saved.instalment,
    joined,
    asked: day,
    payments,
    paidPaise: payments.reduce((sum, { paise }) => sum + paise, 0n),
    paidCount: paidCountOf(terms, saved.instalment, payments),
    due,
    dueCount: countBefore(due, day + 1),
    instalments,
    maturity,
    opening: schedule.opens === undefined ? joined : after(joined, schedule.opens),
    closing: closingOf(schedule, joined, maturity),
    gold: gold === undefined ? null : goldOf(gold, payments, asked.rate),
  };
}

/** Of fixed instalments those that are paid in full, of a flexible book the payments. */
export function paidCountOf({ schedule }: Terms, instalment: bigint, payments: readonly Payment[]): number {
  if (schedule.flexible === true) return payments.length;
  const paidPaise = payments.reduce((sum, { paise }) => sum + paise, 0n);
  return Number(min(paidPaise / instalment, BigInt(schedule.instalments)));
}

function instalmentsOf(
  { late }: Terms,
  { instalment, holidays = [] }: Saved,
  payments: readonly DatedPayment[],
  due: readonly DayNumber[],
  asked: DayNumber,
): Instalment[] {
  const closed = new Set(holidays.map(numberOf));
  let [next, paidPaise] = [0, 0n];
  return due.map((day, at) => {
    const needed = instalment * BigInt(at + 1);
    while (paidPaise < needed && next < payments.length) {
      paidPaise += payments[next]?.paise ?? 0n;
      next += 1;
    }
    const paid = paidPaise < needed ? null : (payments[next - 1]?.on ?? null);
    const open = openDay(day, closed);
    return { due: open, paid, lateDays: Math.max(0, (paid ?? asked) - open - (late?.grace ?? 0)) };
  });
}
