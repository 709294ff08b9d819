import type { GoldTerms, Schedule } from "@thangam/terms/terms";
import { wholeRupees } from "@thangam/texts/format-money";
import { spanText } from "./measures.ts";
import type { Say } from "./say.ts";

/** What is paid, and when. Without an instalment only when. */
export function scheduleLines(t: Say, schedule: Schedule, instalment: bigint | null): string[] {
  const { due, perMonth, flexible } = schedule;
  return [
    flexible === true
      ? t("Any amount on any day; the scheme has no due days.")
      : instalmentsLine(t, schedule, instalment),
    ...(due === "joining" || flexible === true
      ? []
      : [t("After the first, each instalment falls due on day {day} of its month.", { day: due.day })]),
    ...(perMonth === undefined
      ? []
      : [
          t("At most {count, plural, one {# instalment} other {# instalments}} can be paid in one calendar month.", {
            count: perMonth,
          }),
        ]),
  ];
}

function instalmentsLine(t: Say, { every, instalments }: Schedule, instalment: bigint | null): string {
  const rhythm = rhythmOf(t, every);
  if (instalment === null)
    return t("{count, plural, one {# instalment} other {# instalments}}, {rhythm}.", { count: instalments, rhythm });
  return t("{count, plural, one {# instalment} other {# instalments}} of {amount}, {rhythm}.", {
    count: instalments,
    amount: wholeRupees(instalment),
    rhythm,
  });
}

function rhythmOf(t: Say, every: Schedule["every"]): string {
  if ("months" in every && every.months === 1) return t("one each month");
  if ("days" in every && every.days === 1) return t("one each day");
  return t("one every {span}", { span: spanText(t, every) });
}

/** When a book is ready, and from when until when the benefits can be had. */
export function windowLines(t: Say, { matures, rests, opens, closes }: Schedule): string[] {
  const closing = closes === undefined ? null : spanText(t, closes);
  return [
    t("Ready {span} after joining.", { span: spanText(t, matures) }),
    ...(rests === undefined
      ? []
      : [t("It is not ready before {span} after the last payment.", { span: spanText(t, { days: rests }) })]),
    ...(opens === undefined ? [] : [t("Benefits begin {span} after joining.", { span: spanText(t, opens) })]),
    ...(closing === null
      ? []
      : closes?.of === "maturity"
        ? [t("Benefits end {span} after the book is ready; then only what was saved is owed.", { span: closing })]
        : [t("Benefits end {span} after joining; then only what was saved is owed.", { span: closing })]),
  ];
}

/** How payments become gold. */
export function goldLines(t: Say, gold: GoldTerms | undefined): string[] {
  if (gold === undefined) return [];
  const { purity, rate, round } = gold;
  const carat = purity.replace("K", "");
  const places = round.places;
  return [
    rateLines(t, carat)[rate],
    [
      round.mode === "down"
        ? t("Weights are rounded down to {places} places of a gram.", { places })
        : t("Weights are rounded to the nearest of {places} places of a gram.", { places }),
      round.total === "sum"
        ? t("The total is the sum of the rounded payments.")
        : t("The total is rounded once, from the exact sum."),
    ].join(" "),
  ];
}

function rateLines(t: Say, carat: string): Record<GoldTerms["rate"], string> {
  return {
    payment: t("Each payment becomes {carat} carat gold at the rate of its day.", { carat }),
    next_day: t("Each payment becomes {carat} carat gold at the next day's rate.", { carat }),
    redemption: t("All payments become {carat} carat gold at the rate of the day on which they are taken.", { carat }),
    average: t("All payments become {carat} carat gold at the average of their rates.", { carat }),
    lowest: t("All payments become {carat} carat gold at the lowest of their rates.", { carat }),
    lower_of: t(
      "Each payment becomes {carat} carat gold at the rate of its day or of the day on which it is taken, whichever is lower.",
      { carat },
    ),
  };
}
