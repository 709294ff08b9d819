import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Client } from "pg";
import * as z from "zod/mini";
import { applyQueueSchema } from "#platform/database/job-queue.ts";
import { prismaTable } from "#platform/database/migrations.ts";

type Owner = Pick<Client, "query">;

/** A database at the end of a release: the migrations that made it, its rows, and some figures of it. */
const fixture = z.object({
  migrations: z.array(z.object({ name: z.string(), script: z.string() })),
  /** Rows by table as PostgreSQL writes them in JSON; kept as text, because JSON.parse would round large numbers. */
  tables: z.record(z.string(), z.string()),
  sequences: z.record(z.string(), z.string()),
  figures: z.record(z.string(), z.string()),
});
export type ReleaseFixture = z.infer<typeof fixture>;

/** A demo shop at the end of release 0.1; `scripts/dump-release.ts` made it. */
export async function readReleaseFixture(): Promise<ReleaseFixture> {
  const packed = await readFile(new URL("fixtures/release-0.1.json.gz", import.meta.url));
  return z.parse(fixture, JSON.parse(gunzipSync(packed).toString("utf8")));
}

export function packFixture(release: ReleaseFixture): Buffer {
  return gzipSync(JSON.stringify(release), { level: 9 });
}

/** Makes an empty database what it was at the end of the release, with Prisma's record of the migrations. */
export async function loadRelease(owner: Owner, { migrations, tables, sequences }: ReleaseFixture): Promise<void> {
  await applyQueueSchema(owner);
  await owner.query(prismaTable);
  for (const { name, script } of migrations) {
    await owner.query(script);
    await owner.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values (gen_random_uuid(), $1, $2, now(), 1)`,
      [createHash("sha256").update(script).digest("hex"), name],
    );
  }
  // As a restored backup is loaded: no trigger runs, and no foreign key is checked before all rows are there.
  await owner.query("set session_replication_role = replica");
  for (const [table, rows] of Object.entries(tables)) {
    await owner.query(`delete from ${table}`);
    await owner.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [rows],
    );
  }
  for (const [sequence, value] of Object.entries(sequences)) {
    await owner.query("select setval($1::regclass, $2)", [sequence, value]);
  }
  await owner.query("set session_replication_role = origin");
}

/** What a migration must not change, whatever it does to tables: counts, sums and the last hash of the ledger. */
export async function figuresOf(owner: Owner): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  for (const [name, query] of Object.entries(figureQueries)) {
    const { rows } = await owner.query<{ figure: string }>(query);
    figures[name] = rows.map(({ figure }) => figure).join("; ");
  }
  return figures;
}

const figureQueries = {
  books: "select format('%s of %s', count(*), sum(amount_paise)) as figure from books",
  payments: "select format('%s of %s, %s mg', count(*), sum(amount_paise), sum(weight_mg)) as figure from payments",
  receipts: "select format('%s to %s', count(receipt_number), max(receipt_number)) as figure from payments",
  journals: `select format('%s %s', kind, count(*)) as figure from journals group by kind order by kind`,
  postings: `select format('%s: %s', account_id, sum(amount)) as figure from postings group by account_id order by account_id`,
  balances: `select format('%s paise, %s mg, %s instalments, %s journals', sum(paid_paise), sum(weight_mg),
    sum(instalments_paid), sum(seq)) as figure from book_balances`,
  heads: `select md5(string_agg(encode(head_hash, 'hex'), ',' order by book_id)) as figure from book_balances`,
  credits: `select format('%s live of %s', count(*) filter (where reversed_by_journal_id is null), count(*)) as figure
    from instalment_credits`,
  days: "select format('%s closed, %s counted', count(distinct day), sum(counted_paise)) as figure from day_closings c join day_counts d on d.closing_id = c.id",
  audit: `select format('%s entries, %s links', (select count(*) from audit_entries), sum(seq)) as figure from audit_chains`,
  applications: "select count(*)::text as figure from requests",
  messages: "select count(*)::text as figure from outbox_messages",
  imports: "select format('%s of %s rows', count(*), sum(row_count)) as figure from import_batches",
  settlements: "select format('%s of %s', count(*), sum(saved_paise + bonus_paise)) as figure from settlements",
};
