import { siteAddress, siteAddressOfAll, siteFiles, siteFronts, sitePages } from "@thangam/contracts/site/addresses";
import type { SitePlace } from "@thangam/contracts/site/addresses";
import { languages } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";

/** Every public page in every language, with where it stands in the others. */
export function sitemapText(publicUrl: string, schemes: readonly { code: string }[]): string {
  const places: SitePlace[] = [
    ...[...siteFronts, ...sitePages].map((page) => ({ page })),
    ...schemes.map(({ code }) => ({ page: "scheme" as const, code })),
  ];
  const urls = places.flatMap((place) => languages.map((language) => urlText(publicUrl, place, language)));
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join("\n")}\n</urlset>\n`;
}

function urlText(publicUrl: string, place: SitePlace, language: Language): string {
  const at = (other: Language) => escaped(publicUrl + siteAddress(place, other));
  const link = (tag: string, address: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`;
  const others = [
    ...languages.map((other) => link(other, at(other))),
    link("x-default", escaped(publicUrl + siteAddressOfAll(place))),
  ];
  return `<url><loc>${at(language)}</loc>${others.join("")}</url>`;
}

function escaped(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}

/** What is about one receipt, or about setting up the shop, is for no search engine. */
export function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /verify/",
    "Disallow: /setup",
    `Sitemap: ${publicUrl}${siteFiles.sitemap}`,
    "",
  ].join("\n");
}
