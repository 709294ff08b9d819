import type { Schedule } from "@thangam/terms/terms";
import { wholeRupees } from "@thangam/texts/format-money";
import { spanText } from "./measures.ts";
import type { Say } from "./say.ts";

/** What the table of a brochure supposes; of any amounts, which one is paid. The day is written as the reader's language writes it. */
export function supposedLine(
  t: Say,
  { flexible, every, instalments }: Schedule,
  instalment: bigint,
  day: string,
): string {
  if (flexible !== true) return t("For who joins on {day} and pays each instalment when it is due.", { day });
  return t(
    "An example: who joins on {day} and pays {amount} {rhythm}, {count, plural, one {# time} other {# times}} in all. Other amounts come to something else.",
    { day, amount: wholeRupees(instalment), rhythm: rhythmOf(t, every), count: instalments },
  );
}

function rhythmOf(t: Say, every: Schedule["every"]): string {
  if ("months" in every && every.months === 1) return t("every month");
  if ("days" in every && every.days === 1) return t("every day");
  return t("every {span}", { span: spanText(t, every) });
}
