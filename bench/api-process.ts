import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { smallPools } from "../apps/api/src/platform/process/small-pools.ts";
import { ownEnvironment } from "../scripts/own-environment.ts";
import type { MemoryGroup } from "./memory-group.ts";

/** Whoever stops a measurement stops the API and its database, too. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** As `pnpm start` and the images run Node. */
const options = ["--max-semi-space-size=8"];

/**
 * Runs the API on a port with the database and the demo shop in a directory, uses it, and stops it. A second one on the
 * same directory shares the database of the first.
 */
export async function withApi(
  {
    port,
    dataDir,
    environment = {},
    preload,
    group = null,
  }: {
    port: number;
    dataDir: string;
    environment?: Record<string, string>;
    /** A program of this folder that the API's process loads first; it can send messages to this one. */
    preload?: string;
    group?: MemoryGroup | null;
  },
  use: (api: ChildProcess) => Promise<void>,
): Promise<void> {
  const preloads = preload === undefined ? [] : ["--import", new URL(preload, import.meta.url).href];
  const api = spawn(...run([...preloads, programOf("main.ts")], group), {
    env: { ...environmentOf(dataDir), PORT: String(port), DEMO: "1", ...environment },
    stdio: ["ignore", "ignore", "inherit", ...(preload === undefined ? [] : ["ipc" as const])],
  });
  const stopped = new Promise((resolve) => api.once("exit", resolve));
  const interrupted = Promise.withResolvers<never>();
  const interrupt = (signal: string) => interrupted.reject(new Error(`Stopped by ${signal}.`));
  for (const signal of signals) process.once(signal, interrupt);
  try {
    const untilUsed = async () => {
      await waitUntilReady(api, port);
      await use(api);
    };
    await Promise.race([untilUsed(), interrupted.promise]);
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
    api.kill("SIGTERM");
    await stopped;
  }
}

/** Runs the background work alone, as compose does, beside an API on the same directory with `RUN_JOBS=0`. */
export async function withWorker(
  {
    dataDir,
    environment = {},
    group = null,
  }: { dataDir: string; environment?: Record<string, string>; group?: MemoryGroup | null },
  use: (worker: ChildProcess) => Promise<void>,
): Promise<void> {
  const env = { ...environmentOf(dataDir), ...environment };
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const worker = spawn(...run([programOf("worker.ts")], group), { env, stdio: [...stdio] });
  const stopped = once(worker, "exit");
  try {
    // It says one line, when it is ready.
    if (worker.stdout !== null) await Promise.race([once(worker.stdout, "data"), stopped]);
    if (worker.exitCode !== null) throw new Error("The worker did not become ready.");
    await use(worker);
  } finally {
    worker.kill("SIGTERM");
    await stopped;
  }
}

/** Node with its options and these arguments, limited to a group if one is given. */
function run(args: readonly string[], group: MemoryGroup | null): [string, string[]] {
  const all = [...options, ...args];
  return group === null ? [process.execPath, all] : group.within(process.execPath, all);
}

function programOf(name: string): string {
  return fileURLToPath(new URL(`../apps/api/src/${name}`, import.meta.url));
}

function environmentOf(dataDir: string) {
  return { ...ownEnvironment(), ...smallPools, DATA_DIR: dataDir, HOST: "127.0.0.1", LOG_LEVEL: "warn" };
}

async function waitUntilReady(api: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 6000 && api.exitCode === null; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The API did not become ready.");
}
