import type { SiteView } from "@thangam/contracts/site/view";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { describe, leastAmountOf } from "#shared/schemes/offer.ts";
import { FiguresCard } from "./figures-card.tsx";
import { Frame } from "./frame.tsx";
import { SchemePromise } from "./scheme-promise.tsx";

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
          <SchemePromise {...view} />
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
