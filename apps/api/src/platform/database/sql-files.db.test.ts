import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { expect, inject, test } from "vitest";
import { cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { applyMigrations, findPendingMigrations } from "./migrations.ts";
import { sqlDirectory } from "./sql-files.ts";

const pendingPath = "functions/schemes/owner_of_prefix.sql";

test("every function, trigger and view of the database has its file, and no file makes anything else", async () => {
  const url = inject("templateUrl");
  const live = await withClient(url, async (owner) => ({
    functions: await linesOf(
      owner,
      `select proname as line from pg_proc p where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    ),
    triggers: await linesOf(
      owner,
      `select format('%s on %s', tgname, tgrelid::regclass) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
    ),
    views: await linesOf(owner, "select viewname as line from pg_views where schemaname = 'public'"),
  }));
  expect(live.functions).toEqual(await madeBy("functions", /^create or replace function (\w+)\(/gm));
  expect(live.views).toEqual(await madeBy("views", /^create or replace view (\w+) /gm));
  const made = await madeBy("triggers", /^create (?:or replace|constraint) trigger (\w+) [^;]*? on (\w+)\b/gm);
  expect(live.triggers).toEqual(made);
});

test("a function is alone in a file of its own name, and short enough to be read at once", async () => {
  for (const { path, script } of await readFiles("functions")) {
    const names = [...script.matchAll(/^create or replace function (\w+)\(/gm)].map(([, name]) => `${name}.sql`);
    expect(names).toEqual([path.split("/").at(-1)]);
    expect(script.split("$$")[1]?.split("\n").length, path).toBeLessThanOrEqual(72);
    expect(script.split("\n").length, path).toBeLessThanOrEqual(200);
    expect(script.startsWith("-- "), `${path} says what it is for`).toBe(true);
  }
});

test("a file whose content changed is pending, and is applied again with the rights on everything", async () => {
  await onClone(async (url) => {
    await withClient(url, (owner) =>
      owner.query(`
        drop function owner_of_prefix(text, bigint);
        create function owner_of_prefix(p_prefix text, p_but_scheme_id bigint) returns text language sql as 'select null';
        update _sql_files set hash = 'of an earlier release' where path = '${pendingPath}'`),
    );
    expect(await withClient(url, findPendingMigrations)).toEqual([pendingPath]);
    expect(await applyMigrations(url)).toEqual([pendingPath, "grants.sql"]);
    expect(await withClient(url, findPendingMigrations)).toEqual([]);
    await withClient(url, async (owner) => {
      const { rows } = await owner.query(`
        select prosrc like '%current_schemes%' as is_ours, has_function_privilege('thangam_app', oid, 'execute') as granted,
          has_function_privilege('public', oid, 'execute') as of_all from pg_proc where proname = 'owner_of_prefix'`);
      expect(rows).toEqual([{ is_ours: true, granted: true, of_all: false }]);
    });
  });
});

test("functions that name what is not there are refused, and the database is as it was before", async () => {
  await onClone(async (url) => {
    await withClient(url, (owner) =>
      owner.query(`
        drop view current_schemes;
        update _sql_files set hash = 'of an earlier release' where path = '${pendingPath}'`),
    );
    await expect(applyMigrations(url)).rejects.toThrow("current_schemes");
    expect(await withClient(url, findPendingMigrations)).toEqual([pendingPath]);
  });
});

test("after a migration every file is applied, also by whoever comes after one that could not apply them", async () => {
  await onClone(async (url) => {
    await withClient(url, (owner) =>
      owner.query(`
        delete from _prisma_migrations where migration_name = '20261122000001_undo_in_steps';
        alter table malformed_events rename to events_elsewhere`),
    );
    await expect(applyMigrations(url)).rejects.toThrow("triggers/malformed_events.sql could not be applied");
    await withClient(url, (owner) => owner.query("alter table events_elsewhere rename to malformed_events"));
    expect(await withClient(url, findPendingMigrations)).toContain(pendingPath);
    expect(await applyMigrations(url)).toContain(pendingPath);
    expect(await withClient(url, findPendingMigrations)).toEqual([]);
  });
});

test("an older program that starts beside a newer one leaves its functions alone", async () => {
  await onClone(async (url) => {
    await withClient(url, (owner) =>
      owner.query(`
        insert into _prisma_migrations (id, checksum, migration_name, finished_at)
        values ('newer', 'newer', '2_newer', now());
        update _sql_files set hash = 'of a newer release'`),
    );
    expect(await withClient(url, findPendingMigrations)).toEqual([]);
    expect(await applyMigrations(url)).toEqual([]);
  });
});

async function onClone(run: (url: string) => Promise<void>): Promise<void> {
  const url = await cloneTemplate(inject("templateUrl"));
  try {
    await run(url);
  } finally {
    await dropDatabase(url);
  }
}

async function linesOf(owner: Client, query: string): Promise<string[]> {
  return (await owner.query<{ line: string }>(query)).rows.map(({ line }) => line).toSorted();
}

async function madeBy(folder: string, statement: RegExp): Promise<string[]> {
  const files = await readFiles(folder);
  return files
    .flatMap(({ script }) => [...script.matchAll(statement)].map(([, ...names]) => names.join(" on ")).toSorted())
    .toSorted();
}

async function readFiles(folder: string): Promise<{ path: string; script: string }[]> {
  const found = await readdir(join(sqlDirectory, folder), { recursive: true });
  return await Promise.all(
    found
      .filter((path) => path.endsWith(".sql"))
      .map(async (path) => ({ path, script: await readFile(join(sqlDirectory, folder, path), "utf8") })),
  );
}
