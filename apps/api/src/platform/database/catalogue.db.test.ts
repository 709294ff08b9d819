import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma } from "#generated/prisma/client.ts";
import { expect, inject, test } from "vitest";
import { cloneTemplate, dropDatabase, useDatabase, withClient } from "#testing/database.ts";
import { migrationsList, openSchemaEngine } from "#testing/schema-engine.ts";
import { readConstraintsAndIndexes } from "#testing/schema-names.ts";
import { applyMigrations, findPendingMigrations, migrationsDirectory } from "./migrations.ts";

const database = useDatabase();

const schemaDirectory = join(migrationsDirectory, "../schema");

test("the live database has every column and unique that prisma/schema names, and no table it does not", async () => {
  const files = await Promise.all(
    (await readdir(schemaDirectory)).map(async (name) => ({
      path: name,
      content: await readFile(join(schemaDirectory, name), "utf8"),
    })),
  );
  const engine = await openSchemaEngine(new PrismaPg({ connectionString: database.url, max: 1 }));
  const { stdout } = await engine.diff({
    from: { tag: "empty" },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  engine.free();

  const wanted = await shapeOfScript(stdout ?? "");
  const live = await withClient(database.url, shapeOf);
  expect(live.tables).toEqual([...wanted.tables, "_prisma_migrations", "_sql_files"].sort());
  expect(live.columns.filter((column) => !column.startsWith("_"))).toEqual(wanted.columns);
  // Rows without a value are no twins: their index may leave them out.
  const liveUniques = new Set(live.uniques.map((unique) => unique.replace(/ WHERE \(\w+ IS NOT NULL\)$/, "")));
  expect(wanted.uniques.filter((unique) => !liveUniques.has(unique))).toEqual([]);
  expect(wanted.indexes.filter((index) => !live.indexes.includes(index))).toEqual([]);
  expect(wanted.foreignKeys.filter((key) => !live.foreignKeys.includes(key))).toEqual([]);
  expect(live.tables).toHaveLength(Object.keys(Prisma.ModelName).length + 2);
});

test("the constraints and indexes that are read from the scripts are those of the live database", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ name: string }>(`
      select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
      union select indexrelid::regclass::text from pg_index join pg_class c on c.oid = indexrelid
      where c.relnamespace = 'public'::regnamespace`),
  );
  const live = rows.map(({ name }) => name).filter((name) => !name.startsWith("_"));
  expect([...(await readConstraintsAndIndexes())].toSorted()).toEqual(live.toSorted());
});

test("Prisma's own engine agrees that every migration is applied as it stands in the repository", async () => {
  const { rows } = await withClient(database.url, (owner) =>
    owner.query("select migration_name, checksum, finished_at, rolled_back_at from _prisma_migrations order by 1"),
  );
  for (const row of rows) {
    const script = await readFile(join(migrationsDirectory, row.migration_name, "migration.sql"));
    expect(row).toMatchObject({ checksum: createHash("sha256").update(script).digest("hex"), rolled_back_at: null });
  }
  const engine = await openSchemaEngine(new PrismaPg({ connectionString: database.url, max: 1 }));
  const filters = { externalTables: [], externalEnums: [] };
  const applied = await engine.applyMigrations({ migrationsList: await migrationsList(), filters });
  engine.free();
  expect(applied.appliedMigrationNames).toEqual([]);
  expect(rows).toHaveLength((await migrationsList()).migrationDirectories.length);
});

test("of several processes that start at once, one migrates", async () => {
  const url = await cloneTemplate(inject("templateUrl"));
  try {
    await withClient(url, (owner) =>
      owner.query("drop schema public cascade; drop schema pgboss cascade; create schema public"),
    );
    const applied = await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await withClient(url, findPendingMigrations)).toEqual([]);
  } finally {
    await dropDatabase(url);
  }
});

test("what checks, indexes and defaults call finds its own where there is no search path, as while a backup is brought back", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ name: string; source: string; has_path: boolean; is_called: boolean }>(`
      select p.proname as name, p.prosrc as source,
        exists (select from unnest(p.proconfig) setting where setting like 'search_path=%') as has_path,
        exists (select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
          and (d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass)
            or d.classid = 'pg_constraint'::regclass and exists (select from pg_constraint c where c.oid = d.objid and c.contype = 'c')))
          as is_called
      from pg_proc p where p.pronamespace = 'public'::regnamespace`),
  );
  const pathless = new Map(rows.filter((row) => !row.has_path).map(({ name, source }) => [name, source]));
  const calls = (source: string, prefix: string) =>
    rows.filter(({ name }) => new RegExp(`${prefix}${name}\\(`).test(source)).map(({ name }) => name);
  const met = new Set(rows.filter(({ name, is_called }) => is_called && pathless.has(name)).map(({ name }) => name));
  expect(met.size).toBeGreaterThan(5);
  // Each names its own with their schema, and so do those that it calls.
  for (const name of met) {
    const source = pathless.get(name) ?? "";
    expect([name, calls(source, "(?<![.\\w])")]).toEqual([name, []]);
    for (const called of calls(source, "\\bpublic\\.")) if (pathless.has(called)) met.add(called);
  }
});

