import type { DayNumber } from "#days.ts";
import type { Terms } from "#terms.ts";

/** The scheme that a benefit is of, a day of joining, and when instalments fall due after it. */
export interface RuledScheme {
  terms: Terms;
  joined: DayNumber;
  due: readonly DayNumber[];
}
