import { after } from "./days.ts";
import type { DayNumber } from "./days.ts";
import { WHOLE, whole } from "./fractions.ts";
import type { Fraction } from "./fractions.ts";
import { closingOf } from "./schedule.ts";
import type { Give, LateTerms, Schedule } from "./terms.ts";

/** An instalment of a fixed book, as it stands on the day asked. */
export interface Instalment {
  due: DayNumber;
  paid: DayNumber | null;
  lateDays: number;
}

/** What lateness of the first `count` instalments costs, in units. */
export function unitsOf(late: LateTerms | undefined, instalments: readonly Instalment[], count: number): number {
  if (late === undefined) return 0;
  let units = 0;
  for (const { lateDays } of instalments.slice(0, count))
    units += late.each === "instalment" ? Math.min(1, lateDays) : (lateDays - (lateDays % 30)) / 30;
  return Math.max(0, units - (late.free ?? 0));
}

/** What is left of a percentage or of paise, exactly. */
export interface Left extends Fraction {
  /** By lateness, and not because nothing was promised. */
  isLost: boolean;
}

/** What so many units of lateness leave of a give. `count`: the instalments that were looked at. */
export function leftOf(give: Give, late: LateTerms | undefined, units: number, count: number): Left {
  const full = "percent" in give ? BigInt(give.percent) : give.paise;
  if (late === undefined || units === 0) return { ...whole(full), isLost: false };
  const { lose } = late;
  if (lose === "all") return { ...whole(0n), isLost: true };
  if ("share" in lose && lose.share === "instalment") return part(full, units, 1, count);
  const percent = "points" in lose ? lose.points : lose.share;
  if (typeof percent === "string") throw new TypeError("A share of an instalment was dealt with above.");
  if ("points" in lose && "percent" in give) {
    const left = Math.max(0, give.percent - units * percent);
    return { ...whole(BigInt(left)), isLost: left === 0 };
  }
  return part(full, units, percent, Number(WHOLE));
}

/** Without as many times `each` of `all`. */
function part(full: bigint, units: number, each: number, all: number): Left {
  const kept = Math.max(0, all - units * each);
  return { over: full * BigInt(kept), under: BigInt(all), isLost: kept === 0 };
}

/** The maturity, as the instalments that were paid late have moved it. */
export function maturityOf(
  schedule: Schedule,
  late: LateTerms | undefined,
  joined: DayNumber,
  instalments: readonly Instalment[],
): DayNumber {
  const first = after(joined, schedule.matures);
  if (late?.moves === undefined) return first;
  let [maturity, longest, count] = [first, 0, 0];
  for (const { paid, lateDays } of instalments) {
    const closing = closingOf(schedule, joined, maturity);
    if (paid === null || (closing !== null && paid > closing)) break;
    longest = Math.max(longest, lateDays);
    count += Math.min(1, lateDays);
    const months = Math.max(0, count - (late.free ?? 0));
    maturity = late.moves === "longest" ? first + longest : after(first, { months });
  }
  return maturity;
}

/** The maturity, as the days after each payment on which the book rests have moved it. The twin: terms_rested. */
export function restedOf(schedule: Schedule, joined: DayNumber, paidOn: readonly DayNumber[]): DayNumber {
  const { matures, rests } = schedule;
  let maturity = after(joined, matures);
  if (rests === undefined) return maturity;
  for (const day of paidOn) {
    const closing = closingOf(schedule, joined, maturity);
    if (closing !== null && day > closing) break;
    maturity = Math.max(maturity, day + rests);
  }
  return maturity;
}