test("every money function that takes a request's key claims it and stores its answer through the one pair", async () => {
  const { rows } = await withClient(database.url, (owner) =>
    owner.query<{ name: string; begins: boolean; finishes: boolean; claims: boolean }>(`
      select proname as name, prosrc ~ '\\mbegin_operation\\(p_ctx' as begins, prosrc ~ '\\mreturn finish_operation\\(p_ctx' as finishes,
        prosrc ~ '\\m(claim_key|store_answer)\\(' as claims
      from pg_proc p
      where pronamespace = 'public'::regnamespace and (proargnames[1] = 'p_ctx' or prosrc ~ '\\m(claim_key|store_answer)\\(')
        and (prosecdef or prosrc ~ '\\m(claim_key|store_answer)\\(')`),
  );
  const keyed = rows.filter(({ begins, finishes }) => begins && finishes).map(({ name }) => name);
  const moneyFunctions = `
    acknowledge_payment bounce_cheque cancel_branch_transfer clear_cheque close_day
    correct_account_entry count_safe fail_payment move_book move_payment open_book receive_from_branch
    record_bank_balance record_bank_deposit record_bank_entry record_cash_withdrawal refund_payment
    reopen_day send_to_branch start_payment take_counter_payment`;
  expect(keyed.toSorted()).toEqual(moneyFunctions.trim().split(/\s+/));
  // These run in the transaction of a command or a job, whose kernel claims the key, or know an event by its own id.
  const others = rows.filter(({ begins, finishes }) => !begins || !finishes).map(({ name }) => name);
  expect(others.toSorted()).toEqual([
    "acknowledge_verified",
    "add_settlement_file",
    "begin_operation",
    "credit_payment_exception",
    "decide_moved_money",
    "decide_settlement_line",
    "decide_stranded_refund",
    "finish_operation",
    "gateway_captured",
    "gateway_captures_missing",
    "gateway_disputed",
    "gateway_failed",
    "gateway_refund_absent",
    "gateway_refunded",
    "import_books",
    "match_settlement_lines",
    "match_waiting_lines",
    "post_settlements",
    "resolve_payment_exception",
    "retry_gateway_refund",
    "reverse_import",
    "settle_book",
    "settle_gateway_refund",
    "settle_parts",
    "withdraw_import",
    "write_audit",
  ]);
  const claiming = rows.filter(({ claims }) => claims).map(({ name }) => name);
  expect(claiming.toSorted()).toEqual(["begin_operation", "finish_operation"]);
});

async function shapeOfScript(script: string) {
  const url = await cloneTemplate(inject("templateUrl"));
  try {
    return await withClient(url, async (owner) => {
      await owner.query("drop schema public cascade");
      await owner.query(script);
      return await shapeOf(owner);
    });
  } finally {
    await dropDatabase(url);
  }
}

async function shapeOf(owner: { query(sql: string): Promise<{ rows: Record<string, string>[] }> }) {
  const list = async (sql: string) => (await owner.query(sql)).rows.map((row) => String(row["line"])).sort();
  const ofTables = "n.nspname = 'public' and c.relkind = 'r'";
  return {
    tables: await list(
      `select relname as line from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ofTables}`,
    ),
    columns:
      await list(`select c.relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then '' else '?' end as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ofTables} and attnum > 0 and not attisdropped`),
    uniques: await list(indexesWhere("indisunique")),
    indexes: await list(indexesWhere("not indisunique")),
    foreignKeys:
      await list(`select conrelid::regclass || ' ' || regexp_replace(pg_get_constraintdef(t.oid), ' (ON|DEFERR).*$', '') as line
      from pg_constraint t join pg_class c on c.oid = t.conrelid join pg_namespace n on n.oid = c.relnamespace where ${ofTables} and contype = 'f'`),
  };
}

function indexesWhere(condition: string): string {
  return `select regexp_replace(pg_get_indexdef(indexrelid), '^.* ON ', '') as line from pg_index
    join pg_class c on c.oid = indrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relname not in ('_prisma_migrations', '_sql_files') and ${condition}`;
}
