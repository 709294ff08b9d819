import { readFileSync } from "node:fs";
import { join } from "node:path";
import { screens } from "@thangam/contracts/menu/screens";
import { screensWithoutShell } from "@thangam/contracts/menu/screens-without-shell";
import type { Screen } from "@thangam/contracts/menu/screen";
import * as z from "zod/mini";

/** What Vite writes about a file of the build, as far as it is read here. */
const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
type Manifest = Readonly<Record<string, z.infer<typeof chunk>>>;

const bare = new Set<Screen>(screensWithoutShell);

/**
 * A Link header for the address of each screen. It names the files of the screen that index.html does not name, so that
 * the browser fetches them beside the first files instead of after them. Empty while the pages are not built.
 */
export function preloadLinks(webDir: string): Map<string, string> {
  const manifest = readManifest(join(webDir, "manifest.json"));
  if (manifest === null) return new Map();
  const first = filesOf(manifest, "index.html");
  const links = new Map<string, string>();
  for (const screen of screens.filter(({ path }) => !path.includes(":"))) {
    const files = new Set(sourcesOf(screen).flatMap((source) => [...filesOf(manifest, source)])).difference(first);
    if (files.size > 0) links.set(screen.path, [...files].map(linkTo).join(", "));
  }
  return links;
}

function readManifest(file: string): Manifest | null {
  try {
    return z.record(z.string(), chunk).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function sourcesOf(screen: Screen): string[] {
  const own = `src/features/${screen.component}-screen.tsx`;
  if (bare.has(screen)) return [own];
  const tabs = screen.audience === "customer" ? ["src/app/shell/customer-tabs.tsx"] : [];
  return ["src/app/shell/shell.tsx", ...tabs, own];
}

/** A file with everything that it imports at once. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const found = manifest[source];
  if (found === undefined || seen.has(found.file)) return seen;
  seen.add(found.file);
  for (const style of found.css ?? []) seen.add(style);
  for (const imported of found.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

function linkTo(file: string): string {
  return `</${file}>; ${file.endsWith(".css") ? "rel=preload; as=style; crossorigin" : "rel=modulepreload"}`;
}
