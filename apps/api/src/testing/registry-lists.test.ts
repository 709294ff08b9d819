import { glob, readFile } from "node:fs/promises";
import { operations } from "@thangam/contracts";
import { expect, test } from "vitest";

const root = new URL("../../../../", import.meta.url);
const names = new Set(Object.keys(operations));

/** A file of one noun names fewer; a file that names more lists them, and would have to grow with every operation. */
const maxOperationsNamed = 40;

test("no file lists the operations of all nouns", async () => {
  const lists: string[] = [];
  for await (const file of glob("{packages/contracts,apps/api,apps/web}/src/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const code = await readFile(new URL(file, root), "utf8");
    const named = new Set(Array.from(code.matchAll(/\w+/g), ([word]) => word).filter((word) => names.has(word)));
    if (named.size > maxOperationsNamed) lists.push(file);
  }
  expect(lists).toEqual([]);
});
