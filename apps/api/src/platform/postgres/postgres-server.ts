import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { withConnection } from "#platform/database/connection.ts";
import { findFreePort } from "./free-port.ts";
import { commandIn } from "./postgres-cluster.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { urlOf } from "./postgres-kept.ts";
import type { Kept } from "./postgres-kept.ts";
import { lastLogLines, openLog, startError } from "./postgres-log.ts";
import { findPostmaster, removeStaleLock, sleep } from "./postmaster.ts";

const startPatienceMs = 60_000;
/** Crash recovery replays what was written since the last checkpoint: it may be long on a slow disk, but not endless. */
const recoveryPatienceMs = 600_000;
const maxStarts = 8;

interface Reaching {
  /** For a server whose address is known to its callers. */
  isPortFixed?: boolean;
  signal?: AbortSignal | undefined;
}

/** Returns the port of a server that is ready, starting one if none is there. If it throws, what it started is stopped. */
export async function reachServer(cluster: Cluster, kept: Kept, reaching: Reaching = {}): Promise<number> {
  const attempt: Attempt = { port: kept.port, starts: 0, child: null };
  const startedAt = Date.now();
  try {
    for (;;) {
      reaching.signal?.throwIfAborted();
      const server = await findPostmaster(cluster.clusterDir);
      if (server?.isReady && (await takesConnections({ ...kept, port: server.port }))) return server.port;
      const isOver = Date.now() - startedAt > (server === null ? startPatienceMs : recoveryPatienceMs);
      const isStarting = server !== null || isRunning(attempt.child);
      if (isOver || (!isStarting && attempt.starts === maxStarts))
        throw startError(cluster.dataDir, await lastLogLines(cluster.dataDir));
      if (!isStarting) await startOnce(cluster, attempt, reaching);
      await sleep(15);
    }
  } catch (error) {
    await endChild(attempt.child);
    throw error;
  }
}

interface Attempt {
  port: number;
  starts: number;
  child: ChildProcess | null;
}

/** A server just killed may hold its memory for a moment, and a port may be taken: so this is tried a few times. */
async function startOnce(cluster: Cluster, attempt: Attempt, { isPortFixed, signal }: Reaching): Promise<void> {
  await sleep(100 * attempt.starts);
  signal?.throwIfAborted();
  if (attempt.starts > 2) await removeStaleLock(cluster.clusterDir);
  attempt.starts += 1;
  if (isPortFixed !== true) attempt.port = await findFreePort(attempt.port);
  attempt.child = await spawnServer(cluster, attempt.port);
}

// Detached, so that an interrupt typed at the terminal reaches the API first, which then stops the server.
async function spawnServer(cluster: Cluster, port: number): Promise<ChildProcess> {
  const settings = Object.entries({ ...cluster.settings, port: String(port) });
  const options = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = commandIn(cluster, cluster.binaries.postgres, cluster.clusterDir, (path) => ["-D", path, ...options]);
  const log = await openLog(cluster.dataDir);
  const child = spawn(server.file, server.args, {
    ...server.options,
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  const refusal = await new Promise<Error | null>((settle) => {
    child.once("spawn", () => settle(null));
    child.once("error", settle);
  });
  await log.close();
  if (refusal !== null) throw startError(cluster.dataDir, refusal.message);
  child.unref();
  return child;
}

async function takesConnections(kept: Kept): Promise<boolean> {
  return withConnection(urlOf(kept, "postgres"), async () => true).catch(() => false);
}

/** Ends a server that may not have written its lock file yet, by which others find it. */
async function endChild(child: ChildProcess | null): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
  ] as const) {
    if (child === null || !isRunning(child)) return;
    child.kill(signal);
    await Promise.race([once(child, "exit"), sleep(patienceMs)]);
  }
}

function isRunning(child: ChildProcess | null): boolean {
  return child !== null && child.exitCode === null && child.signalCode === null;
}
