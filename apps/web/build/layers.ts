import path from "node:path";
import type { Rolldown } from "vite";

const source = path.join(import.meta.dirname, "../src");
const contracts = "../../../packages/contracts/src";

/**
 * The files that many pages share, each holding whatever its roots import at once and no earlier one holds. What a
 * single screen needs comes with that screen, so that another screen makes no first page heavier: a module gets into
 * one of these only when one of the roots imports it. Everything else is split by who uses it.
 */
const layers: readonly [name: string, roots: readonly string[]][] = [
  // Every page.
  ["app", ["app/app.tsx", "ui/theme.ts", "ui/brand.tsx", "navigation/use-title.ts"]],
  // Every page of somebody who is signed in.
  [
    "shell",
    [
      "app/shell/shell.tsx",
      "navigation/button-link.tsx",
      "format/rupees.ts",
      "format/grams.ts",
      `${contracts}/values/money.ts`,
    ],
  ],
  // What is filled in, from the login on.
  ["forms", ["forms/use-operation-form.ts", "ui/text-field.tsx", "ui/password-field.tsx"]],
  // The lists of the counter and what stands above them.
  [
    "counter",
    [
      "list-page/list-table.tsx",
      "navigation/page-header.tsx",
      "navigation/client-link.tsx",
      "list-page/list-state.ts",
      "ui/search-field.tsx",
      "ui/date-field.tsx",
      "ui/select-field.tsx",
      "ui/email-text.tsx",
    ],
  ],
];

/** Groups of `codeSplitting`: the libraries of the first page, and the layers. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "vendor", test: isVendor },
  { name: layerNames(), debugName: "layers" },
];

function layerNames() {
  // Made once all modules are known, which is when the first of them is asked for.
  let layerById: ReadonlyMap<string, string> | null = null;
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    layerById ??= layersOf(graph);
    return layerById.get(id) ?? null;
  };
}

function layersOf(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const layerById = new Map<string, string>();
  const take = (id: string, layer: string) => {
    if (layerById.has(id) || isVendor(id)) return;
    layerById.set(id, layer);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) take(imported, layer);
  };
  for (const [layer, roots] of layers) {
    for (const root of roots) {
      const id = path.join(source, root);
      if (graph.getModuleInfo(id) === null) throw new Error(`${root}, a root of ${layer}, is not there`);
      take(id, layer);
    }
  }
  return layerById;
}

/** What every page needs of others and few releases change. */
function isVendor(id: string): boolean {
  return (
    /node_modules\/(react|react-dom|scheduler|react-router|axios|zod|@tanstack\/[^/]+|intl-messageformat|@formatjs\/[^/]+)\//.test(
      id,
    ) ||
    ["lean-axios:", "vite/preload-helper", "rolldown/runtime", "/csp-provider/", "/csp-context/"].some((part) =>
      id.includes(part),
    )
  );
}
