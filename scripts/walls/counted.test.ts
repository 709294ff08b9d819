import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { counted } from "./baseline.ts";
import { checkCounted, findings, moreThan } from "./check-counted.ts";
import type { Finding } from "./check-counted.ts";

let folder: string;
let found: Finding[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "thangam-counted-"));
  const files = {
    "long.ts": "export const x = [\n".concat("  1,\n".repeat(199), "];\n"),
    "function.ts": `export function f() {\n${"  void 0;\n".repeat(70)}}\n`,
    "a.ts": 'import type { B } from "./b.ts";\nexport interface A {\n  b: B;\n}\n',
    "b.ts": 'import type { A } from "./a.ts";\nexport interface B {\n  a: A;\n}\n',
    "short.ts": `export function g() {\n${"  void 0;\n".repeat(68)}}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  found = await findings(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["eslint(max-lines)", ["long.ts"]],
  ["eslint(max-lines-per-function)", ["function.ts"]],
  ["import(no-cycle)", ["a.ts", "b.ts"]],
])("%s is found in %j, and nowhere else", (rule, files) => {
  const names = found.filter(({ code }) => code === rule).map(({ filename }) => filename);
  expect(names.toSorted()).toEqual(files);
  expect(moreThan(found, { ...counted, [rule]: files.length - 1 })[0]).toBe(
    `${rule}: ${files.length} findings, allowed ${files.length - 1}`,
  );
});

test("the tree has no more of them than the baseline", async () => {
  expect(await checkCounted()).toBe(0);
});
