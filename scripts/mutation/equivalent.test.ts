import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { equivalents, reasonWhyEquivalent } from "./equivalent.ts";
import { mutantsOf } from "./sql-mutants.ts";

test.each(equivalents)("$path has a mutant with the line: $after", ({ path, after, reason }) => {
  const mutants = mutantsOf(path, readFileSync(`prisma/sql/functions/${path}`, "utf8"));
  expect(mutants.map((mutant) => mutant.after)).toContain(after);
  expect(reasonWhyEquivalent({ path, after })).toBe(reason);
});

test("a mutant that nobody named is none", () => {
  expect(reasonWhyEquivalent({ path: "kernel/own_shard.sql", after: "end loop;" })).toBeUndefined();
});
