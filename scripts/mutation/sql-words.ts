import type { Mutant } from "./sql-mutants.ts";

/**
 * These test files, those first that share the rarest words with what was mutated: the names, columns and refusals of its
 * line. `dueDay` in a test and `due_day` in a function are the same words.
 */
export function byWords(mutated: string, tests: ReadonlyMap<string, string>): readonly string[] {
  const wordsOfTests = [...tests].map(([file, text]) => ({ file, words: wordsIn(`${file} ${text}`) }));
  const weights = [...wordsIn(mutated)].map((word) => ({
    word,
    weight: 1 / wordsOfTests.filter(({ words }) => words.has(word)).length,
  }));
  const shared = wordsOfTests.map(({ file, words }) => ({
    file,
    score: weights.reduce((sum, { word, weight }) => sum + (words.has(word) ? weight : 0), 0),
  }));
  return shared.toSorted((one, other) => other.score - one.score).map(({ file }) => file);
}

/**
 * What a line was, the two lines below it, and the texts in the functions that they call, such as the codes of refusals.
 * Whether a lock is there is told by tests that wait for it.
 */
export function wordsAround(
  { operator, before, script, line }: Pick<Mutant, "operator" | "before" | "script" | "line">,
  scripts: ReadonlyMap<string, string>,
): string {
  const lines = [before, ...script.split("\n").slice(line, line + 2)].join("\n");
  const called = new Set(lines.match(/\w+(?=\()/g));
  const texts = [...scripts].filter(([name]) => called.has(name)).flatMap(([, text]) => text.match(/'[a-z_]+'/g) ?? []);
  return [lines, ...texts, ...(operator.includes("lock") ? ["lock_timeout"] : [])].join("\n");
}

/** Every name, and the words that it is made of. */
function wordsIn(text: string): ReadonlySet<string> {
  const names = text.match(/[a-z]\w+/gi) ?? [];
  const parts = names.flatMap((name) => name.split(/_|(?<=[a-z])(?=[A-Z])/));
  return new Set([...names, ...parts].map((word) => word.replaceAll("_", "").toLowerCase()));
}
