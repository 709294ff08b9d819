import type { RenderSite, SiteRequest } from "@thangam/contracts/site/view";
import { languages } from "@thangam/texts/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { loadToWrite } from "#i18n/i18n.ts";
import { paintOf, writeFor } from "#ui/shop.ts";
import { ProvideSite } from "./context.ts";
import { SiteDocument } from "./document.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { ContactPage, HowPage, QuestionsPage } from "./plain-pages.tsx";
import { ReceiptPage } from "./receipt-page.tsx";
import { RefusedPage } from "./refused-page.tsx";
import { SchemePage } from "./scheme-page.tsx";
import { SchemesPage } from "./schemes-page.tsx";

/** The build of the browsers' pages, which is there before this one: which of its files these pages need. */
const manifests = import.meta.glob<Record<string, { file: string }>>("/dist/manifest.json", {
  eager: true,
  import: "default",
});
const styles = Object.values(manifests).flatMap((manifest) => manifest["src/site/site.css"]?.file ?? []);

const speakers = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadToWrite(language)] as const)),
);

/** Nothing else runs between its first and its last line, so that no other page's language or shop gets in. */
export const renderSite: RenderSite = (request) => {
  speakers.get(request.language)?.();
  writeFor(request.facts.shop);
  const page = renderToStaticMarkup(
    <ProvideSite value={request}>
      <SiteDocument styles={styles}>{pageOf(request)}</SiteDocument>
    </ProvideSite>,
  );
  return `<!doctype html>${page}`;
};

/** The style sheet of a shop's colour. */
export function coloursOf(colour: string): string {
  return `:root{${paintOf(colour)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
}

function pageOf({ view }: SiteRequest) {
  switch (view.page) {
    case "schemes":
      return <SchemesPage view={view} />;
    case "scheme":
      return <SchemePage view={view} />;
    case "howItWorks":
      return <HowPage />;
    case "questions":
      return <QuestionsPage />;
    case "checkReceipt":
      return <ReceiptPage view={view} />;
    case "contact":
      return <ContactPage />;
    case "notFound":
      return <NotFoundPage />;
    case "refused":
      return <RefusedPage reason={view.reason} />;
  }
}
