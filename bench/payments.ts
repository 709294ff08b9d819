/**
 * Counter payments in three ways, in turns of a few seconds each, in one run, on one PostgreSQL server with the durability of
 * production: (a) a minimal double-entry ledger that shares nothing with the portal, called by the driver; (b) the portal's
 * own function, called by the driver; (c) the portal's API over HTTP, a process of its own.
 *
 * Prints payments per second with their times, the ratios, the memory of the API, and whether every acknowledged payment is
 * there and the ledger is right (else it ends with 1). docs/testing.md says how to read it. `--profile` shows, in further turns,
 * where the time goes; `--day 100000` compares a payment early and late in so large a day.
 * Options: --seconds 2 --rounds 5 --books 5000 --clients 1,4,20 --counters 20 --port 5390 --day 0 --profile
 */
import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";
import type { EmbeddedUrls } from "../apps/api/src/platform/postgres/postgres-kept.ts";
import { withApi } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { faultsAfter, isLedgerRight, receiptsIn } from "./payments/check.ts";
import { addBooks, addClerks, analyze, makeMinimalLedger, minimalLedgerUrl } from "./payments/databases.ts";
import type { Clerk } from "./payments/databases.ts";
import { fillDay, printDay, timeNow } from "./payments/day.ts";
import { requireSameDurability } from "./payments/durability.ts";
import { printFigures, printMemory, printRatios } from "./payments/figures.ts";
import { memoryOf } from "./payments/memory.ts";
import { options } from "./payments/options.ts";
import { takeTurns } from "./payments/rounds.ts";
import { apiEnvironment, openWays } from "./payments/ways.ts";
import { prepareProfile, printProfile } from "./profile/profile.ts";

const { port } = options;
const dataDir = await makeDataFolder();
let books: string[] = [];
let clerks: Clerk[] = [];
try {
  // The first start makes the database, whose memory is not what is measured here.
  await withApi({ port, dataDir, environment: apiEnvironment }, prepare);
  await withApi(
    { port, dataDir, environment: apiEnvironment, ...(options.profile && { preload: "api-profiler.ts" }) },
    measure,
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function prepare(): Promise<void> {
  const urls = await findUrls();
  books = await addBooks(urls, options.books);
  clerks = await addClerks(urls, options.counters);
  await makeMinimalLedger(urls, books.length);
  if (options.profile) await prepareProfile(urls);
}

async function measure(api: ChildProcess): Promise<void> {
  const urls = await findUrls();
  const targets = { ledgerUrl: minimalLedgerUrl(urls), portalUrl: urls.url, port, books, clerks };
  const durability = await requireSameDurability([targets.ledgerUrl, targets.portalUrl]);
  const before = await receiptsIn(targets.portalUrl);
  const ways = await openWays(targets);
  // The engine gives back what the sign-ins took, once it has had nothing to do for some seconds.
  await wait(20_000);
  const idle = await memoryOf(api);
  console.log(`${books.length} books, each of its own client; cash and UPI in turn; the API does no background work`);
  console.log(`${clerks.length} counters with a series of receipts each: ${clientsPerCounter()}`);
  console.log(`all three on one server with ${durability}`);
  const refreshPlans = () => analyze([urls.adminUrl, targets.ledgerUrl]);
  const early = options.day > 0 && (await timeNow(ways.ways, refreshPlans));
  const cells = await takeTurns(ways.ways, refreshPlans);
  const memory = await memoryOf(api);

  printFigures(cells);
  printRatios(cells, options.clients);
  printMemory(idle, memory);
  if (options.profile) await printProfile({ api, dataDir, urls, targets, ways: ways.ways });
  // Last, because it takes long enough for the sessions of the third way to end.
  if (early !== false) {
    await fillDay(ways.ways, options.day, refreshPlans);
    printDay(early, await timeNow(ways.ways, refreshPlans));
  }
  await ways.close();
  const faults = await faultsAfter(before, ways.ways, targets);
  for (const fault of faults) console.error(fault);
  if (!(await isLedgerRight(dataDir)) || faults.length > 0) process.exitCode = 1;
}

function clientsPerCounter(): string {
  const at = options.clients.map((clients) => {
    const most = Math.ceil(clients / clerks.length);
    return `${clients} client${clients === 1 ? "" : "s"}: at most ${most} at one of them`;
  });
  return at.join(", ");
}

async function findUrls(): Promise<EmbeddedUrls> {
  const urls = await findRunningPostgres(dataDir);
  if (urls === null) throw new Error("The API runs, but its database was not found.");
  return urls;
}
