import type { CallsByFile } from "./sql-runner.ts";

interface MutatedFunction {
  /** As the database calls it, such as `credit_book`. */
  name: string;
  /** The text of every function of the database by its name. */
  scripts: ReadonlyMap<string, string>;
}

/**
 * Which of these test files can tell a mutant of a function, in the order in which they are tried: what is likely to fail,
 * then what calls the function. PostgreSQL counts no call of an SQL function that it writes into its caller, so of those
 * every file is tried, those that call a caller first; of the others only files that call it.
 */
export function filesThatReach(
  { name, scripts }: MutatedFunction,
  calls: CallsByFile,
  likely: readonly string[],
): readonly string[] {
  const files = [...calls.keys()];
  const callers = [...scripts].filter(([, script]) => namesIn(script).has(name)).map(([caller]) => caller);
  const reaching = files.filter((file) => callers.some((caller) => calls.get(file)?.has(caller) ?? true));
  const calling = files.filter((file) => calls.get(file)?.has(name) ?? true);
  const canBeWrittenIntoItsCaller = /\blanguage sql\b/i.test(scripts.get(name) ?? "");
  const able = canBeWrittenIntoItsCaller ? [...calling, ...reaching, ...files] : calling;
  return [...new Set([...likely.filter((file) => able.includes(file)), ...able])];
}

function namesIn(script: string): ReadonlySet<string> {
  return new Set(script.match(/\w+/g));
}
