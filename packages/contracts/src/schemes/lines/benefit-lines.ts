import type { Benefit, GoldTerms, Row, Schedule, Terms } from "@thangam/terms/terms";
import { wholeRupees } from "@thangam/texts/format-money";
import { percentText, spanText } from "./measures.ts";
import type { Say } from "./say.ts";

/** What the shop adds, row by row, and what limits it. */
export function benefitLines(t: Say, terms: Terms, instalment: bigint | null): string[] {
  return terms.benefits.flatMap((benefit) => [
    ...benefit.when.map((row) => rowLine(t, benefit, row, { schedule: terms.schedule, instalment })),
    ...limitLines(t, benefit, terms.gold),
  ]);
}

/** What a percentage of an instalment is of. */
interface Paid {
  schedule: Schedule;
  instalment: bigint | null;
}

function rowLine(t: Say, benefit: Benefit, row: Row, paid: Paid): string {
  const what = giveText(t, benefit, row, paid);
  if (benefit.of === "payment") return paymentLine(t, row, what);
  const conditions = conditionsOf(t, row);
  return conditions === "" ? t("From the first payment on: {what}.", { what }) : `${conditions}: ${what}.`;
}

/** "After 6 months, with 6 instalments paid" */
function conditionsOf(t: Say, { months, days, paid }: Row): string {
  const parts = [
    ...(months === undefined ? [] : [t("after {span}", { span: spanText(t, { months }) })]),
    ...(days === undefined ? [] : [t("after {span}", { span: spanText(t, { days }) })]),
    ...(paid === undefined
      ? []
      : [t("with {count, plural, one {# instalment} other {# instalments}} paid", { count: paid })]),
  ];
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function paymentLine(t: Say, { months, days }: Row, what: string): string {
  const isFirst = (months ?? 0) === 0 && (days ?? 0) === 0;
  if (isFirst) return t("For each payment from joining on: {what}.", { what });
  const span = [
    ...(months === undefined ? [] : [spanText(t, { months })]),
    ...(days === undefined ? [] : [spanText(t, { days })]),
  ].join(", ");
  return t("For each payment from {span} after joining on: {what}.", { span, what });
}

function giveText(t: Say, { as, of }: Benefit, { give }: Row, { schedule, instalment }: Paid): string {
  if ("paise" in give) return t("{amount} from the shop", { amount: wholeRupees(give.paise) });
  const share = percentText(give.percent);
  if (as === "making") return t("{share} off the making charge", { share });
  if (as === "gold") return t("{share} more gold", { share });
  if (of !== "instalment") return t("{share} of what was paid", { share });
  if (schedule.flexible === true) return t("{share} of an average instalment", { share });
  if (instalment === null) return t("{share} of an instalment", { share });
  const amount = wholeRupees((instalment * BigInt(give.percent)) / 10_000n);
  return t("{amount} from the shop ({share} of an instalment)", { amount, share });
}

function limitLines(t: Say, benefit: Benefit, gold: GoldTerms | undefined): string[] {
  const { as, of, between, only, cap, when } = benefit;
  const lines = [
    ...(between === "linear" && when.length > 1 ? [t("Between two steps it changes day by day.")] : []),
    ...(as === "gold" && of === "payment" && gold !== undefined
      ? [t("What is added to a payment is rounded down to {places} places of a gram.", { places: gold.round.places })]
      : []),
    ...(only === "maturity" ? [t("Only once the book is ready.")] : []),
    ...(cap === undefined ? [] : [t("In all at most {amount}.", { amount: wholeRupees(cap) })]),
  ];
  return as === "making" ? [...lines, ...waiverLines(t, benefit)] : lines;
}

function waiverLines(t: Say, { of, points, covers, beyond, items = {} }: Benefit): string[] {
  return [
    coveredLine(t, of, covers),
    ...(points === undefined
      ? []
      : [t("A value addition of up to {share} counts; what is above is charged.", { share: percentText(points) })]),
    ...(beyond === undefined ? [] : [t("On further grams: {share} off.", { share: percentText(beyond) })]),
    ...Object.entries(items).map(([kind, percent]) =>
      t("On {kind}: {share} off the making charge.", { kind, share: percentText(percent) }),
    ),
  ];
}

function coveredLine(t: Say, of: Benefit["of"], covers: Benefit["covers"]): string {
  if (covers === "bill") return t("The making charge of the whole bill counts.");
  return of === "paid"
    ? t("The making charge of as many grams as what was paid buys on the day counts.")
    : t("The making charge of as many grams as were saved counts.");
}
