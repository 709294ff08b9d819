import { dayOf, numberOf } from "#days.ts";
import type { Day } from "#terms.ts";

const first = numberOf("2023-11-01");

/** Books of random cases begin about this day: so many days after it. A leap day is not far. */
export function anyDay(after: number): Day {
  return dayOf(first + after);
}
