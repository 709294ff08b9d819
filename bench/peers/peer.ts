import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Another portal over PostgreSQL, to which a row can be added over HTTP. */
export interface Peer {
  name: string;
  /** What is installed, each of one version. */
  packages: Readonly<Record<string, string>>;
  /** What pnpm is told besides. */
  workspace?: string;
  /** Of the folder in which it runs. */
  files: Readonly<Record<string, string>>;
  /** Starts it, ready to be asked. It keeps its own tables and that of the rows in the database, which is empty at first. */
  start: (at: { folder: string; databaseUrl: string; port: number; agent: Agent }) => Promise<RunningPeer>;
}

export interface RunningPeer {
  /** Adds a row of a book's number, a mode and an amount. Throws when it is not acknowledged. */
  addRow: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A row as plain as a payment can be. */
export const row = { book: "GF7000001", mode: "cash", amount: "10000" };

/** Runs a program of Node in a folder to its end. What it writes is thrown away but for its errors. */
export async function runProgram(
  folder: string,
  command: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  const program = spawnIn(folder, command, environment);
  await once(program, "exit");
  if (program.exitCode !== 0) throw new Error(`${command.join(" ")} ended with ${program.exitCode}.`);
}

/** Runs a server in the same way until it is stopped; it has answered at this address. One that does not is stopped. */
export async function startServer(
  folder: string,
  command: readonly string[],
  environment: Record<string, string>,
  address: string,
): Promise<Pick<RunningPeer, "stop">> {
  const program = spawnIn(folder, command, environment);
  const ended = once(program, "exit");
  const stop = async () => {
    program.kill("SIGTERM");
    await ended;
  };
  for (let attempt = 0; attempt < 1200 && program.exitCode === null; attempt++) {
    const answers = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { stop };
    await wait(100);
  }
  await stop();
  throw new Error(`Nothing answers at ${address}.`);
}

function spawnIn(folder: string, command: readonly string[], environment: Record<string, string>): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  return spawn(process.execPath, [...command], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
