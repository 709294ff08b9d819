import { readFile } from "node:fs/promises";
import type { Plugin, Rolldown } from "vite";
import { paths } from "#app/paths.ts";

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
      const fileOf = (module: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
        return chunk ?? this.error(`${module} has no file of its own`);
      };
      const filesByPath: Record<string, string[]> = {};
      for (const { path, modules } of await screensOfTheApp()) {
        const files = new Set(modules.flatMap((module) => filesOf(fileOf(module), bundle)));
        filesByPath[path] = [...files.difference(isThere)];
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(filesByPath) });
    },
  };
}

/**
 * Path and modules of every screen, as the map of the screens in routes.tsx has them: what stands around it, where
 * the code of those behind the counter is found, and its own.
 */
async function screensOfTheApp(): Promise<{ path: string; modules: string[] }[]> {
  const [routes, staffScreens] = await Promise.all([read("app/routes.tsx"), read("app/staff-screens.ts")]);
  const pathByName = new Map<string, string>(Object.entries(paths));
  const firstInShell = routes.indexOf("export const screens");
  const open = [...routes.matchAll(/\bscreen\(\s*paths\.(\w+),[^)]*\(\) => import\("#([^"]+)"\)/g)].map(
    ({ 1: name = "", 2: module = "", index }) => ({
      path: pathByName.get(name) ?? "",
      modules: [...(index > firstInShell ? ["app/shell/shell.tsx"] : []), module],
    }),
  );
  const behindTheCounter = [...staffScreens.matchAll(/(\w+): \(\) => import\("#([^"]+)"\)/g)].map(
    ([, name = "", module = ""]) => ({
      path: pathByName.get(name) ?? "",
      modules: ["app/shell/shell.tsx", "app/staff-screens.ts", module],
    }),
  );
  const screens = [...open, ...behindTheCounter];
  const count = routes.split('import("#').length + staffScreens.split('import("#').length - 2;
  if (screens.length !== count) throw new Error(`there are ${count} screens, of which ${screens.length} were read`);
  return screens;
}

function read(module: string): Promise<string> {
  return readFile(new URL(`../src/${module}`, import.meta.url), "utf8");
}

/** A file with everything it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") filesOf(imported, bundle, seen);
  }
  return [...seen];
}
