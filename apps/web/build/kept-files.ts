import { readFile } from "node:fs/promises";
import path from "node:path";
import { mayOpen } from "@thangam/contracts/menu/audience";
import { screens } from "@thangam/contracts/menu/screens";
import { builtFilesOf } from "@thangam/contracts/site/built-files";
import type { BuiltFile } from "@thangam/contracts/site/built-files";
import { screensWithoutShell } from "@thangam/contracts/menu/screens-without-shell";

type Manifest = Readonly<Record<string, BuiltFile & { dynamicImports?: string[] }>>;

const customer = { role: "Customer", capabilities: [] } as const;
const bare = new Set<string>(screensWithoutShell.map(({ name }) => name));
/** By which somebody leaves without a connection, and where that leads. */
const ways = new Set<string>(["logout", "login"]);

/** What the frame around a screen opens. */
const ofFrame = /^src\/(app\/|features\/help\/)/;

/**
 * The files of a build that a customer needs to open the portal without a connection: the page with its programs, the frame, the
 * screens that customers have, the way out, and the parts that these load at once. A phone does not fetch what only staff open.
 */
export async function filesOfCustomers(folder: string): Promise<Set<string>> {
  // safe: Vite's own format of its manifest
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8")) as Manifest;
  const sources = screens
    .filter(({ audience, name }) => mayOpen(audience, customer) && (ways.has(name) || !bare.has(name)))
    .map(({ component }) => `src/features/${component}-screen.tsx`);
  const files = new Set(["index.html", "favicon.svg"]);
  add(manifest, "index.html", files);
  const ofEveryPage = chunksOf(manifest, "index.html");
  // Of what every page may load later, the parts of the frame: the rest are screens.
  for (const chunk of ofEveryPage)
    for (const part of manifest[chunk]?.dynamicImports ?? []) if (ofFrame.test(part)) add(manifest, part, files);
  for (const source of ["src/api/kept/kept-answers.ts", ...sources]) {
    add(manifest, source, files);
    // What is loaded later hangs on the file in which the module lies.
    for (const chunk of chunksOf(manifest, source).difference(ofEveryPage))
      for (const part of manifest[chunk]?.dynamicImports ?? []) add(manifest, part, files);
  }
  return files;
}

/** An entry of the manifest with all that it imports at once, by name. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) chunksOf(manifest, imported, seen);
  return seen;
}

function add(manifest: Manifest, source: string, files: Set<string>): void {
  for (const file of builtFilesOf(manifest, source)) files.add(file);
}
