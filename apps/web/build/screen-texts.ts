import { operations } from "@thangam/contracts";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { glob, readFile } from "node:fs/promises";

const source = new URL("../src/", import.meta.url);

/**
 * The English sentences of the screens, sorted: of `t("…")` in their code, where the first argument is always a literal,
 * and the labels of operations in the audit trail.
 */
export async function textsOfScreens(): Promise<string[]> {
  const found = new Set<string>(auditLabels());
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
