import type { BusinessDay } from "@thangam/contracts/values/time";
import { addDays, daysBetween, laterOf, monthsLater } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";
import type { PlannedBook } from "./plan.ts";
import type { Random } from "./random.ts";

/** A day on which a book's owner pays, and how much. */
export interface PayDay {
  day: BusinessDay;
  rupees: number;
}

/** When the owner of a book paid for it until today. */
export function payDays(book: PlannedBook, year: ShopYear, random: Random): PayDay[] {
  return book.scheme.paymentRule === "fixed" ? monthlyPayDays(book, year, random) : dailyPayDays(book, year, random);
}

function monthlyPayDays(book: PlannedBook, year: ShopYear, random: Random): PayDay[] {
  const { instalments } = book.scheme;
  const due = (instalment: number) => monthsLater(book.openedOn, instalment - 1 - book.paidMonths);
  const stopsOn = book.manner === "stopped" ? addDays(year.today, -random.between(40, 150)) : year.today;
  const days: PayDay[] = [];
  let earliest = book.openedOn;
  for (let instalment = book.paidMonths + 1; instalment <= instalments;) {
    // Who misses a month pays two the next time.
    const count =
      book.manner === "irregular" && instalment > 1 && instalment < instalments && random.chance(35) ? 2 : 1;
    const wanted = addDays(due(instalment + count - 1), instalment === 1 ? 0 : delay(book, random));
    const day = year.openFrom(laterOf(wanted, earliest));
    if (day > stopsOn) break;
    days.push({ day, rupees: book.rupees * count });
    earliest = addDays(day, 1);
    instalment += count;
  }
  return days;
}

function delay({ manner }: PlannedBook, random: Random): number {
  return manner === "late" ? random.between(4, 21) : random.between(-3, 3);
}

const OFTEN_PERCENT = { daily: 35, often: 16, seldom: 7 } as const;

function dailyPayDays(book: PlannedBook, year: ShopYear, random: Random): PayDay[] {
  const percent =
    book.manner === "daily" || book.manner === "often" ? OFTEN_PERCENT[book.manner] : OFTEN_PERCENT.seldom;
  return year.openDays
    .filter((day) => day === book.openedOn || (day > book.openedOn && random.chance(percent)))
    .map((day) => ({
      day,
      rupees:
        book.rupees *
        random.weighted([
          [1, 80],
          [2, 15],
          [5, 5],
        ]),
    }));
}

/** The day a fully paid book was closed, its owner having come for their jewellery; null while it is open. */
export function closingDay(
  book: PlannedBook,
  paid: readonly PayDay[],
  year: ShopYear,
  random: Random,
): BusinessDay | null {
  const last = paid.at(-1)?.day ?? book.openedOn;
  const instalmentsPaid = book.paidMonths + paid.reduce((sum, { rupees }) => sum + rupees / book.rupees, 0);
  const isPaidUp = book.scheme.paymentRule === "fixed" && instalmentsPaid >= book.scheme.instalments;
  const isGivenUp = book.manner === "stopped" && random.chance(60);
  if (!(isPaidUp && random.chance(60)) && !isGivenUp) return null;
  const day = year.openFrom(addDays(last, random.between(6, 30)));
  return daysBetween(day, year.today) > 0 ? day : null;
}
