import { operations } from "@thangam/contracts";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { glob, readFile } from "node:fs/promises";
import { portalTitles } from "@thangam/contracts/menu/screens";

const source = new URL("../src/", import.meta.url);

/**
/**
 * The English sentences of the screens, sorted: the titles of the table of screens, the sentences of `t("…")` in the code,
 * where the first argument is always a literal, and the labels of operations in the audit trail.
 */
export async function textsOfScreens(): Promise<string[]> {
  const found = new Set<string>([...portalTitles, ...auditLabels()]);
  for await (const file of glob("**/*.{ts,tsx}", { cwd: source })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const text of textsIn(await readFile(new URL(file, source), "utf8"))) found.add(text);
  }
  return [...found].toSorted();
}

function auditLabels(): string[] {
  return Object.values<Operation>(operations).flatMap(({ auditLabel }) => auditLabel ?? []);
}

export function textsIn(code: string): string[] {
  return Array.from(code.matchAll(/\bt\(\s*("(?:[^"\\]|\\.)*")/g), ([, literal = ""]) => String(JSON.parse(literal)));
}
