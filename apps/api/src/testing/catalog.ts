import { Client } from "pg";

/** What a database is made of, by kind: each part as a line that is equal in two databases made alike. */
export type Catalog = Record<string, string[]>;

/** Reads tables, functions, triggers, rights and the rest of the database at `url`; rows are not looked at. */
export async function readCatalog(url: string): Promise<Catalog> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const catalog: Catalog = {};
    for (const [kind, query] of Object.entries(queries)) {
      const { rows } = await client.query<{ line: string }>(query);
      catalog[kind] = rows.map(({ line }) => normalise(line)).sort();
    }
    return catalog;
  } finally {
    await client.end();
  }
}

/** One line for each part that only one of two databases has: "- …" of the first, "+ …" of the second. */
export function differencesBetween(one: Catalog, other: Catalog): string[] {
  return Object.keys(queries).flatMap((kind) => {
    const before = one[kind] ?? [];
    const after = other[kind] ?? [];
    return [
      ...before.filter((line) => !after.includes(line)).map((line) => `- ${kind}: ${line}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+ ${kind}: ${line}`),
    ];
  });
}

/** Without comments, and without a difference that is only of spaces and lines. */
function normalise(line: string): string {
  return line
    .replaceAll(/--[^\n]*/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const isOurs = `n.nspname = 'public' and c.relname not in ('_prisma_migrations', '_sql_files')`;
const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace`;
const functions = `pg_proc p where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

// Owner and grantor are whoever made the database; only the others' rights are compared.
const rights = (acl: string, standard: string) => `
  coalesce((select string_agg(a.grantee::regrole::text || ':' || a.privilege_type, ',' order by a.grantee::regrole::text, a.privilege_type)
    from aclexplode(coalesce(${acl}, ${standard})) a where a.grantee <> a.grantor), '')`;

const queries = {
  extensions: `select extname as line from pg_extension`,
  tables: `select format('%s %s %s', c.relkind, c.relname, c.reloptions) as line from ${relations}
    where ${isOurs} and c.relkind in ('r', 'v', 'm', 'p', 'f')`,
  columns: `select format('%s.%s at %s %s %s identity=%s generated=%s default %s', c.relname, a.attname,
      row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
    from ${relations} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${isOurs} and c.relkind in ('r', 'v', 'm', 'p')`,
  // Not null stands with the columns; before PostgreSQL 18 it is no constraint.
  constraints: `select format('%s.%s %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k join ${relations} on c.oid = k.conrelid where ${isOurs} and k.contype not in ('n', 't')`,
  indexes: `select pg_get_indexdef(i.indexrelid) as line from pg_index i join ${relations} on c.oid = i.indrelid where ${isOurs}`,
  sequences: `select format('%s %s %s %s %s %s', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart, s.seqincrement,
      s.seqmax, (select format('%s.%s', refobjid::regclass, refobjsubid) from pg_depend
                 where objid = s.seqrelid and classid = 'pg_class'::regclass and deptype in ('i', 'a'))) as line
    from pg_sequence s join ${relations} on c.oid = s.seqrelid where ${isOurs}`,
  views: `select format('%s %s', c.relname, pg_get_viewdef(c.oid)) as line from ${relations} where ${isOurs} and c.relkind = 'v'`,
  functions: `select format('%s returns %s %s %s strict=%s definer=%s config=%s parallel=%s %s', p.oid::regprocedure,
      pg_get_function_result(p.oid), (select lanname from pg_language where oid = p.prolang), p.provolatile, p.proisstrict,
      p.prosecdef, p.proconfig, p.proparallel, pg_get_function_arguments(p.oid)) || E'\\n' || p.prosrc as line from ${functions}`,
  triggers: `select format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled) as line
    from pg_trigger t join ${relations} on c.oid = t.tgrelid where ${isOurs} and not t.tgisinternal`,
  "rights on functions": `select p.oid::regprocedure::text || ' ' || ${rights("p.proacl", "acldefault('f', p.proowner)")} as line
    from ${functions}`,
  "rights on tables": `select c.relname || ' ' || ${rights("c.relacl", "acldefault('r', c.relowner)")} as line
    from ${relations} where ${isOurs} and c.relkind in ('r', 'v', 'S')`,
  "rights on columns": `select c.relname || '.' || a.attname || ' ' || ${rights("a.attacl", "acldefault('c', c.relowner)")} as line
    from ${relations} join pg_attribute a on a.attrelid = c.oid where ${isOurs} and a.attacl is not null`,
  "default rights": `select format('%s %s', defaclnamespace::regnamespace, defaclobjtype) as line from pg_default_acl`,
  policies: `select format('%s %s', polrelid::regclass, polname) as line from pg_policy`,
};
