import { spawn } from "node:child_process";
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

/** Runs a program of Node in a folder until it is stopped. What it writes is thrown away but for its errors. */
export function startProgram(folder: string, command: readonly string[], environment: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  const program = spawn(process.execPath, [...command], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(program, "exit");
  return {
    ended,
    stop: async () => {
      program.kill("SIGTERM");
      await ended;
    },
  };
}

/** Waits until a server answers at this address. */
export async function untilAnswered(address: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const answers = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${address}.`);
}
