import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkCounted, complaintsAbout, findings } from "./check-counted.ts";
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
  const broken = found.filter(({ code }) => code === rule);
  expect(broken.map(({ filename }) => filename).toSorted()).toEqual(files);
  const lines = complaintsAbout(broken);
  expect([lines[0], lines.slice(1).toSorted()]).toEqual([
    `${rule}: ${files.length} findings`,
    files.map((file) => `  ${file}`),
  ]);
});

test("a tree without findings has no complaints", () => {
  expect(complaintsAbout([])).toEqual([]);
});

test("the tree breaks none of the counted rules", async () => {
  expect(await checkCounted()).toBe(0);
});
