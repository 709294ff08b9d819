/**
 * What `pnpm test` runs, in order: the checks, the unit, database and web tests, and the journeys in a
 * browser. Its last lines name what failed, and what passed only when it was tried again; the very last is
 * `N passed, N failed`, counted from the runners' own reports.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPages } from "./build-pages.ts";
import { check } from "./check.ts";
import { findBrowser } from "./find-browser.ts";
import { freePort } from "./free-port.ts";
import { prepareShop } from "./prepare-shop.ts";
import { run } from "./run.ts";
import { firstLine, readPlaywrightReport, readVitestReport } from "./test-report.ts";
import type { TestReport } from "./test-report.ts";

// Another seed each night, so that in time the random tests meet everything.
if (process.env["TEST_SIZE"] === "full") process.env["TEST_SEED"] ??= String(Date.now() % 2 ** 31);
if (process.env["TEST_SEED"] !== undefined) console.log(`random tests: TEST_SEED=${process.env["TEST_SEED"]}`);

const reports = await mkdtemp(join(tmpdir(), "thangam-test-"));
// Most checks keep one core busy, and the journeys would wait for the pages and for their shop later. Pages that cannot be
// built fail with the journeys.
const isOwnShop = process.env["PORTAL_URL"] === undefined && process.env["E2E_DATA_DIR"] === undefined;
const [checks, shop] = await Promise.all([
  check(),
  buildPages().then((isBuilt) => (isBuilt && isOwnShop ? prepareShop(join(reports, "shop")) : null)),
]);
const ran = [await runVitest(), await runPlaywright(shop?.environment(new Date()))];
await rm(reports, { recursive: true });

const failed = [...checks.failed, ...(shop?.failed ?? []), ...ran.flatMap((report) => report.failed)];
const passed = ran.reduce((sum, report) => sum + report.passed, checks.passed);
console.log("");
for (const name of ran.flatMap(({ triedTwice }) => triedTwice)) console.log(`passed when tried again: ${name}`);
for (const name of failed) console.log(`failed: ${firstLine(name)}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runVitest(): Promise<TestReport> {
  console.log("\n— unit, database and web tests");
  const file = join(reports, "vitest.json");
  const code = await run("vitest", ["run", "--reporter=default", "--reporter=./scripts/vitest-report.ts"], {
    TEST_REPORT: file,
  });
  return ended("Vitest", code, readVitestReport(file));
}

async function runPlaywright(environment: Record<string, string> = {}): Promise<TestReport> {
  console.log("\n— journeys in a browser");
  const file = join(reports, "playwright.json");
  const code = await run("playwright", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_CHROMIUM: await findBrowser(),
    ...environment,
  });
  return ended("Playwright", code, readPlaywrightReport(file));
}

/** A runner that failed without a failed test (it could not start, or was killed) counts as one failure. */
async function ended(runner: string, code: number, reading: Promise<TestReport>): Promise<TestReport> {
  const report = await reading.catch((): TestReport => ({ passed: 0, failed: [], triedTwice: [] }));
  if (code !== 0 && report.failed.length === 0) report.failed.push(`${runner} ended with ${code}`);
  return report;
}
