import type { Client } from "pg";
import * as column from "./columns.ts";
import { readRows, row } from "./rows.ts";

/** Gives the database, and what is ours in it, to `owner`, all or nothing. Returns whether anything was another's. */
export async function handOver(admin: Pick<Client, "query">, owner: string): Promise<boolean> {
  const changes = await readRows(
    admin,
    row({ change: column.text }),
    `select format(change, $1::text) as change from (${foreign}) f`,
    [owner],
  );
  if (changes.length === 0) return false;
  await admin.query("begin");
  for (const { change } of changes) await admin.query(change);
  await admin.query("commit");
  return true;
}

const isOfExtension = (catalog: string) =>
  `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;
const isOurs = "in ('public'::regnamespace, to_regnamespace('pgboss'))";

const to = "(select oid from pg_roles where rolname = $1::text)";

/**
 * The statements that give each thing to another owner. Indexes, sequences of columns and types of tables go with
 * their table; the schema public belongs to whoever owns the database.
 */
const foreign = `
  select 1 as turn, format('alter database %I owner to %%I', datname) as change from pg_database
  where datname = current_database() and datdba <> ${to}
  union all
  select 2, format('alter schema %I owner to %%I', nspname) from pg_namespace
  where nspname = 'pgboss' and nspowner <> ${to}
  union all
  select 3, format('alter %s %s owner to %%I',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, o.oid::regclass)
  from pg_class o
  where relnamespace ${isOurs} and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> ${to} and not ${isOfExtension("pg_class")}
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = o.oid and relkind = 'S' and d.deptype in ('a', 'i'))
  union all
  select 4, format('alter routine %s owner to %%I', o.oid::regprocedure) from pg_proc o
  where pronamespace ${isOurs} and proowner <> ${to} and not ${isOfExtension("pg_proc")}
  union all
  select 5, format('alter type %s owner to %%I', o.oid::regtype) from pg_type o left join pg_class c on c.oid = typrelid
  where typnamespace ${isOurs} and typowner <> ${to} and not ${isOfExtension("pg_type")}
    and typcategory <> 'A' and (typtype in ('d', 'e', 'r') or c.relkind = 'c')
  order by turn`;
