import { paidCountOf } from "./book.ts";
import type { Payment, Saved, Terms } from "./terms.ts";

/** Whether a payment of a book stays within what may be paid in its calendar month. The twin: fits_month. */
export function isWithinMonth(terms: Terms, { instalment, payments }: Saved, { day, paise }: Payment): boolean {
  const { perMonth } = terms.schedule;
  if (perMonth === undefined) return true;
  const month = monthOf(day);
  const earlier = payments.filter((payment) => monthOf(payment.day) < month);
  const upToThen = payments.filter((payment) => monthOf(payment.day) <= month);
  const paidBefore = paidCountOf(terms, instalment, earlier);
  return paidCountOf(terms, instalment, [...upToThen, { day, paise }]) - paidBefore <= perMonth;
}

function monthOf(day: string): string {
  return day.slice(0, "2026-04".length);
}
