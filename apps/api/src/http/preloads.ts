import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFilesOf } from "@thangam/contracts/site/built-files";
import type { BuildManifest } from "@thangam/contracts/site/built-files";
import { sourcesOf } from "@thangam/contracts/menu/screen-sources";
import { screens } from "@thangam/contracts/menu/screens";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { getShop } from "@thangam/contracts/settings/shop-operations";
import * as z from "zod/mini";

/** What Vite writes about a file of the build, as far as it is read here. */
const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});

/** What every page asks at once. */
const askedByAll = [getSession.wire, getShop.wire];

/**
 * A Link header for the address of each screen, so that the browser fetches beside each other what would come one after another:
 * answers first, because they are small; then the files of index.html, which hold the libraries, because they are large; then the files of
 * the screen. Empty while the pages are not built.
 */
export function preloadLinks(webDir: string): Map<string, string> {
  const manifest = readManifest(join(webDir, "manifest.json"));
  if (manifest === null) return new Map();
  const first = [...builtFilesOf(manifest, "index.html")];
  const links = new Map<string, string>();
  for (const screen of screens.filter(({ path }) => !path.includes(":"))) {
    const own = sourcesOf(screen).flatMap((source) => [...builtFilesOf(manifest, source)]);
    if (own.length === 0) continue;
    const files = new Set([...first, ...own]);
    const answers = askedByAll.map((wire) => `</api/${wire}>; rel=preload; as=fetch; crossorigin`);
    links.set(screen.path, [...answers, ...[...files].map(linkTo)].join(", "));
  }
  return links;
}

function readManifest(file: string): BuildManifest | null {
  try {
    return z.record(z.string(), chunk).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function linkTo(file: string): string {
  return `</${file}>; ${file.endsWith(".css") ? "rel=preload; as=style; crossorigin" : "rel=modulepreload"}`;
}
