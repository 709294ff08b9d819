import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFoundByCode } from "./agreement.testing.ts";
import type { Evaluator } from "./agreement.testing.ts";
import { faultsInCode, planted } from "./planted-faults.testing.ts";

// What the random terms and books are good for: a mistake in the evaluator of the code shows as a difference.

const sources = join(import.meta.dirname, "../../../../../../packages/terms");
let copies: string;
beforeAll(async () => {
  copies = await mkdtemp(join(tmpdir(), "thangam-terms-"));
});
afterAll(() => rm(copies, { recursive: true }));

test.for(faultsInCode.map((fault, at) => ({ fault, at, words: fault.join(", ") })))(
  "in $words is found",
  async ({ fault, at }) => {
    const copy = await copyOf(String(at));
    const file = join(copy, fault[0]);
    await writeFile(file, planted(await readFile(file, "utf8"), fault));
    expect(isFoundByCode(await evaluatorIn(copy), 2000)).toBe(true);
  },
);

test("nothing is found where none is planted, and twenty and more are", async () => {
  expect(isFoundByCode(await evaluatorIn(await copyOf("as it is")), 300)).toBe(false);
  expect(new Set(faultsInCode.map((fault) => fault.join())).size).toBeGreaterThanOrEqual(20);
});

async function copyOf(name: string): Promise<string> {
  const copy = join(copies, name);
  await cp(join(sources, "src"), join(copy, "src"), { recursive: true });
  await cp(join(sources, "package.json"), join(copy, "package.json"));
  return join(copy, "src");
}

/** The evaluator that stands in a folder. */
async function evaluatorIn(folder: string): Promise<Evaluator> {
  const loaded = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href);
  const modules = await Promise.all(["valuation.ts", "bill.ts", "settlement.ts"].map(loaded));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of our own files has what they export
  return Object.assign({}, ...modules) as Evaluator;
}
