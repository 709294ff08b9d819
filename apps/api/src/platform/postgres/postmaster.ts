import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/**
 * The server process that works in this directory, or null. A lock file left by a killed server counts
 * for nothing, even when its process number now belongs to somebody else.
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const lock = await readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
  const lines = lock.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  if (!(await worksIn(pid, clusterDir))) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/**
 * Takes away a lock file that names a dead server whose process number lives on (as a zombie, or as another
 * program), which PostgreSQL itself cannot tell. It still refuses while a leftover of that server holds memory.
 */
export async function removeStaleLock(clusterDir: string): Promise<void> {
  if ((await findPostmaster(clusterDir)) === null) await rm(join(clusterDir, "postmaster.pid"), { force: true });
}

/** Ends the server: first as a clean shutdown, and if that takes too long as a crash it recovers from. */
export async function stopPostmaster(clusterDir: string, { pid }: Postmaster): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    if (!signalProcess(pid, signal)) return;
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if ((await findPostmaster(clusterDir))?.pid !== pid) return;
      await sleep(20);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

export function isAlive(pid: number): boolean {
  return signalProcess(pid, 0) && !isZombie(pid);
}

/** Killed, but not yet noticed by its parent: a container's first process may take its time, or never do it. */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// A postmaster's working directory is its data directory; where /proc is missing, its command line names it.
async function worksIn(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => "")) === clusterDir;
  }
  if (process.platform === "win32") return true;
  const { stdout } = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.includes(clusterDir);
}
