/**
 * What `pnpm test` runs, in order: the checks, the unit, database and web tests, and the journeys in a
 * browser. Its last line is `N passed, N failed`, counted from the runners' own reports.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "./check.ts";
import { findBrowser } from "./find-browser.ts";
import { freePort } from "./free-port.ts";
import { run } from "./run.ts";

const reports = await mkdtemp(join(tmpdir(), "thangam-test-"));
const checks = await check();
const vitest = await runVitest();
const playwright = await runPlaywright();
await rm(reports, { recursive: true });

for (const name of checks.failed) console.error(`failed: ${name}`);
const passed = checks.passed + vitest.passed + playwright.passed;
const failed = checks.failed.length + vitest.failed + playwright.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

interface Counts {
  passed: number;
  failed: number;
}

async function runVitest(): Promise<Counts> {
  console.log("\n— unit, database and web tests");
  const file = join(reports, "vitest.json");
  const code = await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = await readReport(file);
  return counted(code, { passed, failed });
}

async function runPlaywright(): Promise<Counts> {
  console.log("\n— journeys in a browser");
  const file = join(reports, "playwright.json");
  const browser = await findBrowser();
  const code = await run("playwright", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_CHROMIUM: browser,
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = (await readReport(file)).stats ?? {};
  return counted(code, { passed: expected + flaky, failed: unexpected });
}

/** What the two runners' reports say, as far as it is counted here. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

/** An empty report when the runner wrote none. */
async function readReport(file: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text);
}

/** A runner that failed without a failed test (it could not start, or a file did not load) counts as one failure. */
function counted(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
