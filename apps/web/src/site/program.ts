import type { Screen } from "@thangam/contracts/menu/screen";
import { screens } from "@thangam/contracts/menu/screens";
import type { ScreenName } from "@thangam/contracts/menu/screens";
import type { SiteFrontName } from "@thangam/contracts/site/addresses";
import { builtFilesOf } from "@thangam/contracts/site/built-files";
import type { BuildManifest } from "@thangam/contracts/site/built-files";
import { sourcesOf } from "@thangam/contracts/menu/screen-sources";
import { SOURCE_LANGUAGE } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";

// What of the browsers' build, which is there before this one, a page needs.
const manifests = import.meta.glob<BuildManifest>("/dist/manifest.json", { eager: true, import: "default" });
const shells = import.meta.glob<string>("/dist/index.html", { eager: true, query: "?raw", import: "default" });
const [manifest = {}] = Object.values(manifests);
const [shell = ""] = Object.values(shells);

/** The style sheet of the pages that run no program. */
export const siteStyles: readonly string[] = [manifest["src/site/site.css"]?.file ?? []].flat();
/** And of those that the program takes over, beside its own. */
export const frontStyles: readonly string[] = [manifest["src/site/front.css"]?.file ?? []].flat();

/** What the head of index.html loads; its icon and its title the pages say themselves. */
const links = (
  /<head>.*<\/head>/s.exec(shell)?.[0].match(/<link (?!rel="icon").*?>|<script .*?<\/script>/gs) ?? []
).map(String);
const isProgram = (tag: string) => /^<script |^<link rel="modulepreload" /.test(tag);
/** Who is signed in, and where. */
const asks = (tag: string) => tag.startsWith('<link rel="preload" ');

/** What index.html says where its program does not arrive. */
const late = /<div id="root">(.*)<\/div>\s*<noscript>/s.exec(shell)?.[1]?.trim() ?? "";

/** Where the script of the head does not start it. */
const lateStart = [manifest["src/site/late-start.ts"]?.file ?? []]
  .flat()
  .map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
  .join("");

const names: Readonly<Record<SiteFrontName, ScreenName>> = { signIn: "login", join: "registration" };

/** The screen of the table that a page stands for until the program is here. */
export function screenOf(page: SiteFrontName): Screen {
  const found = screens.find(({ name }) => name === names[page]);
  if (found === undefined) throw new Error(`the table has no screen ${names[page]}`);
  return found;
}

/** Of a page that the program takes over: what stands in its head, and the program itself, which comes when the page is painted. */
interface Program {
  head: string;
  scripts: string;
}

/** The program of a screen, in a language. `isAnswered`: the page holds the answers that the program asks for first. */
export function programOf(screen: Screen, language: Language, isAnswered = false): Program {
  const texts = language === SOURCE_LANGUAGE ? [] : [`../../packages/texts/src/${language}/web.ts`];
  const before = links.filter((tag) => !isAnswered || !asks(tag));
  const all = [...before, ...tagsOf([...sourcesOf(screen), ...texts])];
  return {
    head: all.filter((tag) => !isProgram(tag)).join("") + lateStart,
    scripts: all.filter(isProgram).join(""),
  };
}

/** index.html, with what follows for the screen, where nothing of that is written. */
export function programPage(screen: Screen): string {
  return shell.replace("</head>", () => `${tagsOf(sourcesOf(screen)).join("")}</head>`);
}

/** What a screen loads besides index.html. */
function tagsOf(sources: readonly string[]): string[] {
  const first = builtFilesOf(manifest, "index.html");
  const own = new Set(sources.flatMap((source) => [...builtFilesOf(manifest, source)]));
  return [...own.difference(first)].map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
}

/** A page with its program. What shows where that is late is in a template, too. */
export function withProgram(page: string, { head, scripts }: Program): string {
  const templates = `<template id="program">${scripts}</template><template id="late">${late}</template>`;
  return page
    .replace("</head>", () => `${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${templates}</body></html>`);
}
