import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { benefitLines, waiverText } from "#shared/schemes/benefit-labels.ts";
import { bonusText } from "#shared/schemes/terms/measures.ts";
import { makingOf, reasonText } from "#shared/schemes/terms/valuation-labels.ts";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, Fact, Skeleton, ErrorNotice } from "#ui/surface.tsx";

type Quote = OutputOf<typeof quoteBook>;
type Valuation = Quote["today"];

/** The value of a book today and at maturity, and the conditions of its bonus. */
export function QuoteCard({ bookId }: { bookId: bigint }) {
  const { data: quote, error, refetch } = useOperation(quoteBook, { bookId });
  if (quote === undefined) {
    if (error === null) return <Skeleton className="h-80 w-full rounded-card" />;
    const again = <Button onClick={() => void refetch()}>{t("Try again")}</Button>;
    return <ErrorNotice message={errorMessage(error)} action={again} />;
  }
  const isAhead = quote.atMaturity.day > quote.asOf;
  return (
    <Card aria-label={t("If it is redeemed")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ValuationFacts title={t("If redeemed today")} at={quote.today} quote={quote} />
        {isAhead && <ValuationFacts title={t("At maturity")} at={quote.atMaturity} quote={quote} />}
      </div>
      <Assumptions quote={quote} isAhead={isAhead} />
      {quote.terms === null && <Rules quote={quote} />}
    </Card>
  );
}

function ValuationFacts({ title, at, quote }: { title: string; at: Valuation; quote: Quote }) {
  const isInGold = quote.accrual === "weight";
  const waiver = at.makingChargeWaiver;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-sm text-muted">
        {title} · {day(at.day)}
      </h3>
      <p className="display mt-1 text-2xl font-semibold">{isInGold ? gold(at.totalMg) : rupees(at.totalPaise)}</p>
      {isInGold && <p className="text-muted">{worthText(at)}</p>}
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={t("Saved")}>
          {rupees(at.paidPaise)}
          {isInGold && <span className="block">{gold(at.weightMg)}</span>}
        </Fact>
        <Fact label={t("Bonus")}>{bonusOf(at, quote)}</Fact>
        {waiver !== null && at.valuation === null && (
          <Fact className="col-span-2" label={t("Making charge")}>
            {waiverText(waiver)}
          </Fact>
        )}
      </dl>
      <Loss at={at} quote={quote} />
    </section>
  );
}

function bonusOf({ valuation, bonusPaise, bonusMg }: Valuation, { benefits }: Quote): string {
  if (valuation === null) return benefits.bonus?.of === "weight" ? gold(bonusMg) : rupees(bonusPaise);
  // Of what is left of the book: the valuation tells of all that was ever saved.
  const bonus = bonusText({ bonusPaise, bonusMg, making: makingOf(valuation) });
  return bonus === "" ? t("None") : bonus;
}

function worthText({ worthPaise, bonusPaise }: Valuation): string {
  if (worthPaise === null) return t("Today's gold rate is not set.");
  const amount = rupees(worthPaise);
  return bonusPaise > 0n
    ? t("worth {amount} today, with the bonus", { amount })
    : t("worth {amount} today", { amount });
}

function gold(weightMg: bigint | null): string {
  return weightMg === null ? "–" : grams(weightMg);
}

/** The reason for a reduced or missing benefit. */
export function Loss({ at, quote: { benefits, asOf } }: { at: Valuation; quote: Quote }) {
  const sentence = at.valuation === null ? lossOf(at, benefits) : reasonText(at.valuation);
  const until = at.redeemUntil !== null && at.day >= at.maturesOn && at.lost !== "too_late" ? at.redeemUntil : null;
  const isMoved = benefits.late === "shift" && at.lateDays > 0 && at.day > asOf;
  return (
    <>
      {sentence !== null && <p className="mt-2 text-sm text-gold-ink">{sentence}</p>}
      {isMoved && (
        <p className="mt-2 text-sm text-gold-ink">
          {t("Late payments moved maturity by {count, plural, one {# day} other {# days}}.", { count: at.lateDays })}
        </p>
      )}
      {until !== null && (
        <p className="mt-2 text-sm text-muted">{t("With the benefits until {day}.", { day: day(until) })}</p>
      )}
    </>
  );
}

function lossOf({ lost, lateDays, redeemUntil }: Valuation, { bonus, late }: BenefitRules): string | null {
  if (lost === "too_early")
    return bonus === null ? t("The first step is not reached yet.") : t("No bonus yet: the first step is not reached.");
  if (lost === "too_late") return t("The benefits could be had until {day}.", { day: day(redeemUntil ?? "") });
  if (lost === "late")
    return t("The benefits are lost: payments were late by {count, plural, one {# day} other {# days}} in all.", {
      count: lateDays,
    });
  const isLess = late === "deduct" && lateDays >= 30;
  return isLess
    ? t("A part of the bonus is lost: payments were late by {count} days in all.", { count: lateDays })
    : null;
}

/** The assumptions behind the figures, so that nobody takes an estimate for a promise. */
function Assumptions({ quote, isAhead }: { quote: Quote; isAhead: boolean }) {
  const isInGold = quote.accrual === "weight";
  const lines = [
    ...(isAhead && quote.supposes === "all_paid"
      ? [t("At maturity: if every instalment is paid by its due day, and what is overdue today.")]
      : []),
    ...(isAhead && quote.supposes === "as_it_stands" && quote.today.instalmentsPaid < quote.instalments
      ? [t("At maturity: if nothing more is paid.")]
      : []),
    ...(isInGold && quote.ratePaisePerGram !== null
      ? [t("Gold at today's rate of {rate} a gram.", { rate: rupees(quote.ratePaisePerGram) })]
      : []),
  ];
  if (lines.length === 0) return null;
  return <p className="mt-4 max-w-prose text-sm text-muted">{lines.join(" ")}</p>;
}

function Rules({ quote: { benefits, amountPaise, paymentRule, instalments, today } }: { quote: Quote }) {
  const lines = benefitLines(benefits, { amountPaise, paymentRule });
  if (lines.length === 0) {
    return <p className="mt-4 text-sm text-muted">{t("This scheme gives back what was saved, without a bonus.")}</p>;
  }
  const isAheadOfDays = today.instalmentsPaid > today.instalmentsCounted;
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer font-medium">{t("What the bonus depends on")}</summary>
      <ul className="mt-2 grid max-w-prose list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {isAheadOfDays && (
          <li>
            {t(
              "Paid ahead, an instalment counts on its due day, and the last one at maturity: {counted} of {paid} count today.",
              {
                counted: today.instalmentsCounted,
                paid: today.instalmentsPaid,
              },
            )}
          </li>
        )}
        <li>
          {t("{count, plural, one {# instalment} other {# instalments}} of {amount} in all.", {
            count: instalments,
            amount: rupees(amountPaise),
          })}
        </li>
      </ul>
    </details>
  );
}
