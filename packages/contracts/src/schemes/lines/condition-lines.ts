import type { Deduction, Exit, LateTerms, Terms, Topup } from "@thangam/terms/terms";
import { formatDay } from "@thangam/texts/format-day";
import { wholeRupees } from "@thangam/texts/format-money";
import { percentText, spanText } from "./measures.ts";
import type { Say } from "./say.ts";

/** What paying late costs. */
export function lateLines(t: Say, late: LateTerms | undefined): string[] {
  if (late === undefined) return [];
  const { grace, free, moves } = late;
  return [
    grace === 0
      ? t("An instalment is late from the day after its due day on.")
      : t("An instalment is late when it comes more than {span} after its due day.", {
          span: spanText(t, { days: grace }),
        }),
    lossLine(t, late),
    ...(free === undefined || free === 0
      ? []
      : [
          late.each === "instalment"
            ? t("{count, plural, one {# late instalment costs} other {# late instalments cost}} nothing.", {
                count: free,
              })
            : t("{count, plural, one {The first 30 days} other {The first # times 30 days}} cost nothing.", {
                count: free,
              }),
        ]),
    ...(moves === undefined
      ? []
      : moves === "longest"
        ? [t("The book is ready later by the longest lateness.")]
        : [t("The book is ready a month later for each late instalment.")]),
  ];
}

function lossLine(t: Say, { each, lose }: LateTerms): string {
  const isEach = each === "instalment";
  if (lose === "all") return isEach ? t("A late instalment loses all benefits.") : t("30 days late lose all benefits.");
  const share = "points" in lose ? lose.points : lose.share;
  if (share === "instalment")
    return isEach
      ? t("Each late instalment loses its own part of the benefits.")
      : t("Each 30 days late lose one instalment's part of the benefits.");
  if ("points" in lose)
    return isEach
      ? t("Each late instalment lowers the percentage by {share}.", { share: percentText(share) })
      : t("Each 30 days late lower the percentage by {share}.", { share: percentText(share) });
  return isEach
    ? t("Each late instalment loses {share} of the benefits.", { share: percentText(share) })
    : t("Each 30 days late lose {share} of the benefits.", { share: percentText(share) });
}

/** What is kept back of money that is paid back. The first line that holds counts. */
export function exitLines(t: Say, exits: readonly Exit[] = []): string[] {
  return exits.map((exit) => {
    const { refuse, deduct } = exit;
    const kept = deduct.map((deduction) => deductionText(t, deduction));
    const what =
      refuse === true
        ? t("no money is paid back")
        : kept.length === 0
          ? t("all that was paid is paid back")
          : t("kept back: {what}", { what: kept.join(", ") });
    const when = exitConditions(t, exit);
    const name = exitName(t, exit);
    return when === "" || name === when ? `${name}: ${what}.` : `${name} (${when}): ${what}.`;
  });
}

/**
 * What the shop calls a way to leave early. Where it wrote that in English letters alone and the reader reads others, the conditions
 * say the same in theirs.
 */
export function exitName(t: Say, exit: Exit): string {
  const isLeftInEnglish = otherLetter.test(t("no money is paid back")) && !otherLetter.test(exit.label);
  return (isLeftInEnglish && exitConditions(t, exit)) || exit.label;
}

/** A letter of another writing than the English one. */
const otherLetter = /[^\P{L}\p{Script=Latin}]/u;

function exitConditions(t: Say, { paidBefore, before }: Exit): string {
  return [
    ...(paidBefore === undefined
      ? []
      : [t("with fewer than {count, plural, one {# instalment} other {# instalments}} paid", { count: paidBefore })]),
    ...(before === undefined ? [] : [t("before the end of {span}", { span: spanText(t, before) })]),
  ].join(` ${t("or")} `);
}

function deductionText(t: Say, deduction: Deduction): string {
  if ("gift" in deduction) return t("the cost of the gift");
  const share = percentText(deduction.percent);
  return deduction.of === "paid"
    ? t("{share} of what was paid", { share })
    : t("{share} of the first payment", { share });
}

export function giftLines(t: Say, gift: Terms["gift"]): string[] {
  if (gift === undefined) return [];
  const { item, cost, givenAfter } = gift;
  const amount = wholeRupees(cost);
  return [
    t("Gift: {item} ({amount}), once {count, plural, one {# instalment is} other {# instalments are}} paid.", {
      item,
      amount,
      count: givenAfter,
    }),
  ];
}

export function topupLines(t: Say, topups: readonly Topup[] = []): string[] {
  return topups.map(({ from, to, give, of, on }) => {
    const days = { from: formatDay(from), to: formatDay(to) };
    // However many payments come on these days.
    if ("paise" in give && on === "payment")
      return t("For payments from {from} to {to}: {amount} more, once for the book.", {
        ...days,
        amount: wholeRupees(give.paise),
      });
    const what =
      "paise" in give
        ? t("{amount} from the shop", { amount: wholeRupees(give.paise) })
        : of === "gold"
          ? t("{share} more gold", { share: percentText(give.percent) })
          : t("{share} of what was paid", { share: percentText(give.percent) });
    return on === "payment"
      ? t("For payments from {from} to {to}: {what}.", { ...days, what })
      : t("For who joins from {from} to {to}: {what}.", { ...days, what });
  });
}

export function taxLines(t: Say, tax: Terms["tax"]): string[] {
  if (tax === undefined) return [];
  const share = percentText(tax.percent);
  return [
    tax.on === "bill"
      ? t("Tax of {share} on the bill comes on top.", { share })
      : t("Tax of {share} on what was paid comes on top.", { share }),
  ];
}
