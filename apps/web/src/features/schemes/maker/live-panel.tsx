import type { Terms } from "@thangam/terms/terms";
import { supposedLine } from "@thangam/contracts/schemes/lines/supposed-line";
import { useDeferredValue, useState } from "react";
import { day, shopDay } from "#format/dates.ts";
import { BrochureTable } from "#shared/schemes/terms/brochure-table.tsx";
import { useFigureRate } from "#shared/schemes/terms/figure-rate.ts";
import type { FigureRate } from "#shared/schemes/terms/figure-rate.ts";
import { wholeRupees } from "#shared/schemes/terms/measures.ts";
import { WhatIfPanel } from "#shared/schemes/terms/what-if-panel.tsx";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import { AdviceList } from "./advice-list.tsx";
import type { TermsDraft } from "./terms-draft.ts";

interface Props {
  terms: Terms;
  /** False while something typed is missing or wrong, and the terms are those from before. */
  isComplete: boolean;
  amounts: readonly bigint[];
  onRemedy: (apply: (draft: TermsDraft) => TermsDraft) => void;
}

const ORDINARY_PAISE = 200_000n;

/** What the terms come to, while they are typed: warnings, what if, and the brochure. */
export function LivePanel({ terms, isComplete, amounts, onRemedy }: Props) {
  const [today] = useState(() => shopDay(new Date()));
  const [chosen, setChosen] = useState<bigint | null>(null);
  const instalment = amounts.find((amount) => amount === chosen) ?? middleOf(amounts);
  // Typing goes on while the figures are reckoned.
  const shown = useDeferredValue(terms);
  const rate = useFigureRate(shown.gold);
  return (
    <div className="maker-live flex min-w-0 flex-col gap-4">
      {!isComplete && (
        <p role="status" className="rounded-card bg-sunken px-4 py-3 text-sm text-muted">
          {t("Something is not filled in yet. The figures are those from before.")}
        </p>
      )}
      {shown.gold !== undefined && <SupposedRate rate={rate} />}
      <AdviceList terms={shown} instalment={instalment} today={today} onRemedy={onRemedy} />
      <WhatIfPanel
        title={t("What if a saver …")}
        terms={shown}
        instalment={instalment}
        today={today}
        rate={rate.paise}
      />
      <Card
        title={t("The brochure")}
        action={
          <div role="group" aria-label={t("Amount of the brochure")} className="flex flex-wrap gap-2">
            {amounts.map((amount) => (
              <button
                key={amount.toString()}
                type="button"
                className="chip"
                aria-pressed={amount === instalment}
                onClick={() => setChosen(amount)}
              >
                {wholeRupees(amount)}
              </button>
            ))}
          </div>
        }
      >
        <BrochureTable terms={shown} instalment={instalment} joinedOn={today} rate={rate} />
        <p className="mt-3 text-sm text-muted">{supposedLine(t, shown.schedule, instalment, day(today))}</p>
      </Card>
    </div>
  );
}

/** Where no rate is set today. */
export function SupposedRate({ rate: { paise, isSupposed } }: { rate: FigureRate }) {
  if (!isSupposed) return null;
  return (
    <p className="text-sm text-muted">
      {t("No gold rate is set today. The figures suppose {rate} a gram.", { rate: wholeRupees(paise) })}
    </p>
  );
}

function middleOf(amounts: readonly bigint[]): bigint {
  return amounts[Math.floor(amounts.length / 2)] ?? ORDINARY_PAISE;
}
