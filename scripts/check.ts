/** What `pnpm check` runs: everything that can be said of the code without running it. */
import { checkDocs } from "./check-docs.ts";
import { checkNames } from "./check-names.ts";
import { checkRules } from "./check-rules.ts";
import { run } from "./run.ts";
import { checkCounted } from "./walls/check-counted.ts";
import { checkWalls } from "./walls/check-walls.ts";

/**
 * The compiler reads every project for the lint already, so that it tells of the types as well, for a tenth of what they take
 * alone. No comment hides those.
 */
export const typedLint = ["--type-aware", "--type-check", "--deny-warnings"];

const checks: [name: string, check: () => Promise<number>][] = [
  ["format", () => run("oxfmt", ["--check", "."])],
  ["lint and types", () => run("oxlint", [...typedLint, "."])],
  ["dead code", () => run("knip", ["--no-progress"])],
  ["walls between the rooms", checkWalls],
  ["sizes and circles", checkCounted],
  ["links of the documents", checkDocs],
  ["names in the documents", checkNames],
  ["keepers of the rules in the documents", checkRules],
];

/** Runs every check, also after one has failed. */
export async function check(): Promise<{ passed: number; failed: string[] }> {
  const failed: string[] = [];
  for (const [name, runCheck] of checks) {
    console.log(`\n— ${name}`);
    if ((await runCheck()) !== 0) failed.push(name);
  }
  return { passed: checks.length - failed.length, failed };
}

if (import.meta.main) {
  const { failed } = await check();
  for (const name of failed) console.error(`failed: ${name}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
