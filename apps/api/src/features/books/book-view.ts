import type { BookRow } from "./book-store.ts";
import { dueDayOf } from "./due-day.ts";
import type { Pace } from "./due-day.ts";
import { settlementView } from "./settling/settlement-view.ts";

/** A book as both staff and its owner see it. */
export function bookView(book: BookRow) {
  const nextInstalment = book.status === "Approved" ? book.nextInstalment : null;
  const isDueOnADay = nextInstalment !== null && book.paymentRule === "fixed";
  return {
    ...book,
    nextInstalment,
    nextDueOn: isDueOnADay ? dueDayOf(book.openedOn, nextInstalment, book.monthsBefore, paceOf(book)) : null,
    settlement: settlementView(book),
  };
}

/** How its instalments follow one another. */
export function paceOf({ schemeType, instalmentsPerMonth }: BookRow): Pace {
  return { schemeType, instalmentsPerMonth };
}
