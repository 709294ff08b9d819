import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { messageOfCode } from "#api/messages.ts";
import type { Quote } from "#features/books/use-settle-form.ts";
import { cx } from "#ui/cx.ts";
import { Fact } from "#ui/surface.tsx";
import type { PartDraft } from "./part-drafts.ts";
import type { PartsQuote, QuotedParts } from "./use-parts-quote.ts";

interface Props {
  quote: Quote;
  told: PartsQuote;
  part: PartDraft;
  at: number;
}

/** What the server says that a part comes to, or why it cannot be. */
export function PartQuote({ quote, told: { settlement, isStale, errorText }, part, at }: Props) {
  const told = settlement?.parts[at];
  const problem = settlement?.at === at ? problemText(quote, settlement, at) : at === 0 ? errorText : null;
  return (
    <div role="status" aria-busy={isStale} className={cx(isStale && "opacity-70")}>
      {problem !== null && <p className="font-medium text-danger-ink">{problem}</p>}
      {told !== undefined && problem === null && <ComesTo quote={quote} told={told} part={part} />}
    </div>
  );
}

type Told = QuotedParts["parts"][number];

function ComesTo({ quote, told, part }: { quote: Quote; told: Told; part: PartDraft }) {
  const savesGold = quote.accrual === "weight";
  const { bill, toPayPaise } = told;
  const bonus = [
    ...(told.bonusMg > 0n ? [grams(told.bonusMg)] : []),
    ...(told.bonusPaise > 0n ? [rupees(told.bonusPaise)] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink sm:grid-cols-3">
      <Fact label={t("Of the savings")}>{savesGold ? grams(told.mg) : rupees(told.paise)}</Fact>
      {bonus.length > 0 && <Fact label={t("Bonus")}>{bonus.join(" + ")}</Fact>}
      {told.deductedPaise > 0n && <Fact label={labelOf("Kept back")}>{rupees(told.deductedPaise)}</Fact>}
      <Fact label={part.way === "Refund" ? t("Paid back") : t("It pays for")}>
        {told.worthPaise === null ? t("No gold rate is set today") : rupees(told.worthPaise)}
      </Fact>
      {bill !== null && (
        <>
          {bill.lines.map((line, place) => (
            <Fact key={part.lines[place]?.key ?? place} label={part.lines[place]?.item ?? ""} className="wrap-anywhere">
              {rupees(line.paise)}
              {line.offPaise > 0n && (
                <span className="block text-sm font-normal">
                  {t("{amount} off", { amount: rupees(line.offPaise) })}
                </span>
              )}
            </Fact>
          ))}
          <Fact label={t("The bill")}>{rupees(bill.paise)}</Fact>
          {bill.taxPaise !== null && <Fact label={t("Tax, beside it")}>{rupees(bill.taxPaise)}</Fact>}
        </>
      )}
      {toPayPaise !== null && <Fact label={t("To pay besides")}>{rupees(toPayPaise)}</Fact>}
    </dl>
  );
}

function problemText(quote: Quote, { problem }: QuotedParts, at: number): string | null {
  const part = String(at + 1);
  switch (problem) {
    case null:
      return null;
    case "gold_unknown":
      return messageOfCode("gold_rate_missing", { day: day(quote.asOf) });
    case "refund_refused":
      return messageOfCode(problem, { label: quote.today.valuation?.exit?.label ?? "" });
    case "nothing_saved":
    case "part_too_large":
    case "bill_too_small":
    case "bill_without_pieces":
      return messageOfCode(problem, { part });
  }
}
