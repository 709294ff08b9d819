import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import type { TestReport } from "./test-report.ts";

/** Writes what Vitest found into the file that TEST_REPORT names, for `scripts/test.ts`. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const report: TestReport = { passed: 0, failed: errors.map(({ message }) => message), triedTwice: [] };
    for (const module of modules) count(module, report);
    writeFileSync(process.env["TEST_REPORT"] ?? "vitest-report.json", JSON.stringify(report));
  }
}

function count(module: TestModule, report: TestReport): void {
  const file = module.relativeModuleId;
  for (const { message } of module.errors()) report.failed.push(`${file}: ${message}`);
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const name = `${file} > ${test.fullName}`;
    if (state === "failed") report.failed.push(`${name}: ${errors?.[0]?.message ?? "no message"}`);
    if (state === "passed") report.passed += 1;
    if (test.diagnostic()?.flaky === true) report.triedTwice.push(name);
  }
  for (const suite of module.children.allSuites())
    for (const { message } of suite.errors()) report.failed.push(`${file} > ${suite.fullName}: ${message}`);
}
