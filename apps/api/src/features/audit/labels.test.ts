import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { labelOfOwnAction, labelOfRecordType } from "@thangam/contracts/audit/labels";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const ofTests = /\.test\.ts$|\/(testing|generated)\//;

/** What stands in the first group of a pattern in the sources of the portal and of its database. */
async function named(patterns: readonly RegExp[]): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob(["apps/api/src/**/*.ts", "prisma/sql/**/*.sql"], { cwd: root })) {
    if (ofTests.test(file)) continue;
    const text = await readFile(`${root}${file}`, "utf8");
    for (const pattern of patterns) for (const [, name = ""] of text.matchAll(pattern)) found.add(name);
  }
  return [...found].toSorted();
}

test("every kind of record in the audit trail has a label", async () => {
  const types = await named([/\brecordType: "(\w+)"/g, /\baudit\([^,()]+, [^,()]+, '(\w+)'/g]);
  expect(types).toContain("payment");
  expect(types.filter((type) => !Object.hasOwn(labelOfRecordType, type))).toEqual([]);
});

test("every job that leaves audit entries by itself has a label", async () => {
  const jobs = await named([/\bownContext\("(\w+)"/g]);
  expect(jobs).toContain("Send_Refunds");
  // One that somebody may also ask for has the label of the operation.
  const known = new Set([...Object.keys(labelOfOwnAction), "Match_Settlement_Lines"]);
  expect(jobs.filter((job) => !known.has(job))).toEqual([]);
});
