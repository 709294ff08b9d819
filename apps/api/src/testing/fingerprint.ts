import type { Client } from "pg";

/** Of every table of the shop's records how many rows it has, and which transaction wrote the latest of them. */
export async function fingerprint(owner: Client): Promise<unknown> {
  const aside = ["_prisma_migrations", "_sql_files", "sessions", "attempt_counters", "audit_chains"];
  const tables = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [aside],
  );
  const parts = tables.rows.map(({ name }) => {
    const where = name === "audit_entries" ? "where record_type <> 'session'" : "";
    return `select '${name}' as name, count(*)::int as rows, max(xmin::text::bigint) as latest from ${name} ${where}`;
  });
  return (await owner.query(`${parts.join(" union all ")} order by name`)).rows;
}
