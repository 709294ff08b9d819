/**
 * Counter payments of the portal over HTTP beside one plain row that Directus and Strapi add over HTTP, in turns of a few seconds
 * each, in one run, on one PostgreSQL server with the durability of production. The first run installs the two into a folder
 * of the system's temporary ones. Prints how many are made per second, and how many payments for each row: at least 1.5.
 * Options: --seconds 2 --rounds 5 --books 5000 --clients 1,4,20 --counters 20 --port 5390 (the peers have the next two)
 */
import { rm } from "node:fs/promises";
import { Agent } from "node:http";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";
import { withApi } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { addBooks, addClerks, analyze, urlOfDatabase, withClient } from "./payments/databases.ts";
import { requireSameDurability } from "./payments/durability.ts";
import type { Cell } from "./payments/figures.ts";
import { printFigures, ratio, turnsIn, verdictOn } from "./payments/figures.ts";
import { maxClients, options } from "./payments/options.ts";
import { takeTurns } from "./payments/rounds.ts";
import type { Way } from "./payments/turn.ts";
import { apiEnvironment, openCounter } from "./payments/ways.ts";
import { directus } from "./peers/directus.ts";
import { install } from "./peers/install.ts";
import type { RunningPeer } from "./peers/peer.ts";
import { strapi } from "./peers/strapi.ts";

const goal = 1.5;
const peers = [
  { letter: "d", peer: directus, database: "directus" },
  { letter: "s", peer: strapi, database: "strapi" },
];
const { port } = options;
const dataDir = await makeDataFolder();
const installed = await Promise.all(peers.map(async (one) => ({ ...one, folder: await install(one.peer) })));
try {
  await withApi({ port, dataDir, environment: apiEnvironment }, measure);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const urls = await findRunningPostgres(dataDir);
  if (urls === null) throw new Error("The API runs, but its database was not found.");
  const counter = await openCounter({
    port,
    books: await addBooks(urls, options.books),
    clerks: await addClerks(urls, options.counters),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: maxClients });
  const databases = peers.map(({ database }) => urlOfDatabase(urls, database));
  const running: RunningPeer[] = [];
  try {
    const ways: Way[] = [counter.way];
    for (const [index, { letter, peer, database, folder }] of installed.entries()) {
      await withClient(urls.adminUrl, (admin) => admin.query(`create database ${database}`));
      const databaseUrl = urlOfDatabase(urls, database);
      const started = await peer.start({ folder, databaseUrl, port: port + 1 + index, agent });
      running.push(started);
      ways.push({ letter, name: peer.name, take: started.addRow, made: 0 });
    }
    console.log(`all on one server with ${await requireSameDurability([urls.url, ...databases])}`);
    const cells = await takeTurns(ways, () => analyze([urls.adminUrl, ...databases]));
    printFigures(cells);
    printRatios(cells);
  } finally {
    for (const { stop } of running) await stop();
    agent.destroy();
    counter.close();
  }
}

function printRatios(cells: readonly Cell[]): void {
  console.log("\npayments of the portal for each row of a peer");
  for (const { letter, peer } of peers) {
    const ratios = options.clients.map((clients) =>
      ratio(turnsIn(cells, "c", clients), turnsIn(cells, letter, clients)),
    );
    const each = ratios.map((one, index) => `${one.toFixed(2)} with ${options.clients[index]}`).join(", ");
    console.log(`  ${peer.name}: ${each}; ${verdictOn(Math.min(...ratios), goal)}`);
  }
}
