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

/**
 * Screens of the portal that the server writes, too, so that they are read before the program is here, and without it. They speak
 * what `?language=` names, else what the reader's browser asks for.
 */
const fronts = { signIn: "/", join: "/registration" } as const;

export type SiteFrontName = keyof typeof fronts;
export const siteFronts: readonly SiteFrontName[] = ["signIn", "join"];

/** Where the code leads that is printed on a receipt: in the language of whoever scans it. */
const receiptRoot = "/verify";

/** A page, or the one scheme or receipt that it is about. */
export type SitePlace =
  | { page: SitePageName | SiteFrontName }
  | { page: "scheme"; code: string }
  | { page: "receipt"; code: string };

const translated: readonly Language[] = languages.filter((language) => language !== SOURCE_LANGUAGE);

/** What stands before the address of a page in a language: "/ta"; in English nothing. */
function prefixOf(language: Language): string {
  return language === SOURCE_LANGUAGE ? "" : `/${language}`;
}

export function siteAddress(place: SitePlace, language: Language): string {
  const path = pathOf(place);
  return isInBrowsersLanguage(place) ? `${path}?language=${language}` : prefixOf(language) + path;
}

/** Where a page is for readers of any language: one that follows their browser, or else the English one. */
export function siteAddressOfAll(place: SitePlace): string {
  return isInBrowsersLanguage(place) ? pathOf(place) : siteAddress(place, SOURCE_LANGUAGE);
}

function pathOf(place: SitePlace): string {
  if (place.page === "scheme") return `${pages.schemes}/${encodeURIComponent(place.code)}`;
  if (place.page === "receipt") return `${receiptRoot}/${encodeURIComponent(place.code)}`;
  return { ...pages, ...fronts }[place.page];
}

function isInBrowsersLanguage({ page }: SitePlace): boolean {
  return page === "receipt" || siteFronts.some((front) => front === page);
}

/** Every address in front of or below which nothing but a public page stands, as Express and Caddy match paths. */
export const siteRoots: readonly string[] = [...Object.values(pages), receiptRoot, ...translated.map(prefixOf)];

/** The addresses, and none below them, of the screens that the server writes. */
export const siteFrontPaths: readonly string[] = Object.values(fronts);

/**
 * What a path names; without a place the page that says so. A language of null is the one that the reader asks for. Null: no public
 * page's path.
 */
export function siteOf(path: string): { language: Language | null; place: SitePlace | null } | null {
  const front = siteFronts.find((name) => fronts[name] === path);
  if (front !== undefined) return { language: null, place: { page: front } };
  if (!siteRoots.some((root) => path === root || path.startsWith(`${root}/`))) return null;
  const [, first = "", code = "", ...more] = path.split("/");
  if (`/${first}` === receiptRoot)
    return { language: null, place: code === "" || more.length > 0 ? null : { page: "receipt", code } };
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

/** The script of a front, which runs before anything is painted; its address changes with it. */
export function frontScript(version: string): string {
  return `${frontScripts}/${version}.js`;
}

const frontScripts = "/front_scripts";

/** Files that the server writes beside the pages. */
export const siteFiles = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  colours: `${shopColoursRoot}/:colour.css`,
  frontScript: `${frontScripts}/:version.js`,
} as const;
