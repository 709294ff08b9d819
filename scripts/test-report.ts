import { readFile } from "node:fs/promises";

/** What a runner found: how many tests passed, which failed and why, and which passed only when they were tried again. */
export interface TestReport {
  passed: number;
  failed: string[];
  triedTwice: string[];
}

/** As much of Playwright's own report as is counted here. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

/** What Playwright's report in a file says. */
export async function readPlaywrightReport(file: string): Promise<TestReport> {
  const report: TestReport = { passed: 0, failed: [], triedTwice: [] };
  const walk = ({ suites = [], specs = [] }: Suite) => {
    for (const { title, file: journey, tests } of specs)
      for (const { status } of tests) {
        if (status === "unexpected") report.failed.push(`${journey} > ${title}`);
        if (status === "expected" || status === "flaky") report.passed += 1;
        if (status === "flaky") report.triedTwice.push(`${journey} > ${title}`);
      }
    suites.forEach(walk);
  };
  walk(JSON.parse(await readFile(file, "utf8")));
  return report;
}

/** What `vitest-report.ts` wrote. */
export async function readVitestReport(file: string): Promise<TestReport> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** The first line of what went wrong, which a run's last lines repeat. */
export function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
