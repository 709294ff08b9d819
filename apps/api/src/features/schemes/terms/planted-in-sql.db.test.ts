import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqlDirectory } from "#platform/database/sql-files.ts";
import { expectAgreement, isFoundByDatabase, worth } from "./agreement.testing.ts";
import type { Asking } from "./agreement.testing.ts";
import { faultsInSql, planted } from "./planted-faults.testing.ts";
import type { Fault } from "./planted-faults.testing.ts";
import { database, eachOf } from "./terms.testing.ts";

// What the random terms and books are good for: a mistake in the evaluator of the database shows as a difference.

test.for(faultsInSql)("in %s: %s made %s is found", async (fault) => {
  expect(await withFault(fault, (ask) => isFoundByDatabase(ask, 2000))).toBe(true);
});

test("twenty faults and more are planted", () => {
  expect(new Set(faultsInSql.map((fault) => fault.join())).size).toBeGreaterThanOrEqual(20);
});

test("what is told of a fault is a case that somebody can read", async () => {
  const fault = faultsInSql.find(([, words]) => words.startsWith("greatest(longest"));
  const cases = Array.from({ length: 300 }, (_, seed) => worth.caseOf(seed));
  const told = await withFault(fault ?? ["", "", ""], (ask) => expectAgreement(worth, cases, ask).catch(String));
  expect(told).toContain('"moves":"longest"');
  expect(String(told).split("\n")[0]?.length).toBeLessThan(600);
});

async function withFault<Found>(fault: Fault, run: (ask: Asking) => Promise<Found>): Promise<Found> {
  const source = await readFile(join(sqlDirectory, "functions/terms", fault[0]), "utf8");
  return database.asOwner(async (owner) => {
    await owner.query("begin");
    await owner.query(planted(source, fault));
    const found = await run(async (select, cases) => {
      const { rows } = await owner.query<{ said: unknown }>(eachOf(select), [cases]);
      return rows.map(({ said }) => said);
    });
    await owner.query("rollback");
    return found;
  });
}
