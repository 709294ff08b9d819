/**
 * How long a seal of the books takes in a shop with a million journals, and the nightly check of a day of ten thousand payments in it.
 *
 * The day's payments are taken by the portal's own function, and an eighth of them stands before each seal. Prints the times, and ends
 * with 1 where a seal takes two seconds or more, the check five or more, or anything is found.
 * Options: --payments 1000000 --day 10000 --port 6412
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { makeCheckpoints, openDirectory, openSigner } from "../apps/api/src/evidence/index.ts";
import { verifySince } from "../apps/api/src/features/evidence/verify-books.ts";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";
import { withApi } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { addPayments } from "./many-payments.ts";

const { values } = parseArgs({
  options: {
    payments: { type: "string", default: "1000000" },
    day: { type: "string", default: "10000" },
    port: { type: "string", default: "6412" },
  },
});
const maxSealMs = 2_000;
const maxCheckMs = 5_000;
const sealsOfDay = 8;
const counters = 4;

const dataDir = await makeDataFolder();
const places = { dir: join(dataDir, "evidence"), keyDir: join(dataDir, "evidence-keys") };
await withApi({ port: Number(values.port), dataDir, environment: { RUN_JOBS: "0" } }, measure);

async function measure(): Promise<void> {
  const urls = await findRunningPostgres(dataDir);
  if (urls === null) throw new Error("The API runs, but its database was not found.");
  await withOwner(urls.adminUrl, async (owner) => {
    await addPayments(owner, Number(values.payments));
    await addRecords(owner);
  });
  const first = await seal(urls.url);
  console.log(
    `the first seals: ${first.map(({ changed, tookMs }) => `${changed} subjects in ${tookMs} ms`).join(", ")}`,
  );
  const before = first.at(-1)?.checkpoint.number ?? 0;
  const times: number[] = [];
  for (let n = 0; n < sealsOfDay; n += 1) {
    await takePayments(urls.url, n, Number(values.day) / sealsOfDay);
    const [made] = await seal(urls.url);
    if (made === undefined || made.unsound.length > 0)
      throw new Error(`A seal is not sound: ${made?.unsound.join(" ")}`);
    times.push(made.tookMs);
    console.log(`a seal of ${made.changed} subjects of ${made.checkpoint.leaves}: ${made.tookMs} ms`);
  }
  const start = performance.now();
  const { findings, journals, versions, entries } = await verifySince(urls.url, places.dir, BigInt(before));
  const checkMs = performance.now() - start;
  console.log(
    `the check of that day, ${journals} journals, ${versions} versions, ${entries} entries of the trail: ${checkMs.toFixed(0)} ms (under ${maxCheckMs})`,
  );
  for (const finding of findings) console.error(finding);
  console.log(`the slowest seal: ${Math.max(...times)} ms (under ${maxSealMs})`);
  if (findings.length > 0 || checkMs >= maxCheckMs || Math.max(...times) >= maxSealMs) process.exitCode = 1;
}

async function seal(databaseUrl: string) {
  const now = new Date();
  const signer = await openSigner(places, now);
  return makeCheckpoints({ databaseUrl, directory: openDirectory(places.dir), signer, now }, "hour");
}

async function withOwner(connectionString: string, use: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString, options: "-c TimeZone=UTC" });
  await owner.connect();
  try {
    await use(owner);
  } finally {
    await owner.end();
  }
}

/** A chain for each book and client that was made past the portal, as if one version had been written of it. */
async function addRecords(owner: pg.Client): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query(`
    insert into record_chains (subject, subject_key, seq, head_hash)
    select 'book', id::text, 1, sha256(id::text::bytea) from books where number like 'E1%'
    union all select 'client', client_id::text, 1, sha256(client_id::text::bytea) from books where number like 'E1%'
    on conflict do nothing`);
  await owner.query(`
    insert into record_versions (chain_id, seq, record, record_key, change, content_hash, xid, at, hash)
    select c.id, 1, c.subject || 's', c.subject_key, 'found', sha256('x'), 1, now(), c.head_hash from record_chains c
    on conflict do nothing`);
  await owner.query("vacuum analyze");
}

/** Takes so many payments, each of a book of its own, at several counters at once. */
async function takePayments(connectionString: string, turn: number, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: counters, options: "-c TimeZone=UTC" });
  const { rows } = await pool.query<{ number: string }>(
    // Seven digits: those of the demo shop, of which some are closed, have fewer.
    "select number from books where number like 'E1______' order by number offset $1 limit $2",
    [turn * count, count],
  );
  const admin = await pool.query<{ id: string }>("select min(id)::text as id from users where user_type = 'Admin'");
  const waiting = rows.map(({ number }) => number);
  const take = async () => {
    for (let book = waiting.pop(); book !== undefined; book = waiting.pop())
      await pool.query({
        name: "take",
        text: `select take_counter_payment($1::jsonb, now(), (now() at time zone 'Asia/Kolkata')::date, $2, 'cash', 50000, null, null)`,
        values: [contextOf(admin.rows[0]?.id ?? ""), book],
      });
  };
  try {
    await Promise.all(Array.from({ length: counters }, take));
  } finally {
    await pool.end();
  }
}

function contextOf(actorId: string): string {
  const sent = { operation: "Add_monhlyOfflinePayments", requestHash: "a request of the bench", address: "127.0.0.1" };
  return JSON.stringify({ actorId, actorType: "Admin", key: randomUUID(), requestId: randomUUID(), ...sent });
}
