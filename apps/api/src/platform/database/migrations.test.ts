import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { migrationsDirectory } from "./migrations.ts";

test("the names of the migrations sort in the order in which they run, the baseline first", async () => {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true });
  const [baseline, ...others] = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
  expect(baseline).toBe("0_baseline");
  for (const name of others) expect(name).toMatch(/^\d{14}_[a-z_]+$/);
});
