import type { SiteView } from "@thangam/contracts/site/view";
import { t } from "#i18n/i18n.ts";
import { titleOf } from "#navigation/site-titles.ts";
import { Frame } from "./frame.tsx";
import { RateCard } from "./rate-card.tsx";
import { SchemeCards } from "./scheme-cards.tsx";

/** Every scheme that can be joined, and today's rate. */
export function SchemesPage({ view: { figures } }: { view: Extract<SiteView, { page: "schemes" }> }) {
  return (
    <Frame title={titleOf("schemes")} lead={t("A little every month, gold at the end.")} hero={<RateCard />}>
      <SchemeCards figures={figures} />
    </Frame>
  );
}
