/**
 * Mutates the SQL functions: each mutant is applied to the database that test files clone, and the tests that call its function
 * are expected to fail. Ends with 1 when a mutant survives that equivalent.ts does not explain.
 *
 *   node scripts/mutation/sql.ts [--size=small|full|150] [--seed=1] [--minutes=300] [--workers=2]
 *     [--only=books/dues_on,ledger/post_journals.sql:21] [--without=ledger/verify] [--first=12] [--shard=1/8]
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { reasonWhyEquivalent } from "./equivalent.ts";
import { sampleOf, shardOf } from "./sample.ts";
import { mutantsOf } from "./sql-mutants.ts";
import type { Mutant } from "./sql-mutants.ts";
import { Killers } from "./sql-killers.ts";
import { filesThatReach } from "./sql-order.ts";
import { byWords, wordsAround } from "./sql-words.ts";
import { startRunner } from "./sql-runner.ts";
import type { CallsByFile, Failure, Runner } from "./sql-runner.ts";
import { testsOf } from "./sql-tests.ts";

const functionsDirectory = "prisma/sql/functions";
const smallSample = 12;
/** As many test files are tried first because of their words; the others follow as they are named in sql-tests.ts. */
const maxTelling = 8;

type Outcome = "killed" | "survived" | "equivalent" | "invalid";
type Result = Pick<Mutant, "path" | "line" | "operator" | "before" | "after"> & {
  outcome: Outcome;
  seconds: number;
  failure?: Failure | undefined;
};

const { values: options } = parseArgs({
  options: {
    size: { type: "string", default: "small" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "300" },
    workers: { type: "string", default: "2" },
    only: { type: "string", default: "" },
    without: { type: "string", default: "" },
    first: { type: "string", default: "1000" },
    shard: { type: "string", default: "1/1" },
  },
});

const until = performance.now() + Number(options.minutes) * 60_000;
const originals = await readFunctions();
const chosen = chooseMutants();
if (chosen.length === 0) throw new Error(`there is nothing to mutate in ${options.only}`);
const killers = new Killers();
const runner = await startRunner(Number(options.workers));
try {
  const calls = await runner.callsOf(chooseTests());
  printLine(`${calls.size} test files pass without a mutant`);
  const results = await tryAll(runner, calls);
  await report(results);
  process.exitCode = results.some(({ outcome }) => outcome === "survived") ? 1 : 0;
} finally {
  await runner.close();
}

/** Every function by its path inside of the directory. */
async function readFunctions(): Promise<ReadonlyMap<string, string>> {
  const found = await readdir(functionsDirectory, { recursive: true });
  const paths = found.filter((path) => path.endsWith(".sql")).toSorted();
  const scripts = await Promise.all(paths.map((path) => readFile(join(functionsDirectory, path), "utf8")));
  return new Map(paths.map((path, at) => [path, scripts[at] ?? ""]));
}

/** Those of all functions, or of the functions and lines named, in the order in which they are named. */
function chooseMutants(): Mutant[] {
  const all = [...originals].flatMap(([path, script]) => mutantsOf(path, script));
  printLine(`${all.length} places in ${originals.size} files`);
  const named = options.only
    .split(",")
    .flatMap((part) => all.filter(({ path, line }) => `${path}:${line}`.includes(part)));
  const part = shardOf([...new Set(named)], options.shard);
  if (options.only !== "" && options.size === "full") return [...part];
  return sampleOf(part, sampleSize(part.length), Number(options.seed));
}

function sampleSize(places: number): number {
  const named = { small: smallSample, full: places }[options.size];
  const size = named ?? Number(options.size);
  if (!Number.isSafeInteger(size) || size < 1)
    throw new Error(`--size is small, full or a number, not ${options.size}`);
  return size;
}

/** The tests of the nouns whose functions are mutated. A first look may leave slow ones out. */
function chooseTests(): readonly string[] {
  const without = options.without.split(",").filter((part) => part !== "");
  const files = new Set(chosen.flatMap(({ path }) => testsOf(nounOf(path))));
  return [...files].filter((file) => !without.some((part) => file.includes(part)));
}

