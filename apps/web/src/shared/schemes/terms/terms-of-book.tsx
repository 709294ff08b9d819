import type { Day, Payment, Terms } from "@thangam/terms/terms";
import type { Valuation } from "@thangam/terms/valuation-types";
import { useMemo } from "react";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import { Brochure } from "./brochure.tsx";
import { useFigureRate } from "./figure-rate.ts";
import type { Given } from "./given.ts";
import { WhatIfPanel } from "./what-if-panel.tsx";

interface Props {
  schemeName: string;
  terms: Terms;
  instalment: bigint;
  joinedOn: Day;
  /** As it stands today; null of a book that is settled. */
  valuation: Valuation | null;
  /** What parts of it were given for. */
  given: readonly Given[];
  /** Whether it is the reader's own. */
  isOwn: boolean;
}

/** The terms that a book was opened under, and what it comes to if it is paid late, ahead, or ended. */
export function TermsOfBook({ schemeName, terms, instalment, joinedOn, valuation, given, isOwn }: Props) {
  const rate = useFigureRate(terms.gold);
  return (
    <div className="mt-5 flex min-w-0 flex-col gap-5">
      {valuation !== null && (
        <Calculator
          title={isOwn ? t("What if I …") : t("What if a saver …")}
          {...{ terms, instalment, valuation, given }}
          rate={rate.paise}
        />
      )}
      <Card title={t("The terms of this scheme")}>
        <Brochure schemeName={schemeName} terms={terms} instalment={instalment} joinedOn={joinedOn} rate={rate} />
      </Card>
    </div>
  );
}

interface CalculatorProps extends Pick<Props, "terms" | "instalment" | "given"> {
  title: string;
  valuation: Valuation;
  rate: bigint;
}

function Calculator({ title, terms, instalment, valuation, given, rate }: CalculatorProps) {
  const { day: today, joinedOn } = valuation;
  const book = useMemo(
    () => ({ joinedOn, payments: paymentsOf(valuation, rate), given }),
    [joinedOn, valuation, rate, given],
  );
  return <WhatIfPanel {...{ title, terms, instalment, today, rate, book }} />;
}

/** The payments by now, with the gold that each of them became; of rates that only the end tells, at today's. */
function paymentsOf({ rows, isGoldFinal }: Valuation, rate: bigint): Payment[] {
  return rows.map(({ day, paise, mg }) => ({
    day,
    paise,
    rate,
    ...(isGoldFinal && mg !== null ? { weight: mg } : {}),
  }));
}
