import { languages, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";

/**
 * The pages that everybody reads without a sign-in, written whole by the server. They are no screens: the single-page application
 * links to them, and routes none of them. In another language each stands below the code of that language.
 */
const pages = {
  schemes: "/savings",
  howItWorks: "/how_it_works",
  questions: "/questions",
  checkReceipt: "/check_receipt",
  contact: "/contact",
} as const;

export type SitePageName = keyof typeof pages;

/** In the order in which their links stand. */
export const sitePages: readonly SitePageName[] = ["schemes", "howItWorks", "questions", "checkReceipt", "contact"];

/** A page, or the one scheme that it is about. */
export type SitePlace = { page: SitePageName } | { page: "scheme"; code: string };

const translated: readonly Language[] = languages.filter((language) => language !== SOURCE_LANGUAGE);

/** What stands before the address of a page in a language: "/ta"; in English nothing. */
function prefixOf(language: Language): string {
  return language === SOURCE_LANGUAGE ? "" : `/${language}`;
}

export function siteAddress(place: SitePlace, language: Language): string {
  const path = place.page === "scheme" ? `${pages.schemes}/${encodeURIComponent(place.code)}` : pages[place.page];
  return prefixOf(language) + path;
}

/** Every address in front of or below which nothing but a public page stands, as Express and Caddy match paths. */
export const siteRoots: readonly string[] = [...Object.values(pages), ...translated.map(prefixOf)];

/** What a path below one of the roots names; without a place the page that says so in that language. Null: no public page's path. */
export function siteOf(path: string): { language: Language; place: SitePlace | null } | null {
  if (!siteRoots.some((root) => path === root || path.startsWith(`${root}/`))) return null;
  const [, first = ""] = path.split("/");
  const language = translated.find((known) => known === first) ?? SOURCE_LANGUAGE;
  return { language, place: placeAt(path.slice(prefixOf(language).length)) };
}

function placeAt(path: string): SitePlace | null {
  const page = sitePages.find((name) => pages[name] === path);
  if (page !== undefined) return { page };
  const [, root, code, ...more] = path.split("/");
  const isScheme = `/${root}` === pages.schemes && code !== undefined && code !== "" && more.length === 0;
  return isScheme ? { page: "scheme", code } : null;
}

/** The style sheet that paints a page in a shop's colour, such as "#14493b". */
export function shopColours(colour: string): string {
  return `${shopColoursRoot}/${colour.slice(1)}.css`;
}

const shopColoursRoot = "/shop_colours";

/** Files that the server writes beside the pages. */
export const siteFiles = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  colours: `${shopColoursRoot}/:colour.css`,
} as const;
