import { readFile } from "node:fs/promises";
import type { Plugin, Rolldown } from "vite";
import { paths } from "#paths.ts";

/**
 * Writes preloads.json: for each path, the files its screen needs besides those index.html names. The server tells
 * the browser of them with the page, so that they come along with the first files instead of after them.
 */
export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      const isThere = new Set(entry && filesOf(entry, bundle));
      const filesByPath: Record<string, string[]> = {};
      for (const [path, module] of await screensByPath()) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
        if (chunk === undefined) this.error(`the screen ${module} has no file of its own`);
        filesByPath[path] = filesOf(chunk, bundle).filter((file) => !isThere.has(file));
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(filesByPath) });
    },
  };
}

/** Path and module of every screen, as the map of the screens in routes.tsx has them. */
async function screensByPath(): Promise<[path: string, module: string][]> {
  const routes = await readFile(new URL("../src/routes.tsx", import.meta.url), "utf8");
  const entries = routes.matchAll(/screen\(\s*paths\.(\w+),[^)]*\(\) => import\("#([^"]+)"\)/g);
  const pathByName = new Map<string, string>(Object.entries(paths));
  const screens = [...entries].map(([, name = "", module = ""]): [string, string] => [
    pathByName.get(name) ?? "",
    module,
  ]);
  const count = routes.split("() => import(").length - 1;
  if (screens.length !== count)
    throw new Error(`routes.tsx has ${count} screens, of which ${screens.length} were read`);
  return screens;
}

/** A file with everything it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") filesOf(imported, bundle, seen);
  }
  return [...seen];
}
