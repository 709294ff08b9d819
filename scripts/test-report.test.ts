import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root, run } from "./run.ts";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "thangam-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("what failed in Vitest is named with its reason, and what passed only when tried again with its name", async () => {
  writeFileSync(join(folder, "broken.test.js"), 'throw new Error("It does not load");');
  writeFileSync(
    join(folder, "some.test.js"),
    `let tries = 0;
    test("passes", () => {});
    test("is left out", { skip: true }, () => {});
    describe("of two", () => {
      test("is wrong", () => { throw new Error("Not as it was said"); });
      test("has moods", { retry: 1 }, () => { tries += 1; expect(tries).toBe(2); });
    });`,
  );
  const file = join(folder, "report.json");
  const reporter = `--reporter=${root}scripts/vitest-report.ts`;
  const code = await run("vitest", ["run", "--globals", `--root=${folder}`, reporter], {
    TEST_REPORT: file,
  });
  expect(code).toBe(1);
  expect(await readVitestReport(file)).toEqual({
    passed: 2,
    failed: ["broken.test.js: It does not load", "some.test.js > of two > is wrong: Not as it was said"],
    triedTwice: ["some.test.js > of two > has moods"],
  });
});

test("what failed in a browser is named, and what passed only when tried again", async () => {
  const file = join(folder, "playwright.json");
  const spec = (title: string, status: string) => ({ title, file: "session/sign-in.e2e.ts", tests: [{ status }] });
  const inner = { specs: [spec("is wrong", "unexpected"), spec("has moods", "flaky"), spec("is left out", "skipped")] };
  writeFileSync(file, JSON.stringify({ suites: [{ specs: [spec("passes", "expected")], suites: [inner] }] }));
  expect(await readPlaywrightReport(file)).toEqual({
    passed: 2,
    failed: ["session/sign-in.e2e.ts > is wrong"],
    triedTwice: ["session/sign-in.e2e.ts > has moods"],
  });
});
