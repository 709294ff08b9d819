import type { useApp } from "./harness.ts";

/** Every row of every table as text, as whoever reads the database sees it. */
export function rowsOfTables(app: ReturnType<typeof useApp>): Promise<{ table: string; row: string }[]> {
  return app.asOwner(async (owner) => {
    const names = await owner.query<{ schema: string; name: string }>(
      "select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    const rows = [];
    for (const { schema, name } of names.rows) {
      const found = await owner.query<{ row: string }>(`select t::text as row from ${schema}.${name} t`);
      rows.push(...found.rows.map(({ row }) => ({ table: name, row })));
    }
    return rows;
  });
}
