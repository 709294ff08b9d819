import type { Screen } from "@thangam/contracts/menu/screen";
import { screens } from "@thangam/contracts/menu/screens";
import type { ScreenName } from "@thangam/contracts/menu/screens";
import type { SiteFrontName } from "@thangam/contracts/site/addresses";
import { builtFilesOf } from "@thangam/contracts/site/built-files";
import type { BuildManifest } from "@thangam/contracts/site/built-files";
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

/** What index.html loads; its icon and its title the pages say themselves. */
const links = [
  ...(/<head>.*<\/head>/s.exec(shell)?.[0].matchAll(/<link (?!rel="icon").*?>|<script .*?<\/script>/gs) ?? []),
]
  .map(([tag]) => tag)
  .join("");

/** What index.html says where its program does not arrive. */
const late = /<div id="root">(.*)<\/div>\s*<noscript>/s.exec(shell)?.[1]?.trim() ?? "";

/** Before the program, so that it is met. */
const meeting = [manifest["src/site/meet-program.ts"]?.file ?? []]
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

/** Into the head of a page that the program takes over: the program, its screen's files and its language. */
export function programOf(page: SiteFrontName, language: Language): string {
  const texts = language === SOURCE_LANGUAGE ? [] : [`../../packages/texts/src/${language}/web.ts`];
  const first = builtFilesOf(manifest, "index.html");
  const files = new Set(
    [`src/features/${screenOf(page).component}-screen.tsx`, ...texts].flatMap((source) => [
      ...builtFilesOf(manifest, source),
    ]),
  );
  const own = [...files.difference(first)].map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return afterPainting(meeting + links + own.join(""));
}

/** The page is read without the program, so its styles need not share a slow line with it. */
function afterPainting(tags: string): string {
  return tags.replaceAll(/<script |<link rel="modulepreload" /g, (tag) => `${tag}fetchpriority="low" `);
}

/** Shown by the page's script where the program is late. */
export const lateTemplate = `<template id="late">${late}</template>`;
