/**
 * `pnpm slow <command …>`: runs a command as on a small machine with a slow disk, without special rights,
 * on Linux. All processes of the command are stopped and continued many times a second, so that they run half of the time.
 * Each PostgreSQL server that the command starts waits before every flush of its log (commit_delay), and the server of
 * the tests, which skips flushes elsewhere, makes them here.
 *
 *   SHARE=0.3   the part of the time that they run; 0.5 where it is not said
 *   FLUSH_MS=5  how long a commit waits with its flush; 3.5 where it is not said
 */
import { spawn } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("Name the command to run.");
const share = Number(process.env["SHARE"] ?? 0.5);
const flushMs = Number(process.env["FLUSH_MS"] ?? 3.5);
const sliceMs = 20;
/** Data directories of the servers that wait already. */
const slowed = new Set<string>();

const mark = `thangam-slow-${process.pid}`;
// Every process of the command inherits the mark, and with it its own children.
const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, SLOW_MACHINE: mark } });
const ended = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
const state = { isOver: false };
void ended.then(() => (state.isOver = true));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));

let pids: number[] = [];
let round = 0;
while (!state.isOver) {
  // New processes are found ten times a second.
  if (round % 5 === 0) {
    pids = marked();
    for (const pid of pids) slowFlushes(pid);
  }
  round += 1;
  signalAll("SIGSTOP");
  await pause(sliceMs * (1 - share));
  signalAll("SIGCONT");
  await pause(sliceMs * share);
}
signalAll("SIGCONT");
process.exitCode = await ended;

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile, or works as another user whom this one may not stop.
    }
  }
}

/** Has a PostgreSQL server wait before each flush, from now on; what it began before is not delayed. */
function slowFlushes(pid: number): void {
  const [program = "", ...given] = read(`/proc/${pid}/cmdline`).split("\0");
  const dataDir = given[given.indexOf("-D") + 1];
  // Its helpers show other names for themselves.
  if (basename(program) !== "postgres" || !given.includes("-D") || dataDir === undefined) return;
  const file = join(dataDir, "postgresql.auto.conf");
  const lines = `commit_delay = ${Math.round(flushMs * 1_000)}\ncommit_siblings = 0\n`;
  if (slowed.has(dataDir) || read(join(dataDir, "postmaster.pid")) === "") return;
  if (!read(file).includes(lines)) appendFileSync(file, lines);
  slowed.add(dataDir);
  process.kill(pid, "SIGHUP");
}

/** The processes that carry the mark in their environment, and those that were started by one of them. */
function marked(): number[] {
  const all = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === child.pid) return true;
    return environmentOf(pid).includes(`SLOW_MACHINE=${mark}\0`);
  };
  return all.filter(isOurs);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

function environmentOf(pid: number): string {
  return `${read(`/proc/${pid}/environ`)}\0`;
}

function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
