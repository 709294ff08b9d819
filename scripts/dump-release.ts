/**
 * `node scripts/dump-release.ts URL MIGRATIONS`: writes the database at URL, made by the migrations in that folder, as the
 * fixture from which a test upgrades. Run it with a demo shop (a smaller one will do) made by the release itself.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { figuresOf, packFixture } from "../apps/api/src/testing/release-fixture.ts";

const [url, migrations] = process.argv.slice(2);
if (url === undefined || migrations === undefined) throw new Error("Give the database's address and its migrations.");
const target = new URL("../apps/api/src/testing/fixtures/release-0.1.json.gz", import.meta.url);
const client = new pg.Client({ connectionString: url });
await client.connect();
await dropPlacesWithoutCustomers();
const packed = packFixture({
  migrations: await readMigrations(migrations),
  tables: await dumpTables(),
  sequences: await dumpSequences(),
  figures: await figuresOf(client),
});
await client.end();
await writeFile(target, packed);
console.log(`${Math.round(packed.length / 1024)} kB`);

// The world has 150,000 cities; the fixture keeps those where somebody lives.
async function dropPlacesWithoutCustomers(): Promise<void> {
  await client.query(`
    delete from cities where id not in (select city_id from customer_profiles where city_id is not null);
    delete from states where id not in (select state_id from customer_profiles where state_id is not null)
      and id not in (select state_id from cities);
    delete from countries where id not in (select country_id from customer_profiles where country_id is not null)
      and id not in (select country_id from states)`);
}

async function readMigrations(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
  return await Promise.all(
    names.map(async (name) => ({ name, script: await readFile(join(folder, name, "migration.sql"), "utf8") })),
  );
}

async function dumpTables(): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations' order by 1",
  );
  const tables: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: dumped } = await client.query<{ rows: string }>(
      `select coalesce(json_agg(t order by t), '[]')::text as rows from ${name} t`,
    );
    tables[name] = dumped[0]?.rows ?? "[]";
  }
  return tables;
}

async function dumpSequences(): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
