import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import type { Config } from "./config.ts";
import { makePdfs } from "#documents/pdf.ts";
import { appointFirstAdmin, newSetupToken } from "#features/setup/index.ts";
import { openGateway } from "#integrations/payment-gateway/open-gateway.ts";
import { startJobs } from "#jobs/index.ts";
import { makeKernel } from "./make-kernel.ts";
import { makeMetrics } from "#http/metrics/metrics.ts";
import { serveMetrics } from "#http/metrics/serve-metrics.ts";
import { webPushPort } from "#integrations/push/web-push.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import { openReplica } from "#platform/database/replica.ts";
import type { Replica } from "#platform/database/replica.ts";
import { isUnreachable } from "#platform/database/database-errors.ts";
import { explain, explainOwn, StartError } from "#platform/database/explain.ts";
import { applyMigrations } from "#platform/database/migrations.ts";
import { noteMarkedRestore } from "#platform/database/restored.ts";
import { waitForDatabase } from "#platform/database/wait-for-database.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { httpServer } from "#platform/process/http-server.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { isDatabaseReady, openShop } from "#platform/database/open-shop.ts";
import { makePasswords } from "#platform/security/passwords.ts";
import { runProcess, printLine } from "#platform/process/process.ts";
import type { Stops } from "#platform/process/process.ts";
import { makeSecrets } from "#platform/security/secrets.ts";
import { closeServer, isLoopback, listen, ownUrl, requireFreePort } from "#platform/process/server.ts";
import { loadRenderer } from "#site/index.ts";
import { branchClerk, demoSignInLines, requireNoHalfDemo, seedDemo, seedLookups } from "#seed/index.ts";

/** What the build of the web made; null for a part that is not served. */
interface Built {
  /** Holds the pages of the single-page application. */
  webDir: string | null;
  /** Writes the public pages. */
  siteFile: string | null;
}

/** Runs the portal until a signal stops it. */
export function main(built: Built): Promise<void> {
  return runProcess((stops, stopping) => start(readConfig(), built, stops, stopping));
}

async function start(config: Config, built: Built, stops: Stops, stopping: AbortSignal): Promise<string> {
  await requireFreePort(config.port, config.host);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) return serve(config, built, { databaseUrl, inWords: explain }, stops, stopping);
  const postgres = await startEmbeddedPostgres({ dataDir, signal: stopping });
  stops.push(() => postgres.stop());
  const inWords = (error: unknown) => explainOwn(error, dataDir);
  const serveOwn = async () => {
    await waitForDatabase(postgres.ownerUrl, config.databaseWaitSeconds, stopping, inWords);
    await applyMigrations(postgres.ownerUrl);
    const restored = await noteMarkedRestore(postgres.ownerUrl, systemClock());
    if (restored !== null) printLine(restored);
    return serve(config, built, { databaseUrl: postgres.url, inWords }, stops, stopping);
  };
  return serveOwn().catch((error: unknown) => {
    throw isUnreachable(error) ? new StartError(inWords(error), { cause: error }) : error;
  });
}

interface ReachedDatabase {
  databaseUrl: string;
  /** Says why it cannot be reached. */
  inWords: (error: unknown) => string;
}

async function serve(
  config: Config,
  { webDir, siteFile }: Built,
  { databaseUrl, inWords }: ReachedDatabase,
  stops: Stops,
  stopping: AbortSignal,
): Promise<string> {
  const logger = makeLogger(config.logLevel);
  const db = await openShop({ url: databaseUrl, waitSeconds: config.databaseWaitSeconds, stops, stopping, inWords });
  await seedLookups(db);
  await (config.isDemo ? seedShop(config, db) : requireNoHalfDemo(db));

  const gateway = config.gateway && openGateway(config.gateway, db, config.appSecret);
  const isReady = () => isDatabaseReady(db, stopping);
  const metrics = makeMetrics(db, systemClock);
  const replica = config.replicaUrl === null ? undefined : replicaAt(config.replicaUrl, db, stops);
  const { noteAnswer } = metrics;
  if (config.metrics !== null) await serveMetrics({ metrics, isReady, stops }, config.metrics);
  const pdfs = makePdfs();
  const shared = { config, db, clock: systemClock, gateway, pdf: pdfs.counter, push: webPushPort(config) };
  const siteRenderer = siteFile === null ? null : await loadRenderer(siteFile);
  const server = httpServer(buildApp({ ...shared, replica, logger, webDir, siteRenderer, isReady, noteAnswer }));
  // Bound: whoever still waits for an answer after this is cut off.
  stops.push(() => closeServer(server, 10_000));
  const port = await listen(server, config.port, config.host);
  if (config.runsJobs) {
    const secrets = makeSecrets(config.appSecret, config.earlierSecrets);
    const url = ownUrl(config.host, port);
    const work = { kernel: makeKernel(shared), pdf: pdfs.mail, db, databaseUrl, clock: systemClock };
    await startJobs({ ...work, logger, secrets, config, url, stops });
  }
  const welcome = await welcomeFirstAdmin(config, db);
  if (welcome !== null) printLine(welcome);
  return `Thangam is ready at http://${isLoopback(config.host) ? "localhost" : config.host}:${port}`;
}

/** A replica need not be there when the portal starts: what it would read is read from the primary. */
function replicaAt(url: string, primary: Database, stops: Stops): Replica {
  const db = openDatabase(url, { poolSize: 4, isReadOnly: true });
  stops.push(() => db.$disconnect());
  return openReplica(primary, db);
}

/**
 * Gives a shop without an Admin its first one. Where the environment names a person, it makes that person an Admin and returns null.
 * Otherwise it returns a link; whoever opens the link becomes the Admin.
 */
async function welcomeFirstAdmin(config: Config, db: Database): Promise<string | null> {
  const passwords = makePasswords(config.bcryptCost);
  if (config.firstAdmin !== null)
    await appointFirstAdmin(
      { db, now: systemClock(), hashPassword: (password) => passwords.hash(password) },
      config.firstAdmin,
    );
  const token = await newSetupToken(db, makeSecrets(config.appSecret, config.earlierSecrets), systemClock());
  if (token === null) return null;
  return `Nobody can sign in yet. Within 24 hours, make the first Admin at ${config.publicUrl}/setup?token=${token}`;
}

/** Fills an empty database with the demo shop, and says who can sign in to it. */
async function seedShop({ timeZone, bcryptCost, hasDemoBranches }: Config, db: Database): Promise<void> {
  const passwords = makePasswords(bcryptCost);
  const hashPassword = (password: string) => passwords.hash(password);
  await seedDemo({ db, now: systemClock(), timeZone, hasBranches: hasDemoBranches, hashPassword, log: printLine });
  for (const line of demoSignInLines) printLine(line);
  if ((await db.user.count({ where: { email: branchClerk.email } })) > 0)
    printLine(`  ${branchClerk.email}  Employee of the branch Velachery`);
}

/** Where the build of the web leaves what writes the public pages; null while it is not built. */
function builtSite(): string | null {
  const file = fileURLToPath(new URL("../../web/dist-server/render-site.js", import.meta.url));
  return existsSync(file) ? file : null;
}

if (import.meta.main) await main({ webDir: null, siteFile: builtSite() });