/** Tries one after the other until the time is over. What is invalid is left out of the sample. */
async function tryAll(tests: Runner, calls: CallsByFile): Promise<Result[]> {
  const results: Result[] = [];
  for (const mutant of chosen) {
    if (performance.now() > until) break;
    const begun = performance.now();
    const tried = await tryOne(tests, calls, mutant);
    const { script: _script, ...about } = mutant;
    const seconds = Math.round((performance.now() - begun) / 1000);
    results.push({ ...about, ...tried, seconds });
    const by = tried.failure === undefined ? "" : `, by ${basename(tried.failure.file, ".db.test.ts")}`;
    const place = `${mutant.path}:${mutant.line} ${mutant.operator}`;
    printLine(`${results.length}/${chosen.length} ${tried.outcome} in ${seconds} s: ${place}${by}`);
    if (tried.outcome === "survived") printLine(`  - ${mutant.before}\n  + ${mutant.after}`);
  }
  return results;
}

async function tryOne(tests: Runner, calls: CallsByFile, mutant: Mutant): Promise<Pick<Result, "outcome" | "failure">> {
  if (!(await tests.apply(mutant.script))) return { outcome: "invalid" };
  const failure = await failureOn(tests, calls, mutant);
  // An error before this ends the run, and its database with it.
  if (!(await tests.apply(originals.get(mutant.path) ?? ""))) throw new Error(`${mutant.path} could not be put back`);
  if (failure === undefined) return { outcome: reasonWhyEquivalent(mutant) === undefined ? "survived" : "equivalent" };
  const passesAlone = failure.test !== "" && (await tests.firstFailureOf([failure])) === undefined;
  if (passesAlone || (await tests.firstFailure([failure.file])) === undefined) {
    killers.note(mutant, failure, passesAlone);
    return { outcome: "killed", failure };
  }
  // Not the mutant is to blame: perhaps a process in which an earlier one left something.
  tests.renew();
  const again = await tests.firstFailure([failure.file]);
  if (again !== undefined) throw new Error(`${again.file} fails without a mutant: ${again.message}`);
  return tryOne(tests, calls, mutant);
}

/** A single test costs less than its file, which costs less than all. */
async function failureOn(tests: Runner, calls: CallsByFile, mutant: Mutant): Promise<Failure | undefined> {
  const mutated = functionAt(mutant.path);
  const telling = byWords(wordsAround(mutant, mutated.scripts), await readTests([...calls.keys()])).slice(
    0,
    maxTelling,
  );
  const files = filesThatReach(mutated, calls, [...killers.filesFor(mutant).slice(0, 2), ...telling]);
  return (
    (await tests.firstFailureOf(killers.testsFor(mutant))) ??
    (await tests.firstFailure(files.slice(0, Number(options.first))))
  );
}

async function readTests(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Map(files.map((file, at) => [file, texts[at] ?? ""]));
}

function functionAt(path: string) {
  const scripts = new Map([...originals].map(([at, script]) => [basename(at, ".sql"), script]));
  return { name: basename(path, ".sql"), scripts };
}

async function report(results: readonly Result[]): Promise<void> {
  for (const { path, line, operator, before, after } of results.filter(({ outcome }) => outcome === "survived"))
    printLine(`survived: ${path}:${line} ${operator}\n  - ${before}\n  + ${after}`);
  const nouns = Map.groupBy(results, ({ path }) => nounOf(path));
  if (nouns.size > 1) for (const [noun, ofNoun] of nouns) printLine(`${noun}: ${scoreOf(ofNoun)}`);
  printLine(`${scoreOf(results)} (seed ${options.seed}; of ${chosen.length} chosen, ${results.length} tried)`);
  await mkdir(".mutation", { recursive: true });
  await writeFile(".mutation/sql.json", JSON.stringify(results, null, 2));
}

function scoreOf(results: readonly Result[]): string {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const valid = results.length - count("invalid") - count("equivalent");
  return `${count("killed")} of ${valid} mutants killed, ${count("invalid")} invalid, ${count("equivalent")} equivalent`;
}

function nounOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
