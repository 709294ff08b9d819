import type { RenderSite, SiteRequest } from "@thangam/contracts/site/view";
import { renderToStaticMarkup } from "react-dom/server";
import { paintOf, writeFor } from "#ui/shop.ts";
import { ProvideSite } from "./context.ts";
import { SiteDocument } from "./document.tsx";
import { frontScriptText, frontVersion } from "./front-script.ts";
import { Front } from "./fronts.tsx";
import { isFront } from "./is-front.ts";
import { JoinPage } from "./join-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { ContactPage, HowPage, QuestionsPage } from "./plain-pages.tsx";
import { frontStyles, programOf, screenOf, siteStyles, withProgram } from "./program.ts";
import { ReceiptPage } from "./receipt-page.tsx";
import { RefusedPage } from "./refused-page.tsx";
import { SchemePage } from "./scheme-page.tsx";
import { SchemesPage } from "./schemes-page.tsx";
import { speakToWrite } from "./speakers.ts";

/** Nothing else runs between its first and its last line, so that no other page's language or shop gets in. */
export const renderSite: RenderSite = (request) => {
  speakToWrite(request.language);
  writeFor(request.facts.shop);
  const page = renderToStaticMarkup(
    <ProvideSite value={request}>
      <SiteDocument styles={isFront(request.view) ? frontStyles : siteStyles}>{pageOf(request)}</SiteDocument>
    </ProvideSite>,
  );
  if (!isFront(request.view)) return `<!doctype html>${page}`;
  return `<!doctype html>${withProgram(page, programOf(screenOf(request.view.page), request.language))}`;
};

/** What a browser runs before it paints a page that the program takes over; its address changes with it. */
export const frontScript = { version: frontVersion, text: frontScriptText };

/** The style sheet of a shop's colour. */
export function coloursOf(colour: string): string {
  return `:root{${paintOf(colour)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
}

function pageOf({ view }: SiteRequest) {
  if (isFront(view)) return <Front view={view} />;
  switch (view.page) {
    case "joinAnswer":
      return <JoinPage joining={view.joining} />;
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
