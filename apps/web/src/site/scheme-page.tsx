import type { SiteView } from "@thangam/contracts/site/view";
import { sheetOf } from "@thangam/terms/brochure-sheet";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { benefitLines } from "#shared/schemes/benefit-labels.ts";
import { describe, leastAmountOf } from "#shared/schemes/offer.ts";
import { EarlierBenefits } from "#shared/schemes/earlier-benefits.tsx";
import { BrochureNote, TermsText } from "#shared/schemes/terms/brochure.tsx";
import { SheetTable } from "#shared/schemes/terms/brochure-table.tsx";
import { brochureWords } from "#shared/schemes/terms/measures.ts";
import { Card } from "#ui/surface.tsx";
import { useSite } from "./context.ts";
import { FiguresCard } from "./figures-card.tsx";
import { Frame } from "./frame.tsx";

type View = Extract<SiteView, { page: "scheme" }>;

/** One scheme: its figures for an instalment, its table and its terms. */
export function SchemePage({ view }: { view: View }) {
  const { scheme } = view;
  return (
    <Frame title={scheme.name} lead={describe(scheme)} hero={<Facts scheme={scheme} />}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex flex-col gap-8 lg:order-2">
          <FiguresCard view={view} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <Promise view={view} />
        </div>
      </div>
    </Frame>
  );
}

function Facts({ scheme }: Pick<View, "scheme">) {
  const { tableTerms: terms } = scheme;
  return (
    <dl className="site-facts">
      <div>
        <dt>{t("Instalment")}</dt>
        <dd>{t("from {amount}", { amount: wholeRupees(leastAmountOf(scheme)) })}</dd>
      </div>
      <div>
        <dt>{t("Instalments")}</dt>
        <dd>{scheme.instalments}</dd>
      </div>
      {terms.gold !== undefined && (
        <div>
          <dt>{t("Gold")}</dt>
          <dd>{terms.gold.purity}</dd>
        </div>
      )}
    </dl>
  );
}

/** The table and the terms, as whoever joins accepts them. */
function Promise({ view: { scheme, figures } }: { view: View }) {
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
