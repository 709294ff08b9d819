import { numberOf } from "#days.ts";
import type { Terms } from "#terms.ts";
import { askOn, maturityOf, probe, punctual } from "./probe.ts";
import type { Warning } from "./warning.ts";

/** The day by which an advance has to be settled. */
const LAST_DAY = 365;

/** One for each month, because months are not equally long; February 2028 has a leap day. */
const joiningDays = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-01`);

export function lengthWarnings(terms: Terms, instalment: bigint): Warning[] {
  const lengths = joiningDays.flatMap((joinedOn) => lengthsOf(terms, instalment, joinedOn));
  const days = Math.max(...lengths.map(({ maturity }) => maturity));
  const closings = lengths.map(({ closing }) => closing);
  const open = closings.some((closing) => closing === null)
    ? null
    : Math.max(...closings.map((closing) => closing ?? 0));
  const found: Warning[] = [];
  if (days > LAST_DAY) found.push({ code: "maturity_past_365", days });
  if (open === null || open > LAST_DAY) found.push({ code: "closing_past_365", days: open });
  return found;
}

/** Of who pays punctually, and of who brings everything when the book would be mature. */
function lengthsOf(terms: Terms, instalment: bigint, joinedOn: string) {
  const maturity = maturityOf(terms, joinedOn);
  const all = { day: maturity, paise: instalment * BigInt(terms.schedule.instalments), rate: instalment };
  return [punctual(terms, instalment, joinedOn), probe(terms, instalment, [all], joinedOn)].map((book) => {
    const { maturesOn, closesOn } = askOn(book, maturity);
    const after = (day: string) => numberOf(day) - numberOf(joinedOn);
    return { maturity: after(maturesOn), closing: closesOn === null ? null : after(closesOn) };
  });
}
