import type { Terms } from "@thangam/terms/terms";
import { useState } from "react";
import { useSession } from "#api/session.ts";
import { shopDay } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Brochure } from "./brochure.tsx";
import { useFigureRate } from "./figure-rate.ts";
import { WhatIfPanel } from "./what-if-panel.tsx";

interface Props {
  schemeName: string;
  terms: Terms;
  instalment: bigint;
  hasCalculator: boolean;
}

/** The brochure of a scheme for who joins today, and what would be if … */
export function TermsToJoin({ schemeName, terms, instalment, hasCalculator }: Props) {
  const [today] = useState(() => shopDay(new Date()));
  // The rate is told to who is signed in.
  const rate = useFigureRate(terms.gold, { enabled: useSession() !== null });
  return (
    <section aria-label={t("The terms of this scheme")} className="min-w-0 border-t border-line pt-3">
      <h2 className="mb-2 font-medium">{t("The terms of this scheme")}</h2>
      <Brochure
        schemeName={schemeName}
        terms={terms}
        instalment={instalment}
        joinedOn={today}
        rate={rate}
        isPrintable
      />
      {hasCalculator && (
        <details className="mt-4">
          <summary className="min-h-6 cursor-pointer font-medium text-brand-ink">{t("What if I …")}</summary>
          <div className="mt-3">
            <WhatIfPanel
              title={t("What if I …")}
              terms={terms}
              instalment={instalment}
              today={today}
              rate={rate.paise}
            />
          </div>
        </details>
      )}
    </section>
  );
}
