/**
 * Counter payments over HTTP while ten thousand messages wait for a mail server, against the same without any sending,
 * both in this run and on the same durable database.
 *
 * Two portals share the database: one leaves the background work alone, the other sends. Short rounds alternate, now the
 * one first and now the other, and the one whose turn it is not is stopped, so that neither gets the quieter machine. What
 * counts is the median of the ratios of neighbouring rounds. Measured with a mail server that takes the
 * connection and says nothing, and with one that takes everything (told, without a bound: those mails carry receipts that
 * are made meanwhile). Options: --seconds 1 --rounds 21 --concurrency 20
 */
import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { Agent } from "node:http";
import { parseArgs } from "node:util";
import pg from "pg";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";
import { startMailServer } from "../apps/api/src/testing/mail-server.ts";
import { withApi } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { flexibleBooks, median, round, signIn, takeOverHttp } from "./counter.ts";

const LEAST_RATIO = 0.9;
const QUIET = 5391;
const SENDING = 5392;
const WAITING = 10_000;
const settleMs = 200;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "1" },
    rounds: { type: "string", default: "21" },
    concurrency: { type: "string", default: "20" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const concurrency = Number(values.concurrency);

const dataDir = await makeDataFolder();
const server = await startMailServer();
const environment = { MAIL_URL: server.url, MAIL_FROM: "Thangam <shop@example.com>" };
try {
  await withApi({ port: QUIET, dataDir, environment: { RUN_JOBS: "0" } }, (quiet) =>
    withApi({ port: SENDING, dataDir, environment }, (sending) => measure(quiet, sending)),
  );
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(quiet: ChildProcess, sending: ChildProcess): Promise<void> {
  const url = (await findRunningPostgres(dataDir))?.adminUrl;
  if (url === undefined) throw new Error("The API runs, but its database was not found.");
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const cookie = await signIn(QUIET);
  const books = await flexibleBooks(pool);
  const agents = { [QUIET]: new Agent({ keepAlive: true }), [SENDING]: new Agent({ keepAlive: true }) };
  const rate = async (port: typeof QUIET | typeof SENDING, forSeconds = seconds) => {
    const [works, rests] = port === QUIET ? [quiet, sending] : [sending, quiet];
    rests.kill("SIGSTOP");
    works.kill("SIGCONT");
    // Timers that ran out while it stood still are no work of its turn.
    await new Promise((settled) => setTimeout(settled, settleMs));
    const pay = (book: string) => takeOverHttp(port, agents[port], cookie, book);
    return round(pay, { books, concurrency, seconds: forSeconds });
  };

  await rate(QUIET, 1);
  await rate(SENDING, 1);
  server.setMood("hanging");
  await queueMany(pool);
  const hanging = await compare("a mail server that hangs");
  server.setMood("well");
  // Until what still hangs has given up, and mails flow.
  sending.kill("SIGCONT");
  while (server.taken.length === 0) await new Promise((waited) => setTimeout(waited, 200));
  await compare("a mail server that takes everything");
  for (const portal of [quiet, sending]) portal.kill("SIGCONT");
  for (const agent of Object.values(agents)) agent.destroy();
  await pool.end();
  if (hanging < LEAST_RATIO) process.exitCode = 1;

  async function compare(what: string): Promise<number> {
    const without: number[] = [];
    const beside: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      if (n % 2 === 0) without.push(await rate(QUIET));
      beside.push(await rate(SENDING));
      if (n % 2 === 1) without.push(await rate(QUIET));
    }
    // Of neighbours, so that what else the machine does meanwhile tells on both alike.
    const ratio = median(beside.map((rate, n) => rate / (without[n] ?? 0)));
    console.log(`${what}: ${await waitingIn(pool)} messages wait, ${server.taken.length} mails were taken`);
    console.log(`  without sending ${median(without).toFixed(0)} payments/s, beside it ${median(beside).toFixed(0)}/s`);
    console.log(`  ratio ${ratio.toFixed(2)}${what.endsWith("hangs") ? ` (at least ${LEAST_RATIO} is wanted)` : ""}`);
    return ratio;
  }
}

async function queueMany(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select queue_message(now(), 'client_enrolled', 'bench:' || n, (select min(id) from clients), null, '{}')
     from generate_series(1, $1) n`,
    [WAITING],
  );
}

async function waitingIn(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as waiting from outbox_messages where delivered_at is null and dead_at is null",
  );
  return rows[0].waiting;
}
