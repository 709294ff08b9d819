import { mkdir, realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { withConnection } from "#platform/database/connection.ts";
import { makeRoles } from "#platform/database/make-roles.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { clusterExists, createCluster, isHiddenFrom } from "./postgres-cluster.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { databaseName, keep, keepNewPassword, newRoles, readKept, urlOf, urlsOf } from "./postgres-kept.ts";
import type { EmbeddedUrls, Kept } from "./postgres-kept.ts";
import { findRunnablePrograms } from "./postgres-programs.ts";
import { reachServer } from "./postgres-server.ts";
import { findPostgresUser } from "./postgres-user.ts";
import { findPostmaster, isAlive, stopPostmaster } from "./postmaster.ts";

export interface EmbeddedPostgres extends EmbeddedUrls {
  /** Stops the server, unless another living process started it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Ends a start that is under way: it throws, and what it started is stopped. */
  signal?: AbortSignal;
  /** Server settings over the durable ones below; only the tests give any. */
  settings?: Readonly<Record<string, string>>;
  /** The programs, and where a copy of them may stand; only the tests give any. */
  binaries?: PostgresBinaries;
  shelves?: readonly string[];
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
  // A payment locks two hundred tables and indexes. So many stand with its own connection, and not in the one list that all share.
  max_locks_per_transaction: "256",
  jit: "off",
};

const watchIntervalMs = 500;

/**
 * Starts a real PostgreSQL in `dataDir/postgres`, or takes over the one that a killed process left
 * running there. Port and password are chosen once and kept beside it. A start that fails leaves no server behind.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { signal } = options;
  const cluster = await placeCluster(options);
  const previous = await prepareCluster(cluster, signal);
  const isOwner = previous.owner === undefined || previous.owner === process.pid || !isAlive(previous.owner);
  const stopServer = async () => {
    const server = isOwner ? await findPostmaster(cluster.clusterDir) : null;
    if (server !== null) await stopPostmaster(cluster.clusterDir, server);
  };
  try {
    const port = await reachServer(cluster, previous, { signal });
    const kept = await ensureDatabase(cluster.dataDir, { ...previous, port, ...(isOwner && { owner: process.pid }) });
    signal?.throwIfAborted();
    const stopWatching = isOwner ? keepRunning(cluster, kept) : null;
    return { ...urlsOf(kept), stop: async () => stopWatching?.().then(stopServer) };
  } catch (error) {
    await stopServer();
    throw error;
  }
}

/** The addresses of the server that some process keeps running in `dataDir`, or null. */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedUrls | null> {
  const real = await realpath(resolve(dataDir)).catch(() => null);
  if (real === null) return null;
  const [kept, server] = await Promise.all([readKept(real), findPostmaster(join(real, "postgres"))]);
  return kept?.roles !== undefined && server?.isReady ? urlsOf({ ...kept, port: server.port }) : null;
}

async function placeCluster(options: EmbeddedPostgresOptions): Promise<Cluster> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(resolve(options.dataDir));
  const clusterDir = join(dataDir, "postgres");
  const runAs = await findPostgresUser(clusterDir);
  return {
    dataDir,
    clusterDir,
    settings: { ...settings, ...options.settings },
    binaries: await findRunnablePrograms(runAs, options.binaries ?? (await findPostgresBinaries()), options.shelves),
    runAs,
    isHidden: await isHiddenFrom(runAs, dataDir),
  };
}

async function prepareCluster(cluster: Cluster, signal?: AbortSignal): Promise<Kept> {
  const kept = await readKept(cluster.dataDir);
  if (await clusterExists(cluster)) {
    if (kept !== null) return kept;
    throw new Error(`${cluster.dataDir} holds a database, but postgres.json with its password is missing or damaged.`);
  }
  const fresh = kept ?? (await keepNewPassword(cluster.dataDir));
  await createCluster(cluster, fresh.password, signal);
  return fresh;
}

/** Makes the database and its roles where they are missing, and keeps what was chosen. */
async function ensureDatabase(dataDir: string, found: Kept): Promise<Kept> {
  return withConnection(urlOf(found, "postgres"), async (client) => {
    // Two programs that start at once would both find it missing, and choose passwords of their own.
    await client.query("select pg_advisory_lock(1)");
    const kept = { ...found, roles: (await readKept(dataDir))?.roles ?? newRoles() };
    await keep(dataDir, kept);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
    await makeRoles(urlOf(kept), urlsOf(kept));
    return kept;
  });
}

/**
 * Starts the server again when it dies while we run (killed, or out of memory): it recovers what was
 * committed, and connections find it under the same address. Returns how to end the watch.
 */
function keepRunning(cluster: Cluster, kept: Kept): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = async () => {
    while (!signal.aborted) {
      await pause(watchIntervalMs, undefined, { signal, ref: false }).catch(() => undefined);
      const isDead = !signal.aborted && (await findPostmaster(cluster.clusterDir)) === null;
      // What cannot be started now is tried again at the next look; meanwhile /readyz says so.
      if (isDead) await reachServer(cluster, kept, { isPortFixed: true, signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
  };
}
