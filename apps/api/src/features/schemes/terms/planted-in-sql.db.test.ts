import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqlDirectory } from "#platform/database/sql-files.ts";
import { isFoundByDatabase } from "./agreement.testing.ts";
import { faultsInSql, planted } from "./planted-faults.testing.ts";
import { database, eachOf } from "./terms.testing.ts";

// What the random terms and books are good for: a mistake in the evaluator of the database shows as a difference.

test.for(faultsInSql)("in %s: %s made %s is found", async (fault) => {
  const source = await readFile(join(sqlDirectory, "functions/terms", fault[0]), "utf8");
  const isFound = await database.asOwner(async (owner) => {
    await owner.query("begin");
    await owner.query(planted(source, fault));
    const isFound = await isFoundByDatabase(async (select, cases) => {
      const { rows } = await owner.query<{ said: unknown }>(eachOf(select), [cases]);
      return rows.map(({ said }) => said);
    }, 1000);
    await owner.query("rollback");
    return isFound;
  });
  expect(isFound).toBe(true);
});

test("twenty faults and more are planted", () => {
  expect(new Set(faultsInSql.map((fault) => fault.join())).size).toBeGreaterThanOrEqual(20);
});
