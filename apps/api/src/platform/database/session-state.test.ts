import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../../..");

/** What a connection keeps beyond the end of a transaction, as statements of SQL. */
const sessionState: readonly RegExp[] = [
  /\bpg_(?:try_)?advisory_(?:un)?lock\w*\s*\(/i,
  /\bset\s+session\b/i,
  /\bset_config\s*\([^)]*,\s*false\s*\)/i,
  /\bcreate\s+(?:local\s+|global\s+)?temp(?:orary)?\s+\w/i,
  /\bwith\s+hold\b/i,
  /["'`]\s*(?:listen|unlisten|prepare|deallocate|discard|load)\s+\w/,
  /["'`]\s*set\s+(?!local\b)\w+\s*(?:=|to\b)/i,
];

/** They have a connection of their own, at an address that leads past every pool. */
const ofTheirOwn = [
  "apps/api/src/evidence/checkpoint-store.ts",
  "apps/api/src/platform/database/make-roles.ts",
  "apps/api/src/platform/database/migrations.ts",
  "apps/api/src/platform/postgres/embedded-postgres.ts",
  // Settings of a function, which end with its call.
  "prisma/sql/functions/records/record_change.sql",
  "prisma/sql/functions/records/record_existing.sql",
];

test.each([
  "select pg_advisory_lock(1)",
  "select pg_try_advisory_lock_shared(1, 2)",
  "set session characteristics as transaction read only",
  "select set_config('app.user', '1', false)",
  "create temp table rows (id int)",
  "declare c cursor with hold for select 1",
  '"listen jobs"',
  "`set statement_timeout = 0`",
])("%s is session state", (statement) => {
  expect(sessionState.some((pattern) => pattern.test(statement))).toBe(true);
});

test.each([
  "select pg_advisory_xact_lock(1)",
  "`set local statement_timeout = '5s'`",
  "select set_config('a', 'b', true)",
])("%s ends with its transaction", (statement) => {
  expect(sessionState.some((pattern) => pattern.test(statement))).toBe(false);
});

test("nothing that goes through a pool of connections keeps state in one", async () => {
  const found: string[] = [];
  let looked = 0;
  for await (const file of glob(["apps/api/src/**/*.ts", "prisma/sql/**/*.sql"], { cwd: root })) {
    if (/\.(?:test|testing)\.ts$|\/(?:generated|testing)\//.test(file)) continue;
    looked += 1;
    const text = await readFile(join(root, file), "utf8");
    if (sessionState.some((pattern) => pattern.test(text))) found.push(file);
  }
  expect(found.toSorted()).toEqual(ofTheirOwn);
  expect(looked).toBeGreaterThan(400);
});
