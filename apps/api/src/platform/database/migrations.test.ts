import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsDirectory } from "./migrations.ts";

test("the names of the migrations sort in the order in which they run, the baseline first", async () => {
  const [baseline, ...others] = await listNames();
  expect(baseline).toBe("0_baseline");
  for (const name of others) expect(name).toMatch(/^\d{14}_[a-z_]+$/);
});

test("a migration makes no function, view or trigger that stays: prisma/sql defines each of them once", async () => {
  const made = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure|view|(?:constraint\s+)?trigger)\s+(?!pg_temp\.)/i;
  expect("create function pg_temp.one(text)").not.toMatch(made);
  expect("create or replace function one(text)").toMatch(made);
  for (const name of await listNames())
    expect(await readFile(join(migrationsDirectory, name, "migration.sql"), "utf8"), name).not.toMatch(made);
});

async function listNames(): Promise<string[]> {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}
