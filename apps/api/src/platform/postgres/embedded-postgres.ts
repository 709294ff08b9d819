import { mkdir, realpath } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { clusterExists, createCluster, lastLogLines, spawnServer, startError } from "./postgres-cluster.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { databaseName, keep, keepNewPassword, readKept, urlOf } from "./postgres-kept.ts";
import type { Kept } from "./postgres-kept.ts";
import { findPostgresUser } from "./postgres-user.ts";
import { findPostmaster, isAlive, removeStaleLock, sleep, stopPostmaster } from "./postmaster.ts";

export interface EmbeddedPostgres {
  /** For the owner of the database; the API lowers itself to a lesser role, see db.ts. */
  url: string;
  /** Stops the server, unless another living process started it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Server settings over the durable ones below; only the tests give any. */
  settings?: Readonly<Record<string, string>>;
}

const settings = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
};

// Crash recovery replays what was written since the last checkpoint, so a start may be long but not endless.
const startPatienceMs = 60_000;
const watchIntervalMs = 500;

/**
 * Starts a real PostgreSQL in `dataDir/postgres`, or takes over the one that a killed process left
 * running there. Port and password are chosen once and kept beside it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(resolve(options.dataDir));
  const binaries = await findPostgresBinaries();
  const cluster: Cluster = {
    dataDir,
    clusterDir: join(dataDir, "postgres"),
    settings: { ...settings, ...options.settings },
    binaries,
    runAs: await findPostgresUser([dataDir, dirname(binaries.postgres)]),
  };
  const previous = await prepareCluster(cluster);
  const kept = { ...previous, port: await reachServer(cluster, previous) };
  await ensureDatabase(kept);

  const isOwner = kept.owner === undefined || kept.owner === process.pid || !isAlive(kept.owner);
  await keep(dataDir, isOwner ? { ...kept, owner: process.pid } : kept);
  const stopWatching = isOwner ? keepRunning(cluster, kept) : null;
  return {
    url: urlOf(kept),
    stop: async () => {
      await stopWatching?.();
      const server = isOwner ? await findPostmaster(cluster.clusterDir) : null;
      if (server !== null) await stopPostmaster(cluster.clusterDir, server);
    },
  };
}

/**
 * Starts the server again when it dies while we run (killed, or out of memory): it recovers what was
 * committed, and connections find it under the same address. Answers how to end the watch.
 */
function keepRunning(cluster: Cluster, kept: Kept): () => Promise<void> {
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await pause(watchIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      const isDead = !stopping.signal.aborted && (await findPostmaster(cluster.clusterDir)) === null;
      // What cannot be started now is tried again at the next look; meanwhile /readyz says so.
      if (isDead) await reachServer(cluster, kept, { isPortFixed: true }).catch(() => undefined);
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
  };
}

/** The address of the server that some process keeps running in `dataDir`, or null. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const real = await realpath(resolve(dataDir)).catch(() => null);
  if (real === null) return null;
  const [kept, server] = await Promise.all([readKept(real), findPostmaster(join(real, "postgres"))]);
  return kept !== null && server?.isReady ? urlOf({ ...kept, port: server.port }) : null;
}

async function prepareCluster(cluster: Cluster): Promise<Kept> {
  const kept = await readKept(cluster.dataDir);
  if (await clusterExists(cluster)) {
    if (kept !== null) return kept;
    throw new Error(`${cluster.dataDir} holds a database, but postgres.json with its password is missing or damaged.`);
  }
  const fresh = kept ?? (await keepNewPassword(cluster.dataDir));
  await createCluster(cluster, fresh.password);
  return fresh;
}

/** Answers with the port of a server that is ready, starting one if none is there. */
async function reachServer(cluster: Cluster, kept: Kept, { isPortFixed = false } = {}): Promise<number> {
  const deadline = Date.now() + startPatienceMs;
  const maxStarts = 8;
  let port = kept.port;
  let starts = 0;
  let isStarting = false;
  while (Date.now() < deadline) {
    const server = await findPostmaster(cluster.clusterDir);
    if (server?.isReady && (await answers({ ...kept, port: server.port }))) return server.port;
    if (server === null && !isStarting) {
      // A server just killed may hold its memory for a moment, and a port may be taken: so try a few times.
      if (starts === maxStarts) break;
      await sleep(100 * starts);
      if (starts > 2) await removeStaleLock(cluster.clusterDir);
      starts += 1;
      if (!isPortFixed && (port === 0 || !(await isFree(port)))) port = await findFreePort();
      isStarting = true;
      const child = await spawnServer(cluster, port);
      child.once("exit", () => (isStarting = false));
    }
    await sleep(15);
  }
  throw startError(cluster, await lastLogLines(cluster));
}

async function answers(kept: Kept): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(kept, "postgres") });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(kept: Kept): Promise<void> {
  const client = new Client({ connectionString: urlOf(kept, "postgres") });
  await client.connect();
  try {
    // Two programs that start at once would both find it missing.
    await client.query("select pg_advisory_lock(1)");
    const found = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function findFreePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const bound = typeof address === "object" && address !== null ? address.port : port;
      server.close(() => settle(bound));
    });
  });
}
