import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { quoteBook } from "@thangam/contracts/books/quote-operations";
import { waiverText } from "#shared/schemes/benefit-labels.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Fact } from "#ui/surface.tsx";
import { Loss } from "./quote-card.tsx";
import { owedText } from "#shared/books/settlement-labels.ts";

interface Props {
  quote: OutputOf<typeof quoteBook>;
  /** A refund pays back rupees without a bonus. */
  isRefund: boolean;
}

/** The current value of a book: savings, bonus, total, and the gold's value at today's rate. */
export function SettlementQuote({ quote, isRefund }: Props) {
  const { today: owed, accrual, ratePaisePerGram } = quote;
  const savesGold = accrual === "weight";
  const total = {
    savesGold: savesGold && !isRefund,
    totalPaise: isRefund ? owed.paidPaise : owed.totalPaise,
    totalMg: owed.totalMg ?? 0n,
    bonusPaise: owed.bonusPaise,
  };
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line px-4 py-3 max-[22rem]:grid-cols-1 sm:grid-cols-3">
      <Fact label={savesGold ? t("Paid in") : t("Saved")}>{rupees(owed.paidPaise)}</Fact>
      {savesGold && <Fact label={t("Gold saved")}>{grams(owed.weightMg ?? 0n)}</Fact>}
      <Fact label={t("Bonus")}>{isRefund ? t("None with a refund") : bonusText(owed)}</Fact>
      {savesGold && (
        <Fact label={t("Gold is worth today")} className="sm:col-span-2">
          {owed.goldValuePaise === null ? t("No gold rate is set today") : rupees(owed.goldValuePaise)}
          {ratePaisePerGram !== null && (
            <span className="block text-sm text-muted">
              {t("at {rate} a gram", { rate: rupees(ratePaisePerGram) })}
            </span>
          )}
        </Fact>
      )}
      {owed.makingChargeWaiver !== null && !isRefund && (
        <Fact label={t("Making charge")} className="col-span-full">
          {waiverText(owed.makingChargeWaiver)}
        </Fact>
      )}
      <Fact label={t("In all")} className="col-span-full border-t border-line pt-3">
        <span className="display text-xl font-semibold text-gold-ink">{owedText(total)}</span>
        {!isRefund && <Loss at={owed} quote={quote} />}
      </Fact>
    </dl>
  );
}

function bonusText({ bonusPaise, bonusMg }: { bonusPaise: bigint; bonusMg: bigint | null }): string {
  const parts = [
    ...(bonusMg === null || bonusMg === 0n ? [] : [grams(bonusMg)]),
    ...(bonusPaise === 0n ? [] : [rupees(bonusPaise)]),
  ];
  return parts.length === 0 ? t("None") : parts.join(" + ");
}
