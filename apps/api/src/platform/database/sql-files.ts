import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";
import * as column from "./columns.ts";
import { readRows, row } from "./rows.ts";

type Owner = Pick<Client, "query">;

interface SqlFile {
  /** Inside prisma/sql, such as functions/payments/credit_book.sql. */
  path: string;
  script: string;
  hash: string;
}

export const sqlDirectory = fileURLToPath(new URL("../../../../../prisma/sql/", import.meta.url));

/**
 * The order of the folders: a later one names what an earlier one makes. Within a folder the order does not matter:
 * functions are made without a look at their bodies and checked together at the end.
 */
const folders = ["functions", "views", "constraints", "triggers"];
const grants = "grants.sql";

/** The files of prisma/sql whose content the database has not seen. */
export async function findPendingSqlFiles(client: Owner): Promise<string[]> {
  return (await findChanged(client, await readSqlFiles())).map(({ path }) => path);
}

/**
 * Makes every file pending, in the transaction of a migration, which may drop what a file makes: whoever comes after a process
 * that was killed between the two applies them.
 */
export async function forgetSqlFiles(client: Owner): Promise<void> {
  await client.query(filesTable);
  await client.query("delete from _sql_files");
}

/**
 * Applies the files of prisma/sql that changed in one transaction, and returns their paths. Whenever any is applied, so are
 * the grants: a function that a migration dropped and a file makes again has none.
 */
export async function applySqlFiles(client: Owner): Promise<string[]> {
  const files = await readSqlFiles();
  const changed = await findChanged(client, files);
  if (changed.length === 0) return [];
  const due = new Set([...changed, ...files.filter(({ path }) => path === grants)]);
  try {
    await client.query("begin");
    await client.query(filesTable);
    await client.query("set local check_function_bodies = off");
    for (const file of due) await applyOne(client, file);
    await client.query("delete from _sql_files where path <> all($1)", [files.map(({ path }) => path)]);
    await client.query("set local check_function_bodies = on");
    await client.query(checkFunctions);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  return [...due].map(({ path }) => path);
}

async function readSqlFiles(): Promise<SqlFile[]> {
  const found = await readdir(sqlDirectory, { recursive: true });
  const paths = found.filter((path) => path.endsWith(".sql")).toSorted();
  const ordered = folders.flatMap((folder) => paths.filter((path) => path.startsWith(`${folder}/`)));
  const stray = paths.filter((path) => path !== grants && !ordered.includes(path));
  if (stray.length > 0) throw new Error(`prisma/sql has files in no known folder: ${stray.join(", ")}`);
  return await Promise.all([...ordered, grants].map(readOne));
}

async function readOne(path: string): Promise<SqlFile> {
  const script = await readFile(join(sqlDirectory, path), "utf8");
  return { path, script, hash: createHash("sha256").update(script).digest("hex") };
}

const appliedFile = row({ path: column.text, hash: column.text });

async function findChanged(client: Owner, files: SqlFile[]): Promise<SqlFile[]> {
  const table = await client.query("select to_regclass('_sql_files') as found");
  if (table.rows[0].found === null) return files;
  const rows = await readRows(client, appliedFile, "select path, hash from _sql_files");
  const hashByPath = new Map(rows.map(({ path, hash }) => [path, hash]));
  return files.filter(({ path, hash }) => hashByPath.get(path) !== hash);
}

async function applyOne(client: Owner, { path, script, hash }: SqlFile): Promise<void> {
  try {
    await client.query(script);
    await client.query(
      `insert into _sql_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash, applied_at = now()`,
      [path, hash],
    );
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Error(`prisma/sql/${path} could not be applied; the functions are as they were before. ${detail}`, {
      cause: error,
    });
  }
}

const filesTable = `create table if not exists _sql_files (
  path text primary key,
  hash text not null,
  applied_at timestamptz(3) not null default now()
)`;

// What was not looked at while the functions were made: that every body can be parsed and names what is there.
const checkFunctions = `
  select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
