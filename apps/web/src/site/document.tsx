import { frontScript, shopColours, siteAddress, siteAddressOfAll } from "@thangam/contracts/site/addresses";
import { languages } from "@thangam/texts/languages";
import type { ReactNode } from "react";
import { useSite } from "./context.ts";
import { frontVersion } from "./front-script.ts";
import { isFront } from "./is-front.ts";
import { siteStyles } from "./program.ts";
import { structuredData } from "./structured-data.ts";
import { headOf } from "./titles.ts";

interface Props {
  /** The files of the build that a page needs. */
  styles: readonly string[];
  children: ReactNode;
}

/** The whole page with its head. It runs no script, unless the program takes it over. */
export function SiteDocument({ styles, children }: Props) {
  const request = useSite();
  const { language, facts } = request;
  const { colour, name } = facts.shop;
  const head = headOf(request);
  const title = `${head.title} · ${name}`;
  const { view } = request;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={colour ?? "#12392f"} />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <Addresses />
        <Social title={title} description={head.description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((file) => (
          <link key={file} rel="stylesheet" href={`/${file}`} />
        ))}
        {colour !== null && <link rel="stylesheet" href={shopColours(colour)} />}
        {/* The program's form is drawn with the program's styles. */}
        {view.page === "join" && siteStyles.length > 0 && (
          <noscript>
            {siteStyles.map((file) => (
              <link key={file} rel="stylesheet" href={`/${file}`} />
            ))}
          </noscript>
        )}
        {isFront(view) && <script src={frontScript(frontVersion)} />}
        {/* Data that no browser runs, so the policy against inline scripts stays as it is. */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(request) }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Where this page is, alone and in each language. What is about one receipt, or nowhere, is for no search engine. */
function Addresses() {
  const { place, language, isForAll, publicUrl, view } = useSite();
  if (place === null || (view.page === "checkReceipt" && view.code !== "") || view.page === "joinAnswer")
    return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={publicUrl + (isForAll ? siteAddressOfAll(place) : siteAddress(place, language))} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={publicUrl + siteAddress(place, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + siteAddressOfAll(place)} />
    </>
  );
}

function Social({ title, description }: { title: string; description: string }) {
  const { place, language, publicUrl, facts } = useSite();
  const { name, logoUrl } = facts.shop;
  const properties = {
    "og:type": "website",
    "og:site_name": name,
    "og:title": title,
    "og:description": description,
    "og:locale": `${language}_IN`,
    "og:image": `${publicUrl}${logoUrl ?? "/social.jpg"}`,
    ...(place !== null && { "og:url": publicUrl + siteAddress(place, language) }),
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content={logoUrl === null ? "summary_large_image" : "summary"} />
    </>
  );
}
