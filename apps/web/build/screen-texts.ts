import { glob, readFile } from "node:fs/promises";

const source = new URL("../src/", import.meta.url);

/** The English sentences of `t("…")` in the code of the screens, sorted. The first argument of `t` is always a literal. */
export async function textsOfScreens(): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: source })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const text of textsIn(await readFile(new URL(file, source), "utf8"))) found.add(text);
  }
  return [...found].toSorted();
}

export function textsIn(code: string): string[] {
  return Array.from(code.matchAll(/\bt\(\s*("(?:[^"\\]|\\.)*")/g), ([, literal = ""]) => String(JSON.parse(literal)));
}
