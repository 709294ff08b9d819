import type { SiteFigures, SiteScheme } from "@thangam/contracts/site/scheme";
import { sheetOf } from "@thangam/terms/brochure-sheet";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { benefitLines } from "#shared/schemes/benefit-labels.ts";
import { EarlierBenefits } from "#shared/schemes/earlier-benefits.tsx";
import { BrochureNote, TermsText } from "#shared/schemes/terms/brochure.tsx";
import { SheetTable } from "#shared/schemes/terms/brochure-table.tsx";
import { brochureWords } from "#shared/schemes/terms/measures.ts";
import { Card } from "#ui/surface.tsx";
import { useSite } from "./context.ts";

/** The table and the terms, as whoever joins accepts them. */
export function SchemePromise({ scheme, figures }: { scheme: SiteScheme; figures: SiteFigures }) {
  const { today } = useSite().facts;
  const { amountPaise, rows, rate } = figures;
  const { terms, tableTerms } = scheme;
  return (
    <>
      <Card title={t("The table for {amount}", { amount: wholeRupees(amountPaise) })} className="max-sm:px-3">
        <SheetTable sheet={sheetOf(tableTerms, rows, brochureWords())} joinedOn={today} />
        <div className="mt-4">
          <BrochureNote terms={tableTerms} instalment={amountPaise} joinedOn={today} rate={rate} />
        </div>
      </Card>
      {terms === null ? (
        <EarlierBenefits lines={benefitLines(scheme.benefits, { amountPaise, paymentRule: scheme.paymentRule })} />
      ) : (
        <Card title={t("The terms of this scheme")}>
          <TermsText terms={terms} instalment={amountPaise} />
        </Card>
      )}
    </>
  );
}
