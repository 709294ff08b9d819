/**
 * Mutates the SQL functions: each mutant is applied to the database that test files clone, and the tests of its noun, then
 * broader ones, are expected to fail. Ends with 1 when a mutant survives that equivalent.ts does not explain.
 *
 *   node scripts/mutation/sql.ts [--size=small|full] [--seed=1] [--minutes=300] [--only=books/dues_on]
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { createVitest } from "vitest/node";
import type { Vitest } from "vitest/node";
import { reasonWhyEquivalent } from "./equivalent.ts";
import { sampleOf } from "./sample.ts";
import { mutantsOf } from "./sql-mutants.ts";
import type { Mutant } from "./sql-mutants.ts";
import { testsOf } from "./sql-tests.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** As testing/database-server.ts provides it to the test files. */
    templateUrl: string;
  }
}

const functionsDirectory = "prisma/sql/functions";
const smallSample = 12;

type Outcome = "killed" | "survived" | "equivalent" | "invalid";
type Result = Pick<Mutant, "path" | "line" | "operator" | "before" | "after"> & { outcome: Outcome; seconds: number };

const { values: options } = parseArgs({
  options: {
    size: { type: "string", default: "small" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "300" },
    only: { type: "string", default: "" },
  },
});

/** Test files that are known to pass without a mutant. */
const green = new Set<string>();
const chosen = await chooseMutants();
if (chosen.length === 0) throw new Error(`there is nothing to mutate in ${options.only}`);
const vitest = await createVitest("test", {
  watch: false,
  project: "db",
  bail: 1,
  maxWorkers: 2,
  reporters: [{}],
  silent: true,
});
try {
  // One quick file starts the server, whose address every mutant needs.
  await vitest.standalone();
  await requireGreen(vitest, ["apps/api/src/testing/make.db.test.ts"]);
  const results = await tryAll(vitest, chosen);
  await report(results);
  process.exitCode = results.some(({ outcome }) => outcome === "survived") ? 1 : 0;
} finally {
  await vitest.close();
}

async function chooseMutants(): Promise<Mutant[]> {
  const found = await readdir(functionsDirectory, { recursive: true });
  const paths = found.filter((path) => path.endsWith(".sql") && path.includes(options.only)).toSorted();
  const scripts = await Promise.all(paths.map((path) => readFile(join(functionsDirectory, path), "utf8")));
  const all = paths.flatMap((path, at) => mutantsOf(path, scripts[at] ?? ""));
  return sampleOf(all, options.size === "full" ? all.length : smallSample, Number(options.seed));
}

/** Tries one after the other until the time is over. What is invalid is left out of the sample. */
async function tryAll(runner: Vitest, mutants: readonly Mutant[]): Promise<Result[]> {
  const until = performance.now() + Number(options.minutes) * 60_000;
  const results: Result[] = [];
  for (const mutant of mutants) {
    if (performance.now() > until) break;
    const begun = performance.now();
    const outcome = await outcomeOf(runner, mutant);
    const { script: _script, ...about } = mutant;
    const seconds = Math.round((performance.now() - begun) / 1000);
    results.push({ ...about, outcome, seconds });
    say(
      `${results.length}/${mutants.length} ${outcome} in ${seconds} s: ${mutant.path}:${mutant.line} ${mutant.operator}`,
    );
  }
  return results;
}

async function outcomeOf(runner: Vitest, mutant: Mutant): Promise<Outcome> {
  const url = templateUrl(runner);
  if (!(await canApply(url, mutant.script))) return "invalid";
  let red: readonly string[] = [];
  for (const pair of pairsOf(testsOf(nounOf(mutant)))) if (red.length === 0) red = await redOf(runner, pair);
  // An error before this ends the run, and its database with it.
  const original = await readFile(join(functionsDirectory, mutant.path), "utf8");
  if (!(await canApply(url, original))) throw new Error(`${mutant.path} could not be put back`);
  if (red.length > 0) {
    await requireGreen(runner, red);
    return "killed";
  }
  return reasonWhyEquivalent(mutant) === undefined ? "survived" : "equivalent";
}

/** Fails unless these are green without a mutant: tests that are red anyway would kill everything. */
async function requireGreen(runner: Vitest, files: readonly string[]): Promise<void> {
  const unknown = files.filter((file) => !green.has(file));
  const red = unknown.length === 0 ? [] : await redOf(runner, unknown);
  if (red.length > 0) throw new Error(`these fail without a mutant: ${red.join(", ")}`);
  for (const file of unknown) green.add(file);
}

/** Two at a time, which is what a run has workers for; those behind them are seldom needed. */
function pairsOf(files: readonly string[]): string[][] {
  return files.flatMap((_, at) => (at % 2 === 0 ? [files.slice(at, at + 2)] : []));
}

async function canApply(url: string, script: string): Promise<boolean> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(script);
    return true;
  } catch {
    return false;
  } finally {
    await owner.end();
  }
}

/** Which of these test files fail. The first failure ends the run. */
async function redOf(runner: Vitest, files: readonly string[]): Promise<string[]> {
  const wanted = new Set(files.map((file) => join(process.cwd(), file)));
  const specifications = (await runner.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId));
  if (specifications.length !== wanted.size) throw new Error(`not all of these tests are there: ${files.join(", ")}`);
  const { testModules } = await runner.runTestSpecifications(specifications);
  return testModules.filter((module) => !module.ok()).map(({ moduleId }) => relative(process.cwd(), moduleId));
}

function templateUrl(runner: Vitest): string {
  const project = runner.projects.find(({ name }) => name === "db");
  if (project === undefined) throw new Error("vitest.config.ts has no project db");
  return project.getProvidedContext().templateUrl;
}

async function report(results: readonly Result[]): Promise<void> {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const valid = results.length - count("invalid") - count("equivalent");
  for (const { path, line, operator, before, after } of results.filter(({ outcome }) => outcome === "survived"))
    say(`survived: ${path}:${line} ${operator}\n  - ${before}\n  + ${after}`);
  say(
    `${count("killed")} of ${valid} mutants killed (seed ${options.seed}; of ${chosen.length} chosen, ${results.length} ` +
      `tried: ${count("invalid")} invalid, ${count("equivalent")} equivalent)`,
  );
  await mkdir(".mutation", { recursive: true });
  await writeFile(".mutation/sql.json", JSON.stringify(results, null, 2));
}

function nounOf({ path }: Mutant): string {
  return path.split("/")[0] ?? "";
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
