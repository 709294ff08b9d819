import { createServer } from "node:http";
import { buildApp } from "#app.ts";
import { readConfig } from "#config.ts";
import type { Config } from "#config.ts";
import { isLoopback } from "#http/session-cookies.ts";
import { startJobs } from "#jobs/index.ts";
import { systemClock } from "#platform/clock.ts";
import { isUnreachable } from "#platform/database-errors.ts";
import { checkDatabase, openDatabase } from "#platform/db.ts";
import type { Database } from "#platform/db.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres.ts";
import { makeLogger } from "#platform/logger.ts";
import { applyMigrations } from "#platform/migrations.ts";
import { makePasswords } from "#platform/passwords.ts";
import { makeSecrets } from "#platform/secrets.ts";
import { closeServer, listen, requireFreePort } from "#platform/server.ts";
import { demoSignInLines, seedDemo, seedLookups } from "#seed/index.ts";

/** What has to be stopped, in the order it was started. */
type Stops = (() => Promise<void>)[];

/** Runs the portal until a signal stops it. `webDir` holds the built pages; null serves the API alone. */
export async function main(webDir: string | null): Promise<void> {
  const stops: Stops = [];
  const stopping = stopOnSignal(() => stopAll(stops));
  try {
    const config = readConfig();
    const address = await start(config, webDir, stops, stopping);
    if (!stopping.aborted) say(`Thangam is ready at ${address}`);
  } catch (error) {
    if (stopping.aborted) return;
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
    await stopAll(stops);
  }
}

async function start(config: Config, webDir: string | null, stops: Stops, stopping: AbortSignal): Promise<string> {
  const logger = makeLogger(config.logLevel);
  await requireFreePort(config.port, config.host);
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config.dataDir, stops));
  await applyMigrations(databaseUrl);
  const db = openDatabase(databaseUrl);
  stops.push(() => db.$disconnect());
  await checkDatabase(db);
  await seedLookups(db);
  if (config.isDemo) await seedShop(config, db);

  const isReady = async () => !stopping.aborted && (await db.$queryRaw<unknown[]>`select 1`).length === 1;
  const server = createServer(
    { requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    buildApp({ config, db, clock: systemClock, logger, webDir, isReady }),
  );
  const port = await listen(server, config.port, config.host);
  // Bound: whoever still waits for an answer after this is cut off.
  stops.push(() => closeServer(server, 10_000));
  const jobs = startJobs({
    db,
    clock: systemClock,
    logger,
    secrets: makeSecrets(config.appSecret),
    dataDir: config.dataDir,
  });
  stops.push(() => jobs.stop());
  return `http://${isLoopback(config.host) ? "localhost" : config.host}:${port}`;
}

/** Fills an empty database with the demo shop, and says who can sign in to it. */
async function seedShop({ timeZone, bcryptCost }: Config, db: Database): Promise<void> {
  const passwords = makePasswords(bcryptCost);
  const hashPassword = (password: string) => passwords.hash(password);
  await seedDemo({ db, now: systemClock(), timeZone, hashPassword, log: say });
  for (const line of demoSignInLines) say(line);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function startOwnDatabase(dataDir: string, stops: Stops): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  stops.push(() => postgres.stop());
  return postgres.url;
}

/** Last started, first stopped: requests end before the connections they use, and those before the database. */
async function stopAll(stops: Stops): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}

/** The first signal stops in order, a second one at once. */
function stopOnSignal(stop: () => Promise<void>): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Did not stop cleanly: ${explain(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
  return stopping.signal;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "StartError" || error.name === "ConfigError") return error.message;
  if (isUnreachable(error)) {
    return `The database cannot be reached (${error.message}). Check DATABASE_URL, and that PostgreSQL runs there.`;
  }
  const sqlState = "code" in error ? error.code : undefined;
  if (sqlState === "28P01" || sqlState === "28000") {
    return `The database refuses the user or password of DATABASE_URL (${error.message}).`;
  }
  if (sqlState === "3D000") return `There is no such database as DATABASE_URL names (${error.message}). Make it first.`;
  // A sentence of ours is enough; what the language itself throws is a fault, and the place matters.
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}

if (import.meta.main) await main(null);
