/** What `pnpm check` runs: everything that can be said of the code without running it. */
import { checkDocs } from "./check-docs.ts";
import { checkNames } from "./check-names.ts";
import { checkRules } from "./check-rules.ts";
import { run } from "./run.ts";
import { checkCounted } from "./walls/check-counted.ts";
import { checkWalls } from "./walls/check-walls.ts";

const checks: [name: string, check: () => Promise<number>][] = [
  ["format", () => run("oxfmt", ["--check", "."])],
  ["lint", () => run("oxlint", ["--type-aware", "--deny-warnings", "."])],
  ["types of the texts", () => checkTypes("packages/texts")],
  ["types of the contracts", () => checkTypes("packages/contracts")],
  ["types of the terms", () => checkTypes("packages/terms")],
  ["types of the API", () => checkTypes("apps/api")],
  ["types of the web", () => checkTypes("apps/web")],
  ["types of the tools", () => checkTypes(".")],
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

/** In two threads, for as many cores: each of the usual four checks again what the others need. */
function checkTypes(project: string): Promise<number> {
  return run("tsc", ["--checkers", "2", "-p", project]);
}

if (import.meta.main) {
  const { failed } = await check();
  for (const name of failed) console.error(`failed: ${name}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
