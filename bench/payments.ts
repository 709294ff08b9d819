/**
 * Counter payments through the API, over HTTP with a signed-in session, against the same SQL function called
 * directly, both in this run, with the same concurrency, on the same durable database.
 *
 * Rounds alternate, so that neither way gets the quieter machine. Prints payments per second of each round,
 * the medians, their ratio, and the API's memory. Options: --seconds 4 --rounds 5 --concurrency 20
 */
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";
import { withApi } from "./api-process.ts";
import { flexibleBooks, median, round, signIn, takeOverHttp } from "./counter.ts";

const LEAST_RATIO = 0.45;
const PORT = 5390;
const CONNECTIONS = 10;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "5" },
    concurrency: { type: "string", default: "20" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const concurrency = Number(values.concurrency);

const dataDir = await mkdtemp(join(tmpdir(), "thangam-bench-"));
try {
  // The first start makes the demo shop, whose memory is not what is measured here.
  await withApi({ port: PORT, dataDir }, async () => undefined);
  await withApi({ port: PORT, dataDir }, measure);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(api: ChildProcess): Promise<void> {
  const url = (await findRunningPostgres(dataDir))?.url;
  if (url === undefined) throw new Error("The API runs, but its database was not found.");
  // As many connections as the API holds: more of them would only queue for the same rows and flatter the API.
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: "-c TimeZone=UTC" });
  pool.on("error", () => undefined);
  const cookie = await signIn(PORT);
  const { books, actorId } = await flexibleBooks(pool);
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

  const overHttp = (book: string) => takeOverHttp(PORT, agent, cookie, book);
  const directly = (book: string) => takeDirectly(pool, actorId, book);
  // Not counted: connections, statements and the compiler warm up.
  await round(overHttp, { books, concurrency, seconds: 1 });
  await round(directly, { books, concurrency, seconds: 1 });

  const http: number[] = [];
  const direct: number[] = [];
  for (let n = 1; n <= rounds; n++) {
    direct.push(await round(directly, { books, concurrency, seconds }));
    http.push(await round(overHttp, { books, concurrency, seconds }));
    console.log(`round ${n}: directly ${direct.at(-1)?.toFixed(0)}/s, over HTTP ${http.at(-1)?.toFixed(0)}/s`);
  }
  const ratio = median(http) / median(direct);
  console.log(`\n${concurrency} at a time, ${books.length} books, ${rounds} rounds of ${seconds} s each`);
  console.log(`directly:  ${median(direct).toFixed(0)} payments/s (median)`);
  console.log(`over HTTP: ${median(http).toFixed(0)} payments/s (median)`);
  console.log(`ratio:     ${ratio.toFixed(2)} (at least ${LEAST_RATIO} is wanted)`);
  console.log(`memory of the API: ${await memoryOf(api)}`);
  if (ratio < LEAST_RATIO) process.exitCode = 1;

  agent.destroy();
  await pool.end();
}

async function takeDirectly(pool: pg.Pool, actorId: string, book: string): Promise<void> {
  const context = {
    actorId,
    actorType: "Admin",
    operation: "Add_monhlyOfflinePayments",
    key: randomUUID(),
    requestHash: "bench",
    requestId: randomUUID(),
    address: "127.0.0.1",
  };
  await pool.query({
    name: "take",
    text: "select take_counter_payment($1::jsonb, now(), (now() at time zone 'Asia/Kolkata')::date, $2, 'cash', 10000, null, null)",
    values: [JSON.stringify(context), book],
  });
}

/** What the process holds now and held at most, where the system tells. */
async function memoryOf({ pid }: ChildProcess): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const megabytes = (name: string) => {
    const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1];
    return kilobytes === undefined ? "unknown" : `${Math.round(Number(kilobytes) / 1024)} MB`;
  };
  return `${megabytes("VmRSS")} now, ${megabytes("VmHWM")} at most`;
}
