import { glob, readFile } from "node:fs/promises";
import { portalTitles } from "@thangam/contracts/menu/screens";

const source = new URL("../src/", import.meta.url);
/** What the screens and papers say of the terms of a scheme. */
const linesOfTerms = new URL("../../../packages/contracts/src/schemes/lines/", import.meta.url);

/**
 * The English sentences of the screens, each with the noun that says it, or `common` (several nouns), `lists`, `shell`, `site`, `frame` (none) or
 * `titles`: the titles of the table of screens, and the
 * sentences of `t("…")` in the code, where the first argument is always a literal.
 */
export async function textsOfScreens(): Promise<Map<string, string>> {
  const groups = new Map<string, string>(portalTitles.map((title) => [title, "titles"]));
  for await (const file of glob("*.ts", { cwd: linesOfTerms }))
    for (const text of textsIn(await readFile(new URL(file, linesOfTerms), "utf8"))) groups.set(text, "terms");
  for await (const file of glob("**/*.{ts,tsx}", { cwd: source })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const noun = groupOf(file);
    for (const text of textsIn(await readFile(new URL(file, source), "utf8"))) {
      const group = groups.get(text) ?? noun;
      groups.set(text, group === noun || group === "titles" ? group : "common");
    }
  }
  return groups;
}

/** The noun of a feature; what every list or every page has around it is a group of its own. */
function groupOf(file: string): string {
  if (file.startsWith("list-page/")) return "lists";
  if (file.startsWith("app/shell/")) return "shell";
  if (file.startsWith("site/")) return "site";
  return /^(?:features|shared)\/([^/]+)/.exec(file)?.[1] ?? "frame";
}

export function textsIn(code: string): string[] {
  return Array.from(code.matchAll(/\bt\(\s*("(?:[^"\\]|\\.)*")/g), ([, literal = ""]) => String(JSON.parse(literal)));
}
