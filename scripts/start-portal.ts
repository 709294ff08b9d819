import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";
import { balance } from "./balance.ts";
import { ownEnvironment } from "./own-environment.ts";
import { root } from "./run.ts";

const LONGEST_START_MS = 600_000;
/** The last that a portal prints while it starts: it answers before, when the demo's sign-ins or the set-up link are not out yet. */
const startedLine = "Thangam is ready at";

/** Journeys and measurements know a shop of one branch. */
const demo = { DEMO: "1", DEMO_BRANCHES: "0" };

export interface Portal {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the portal as `pnpm start` does, with the demo shop and a store of its own, which `stop` throws away; or uses
 * what `PORTAL_URL` names. `more` is of its environment.
 */
export async function startPortal(
  port: number,
  store?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Portal> {
  const given = process.env["PORTAL_URL"];
  if (given !== undefined) return { url: given, stop: async () => {} };
  const dataDir = store ?? (await newStore());
  return thrownAway(await startProcess(port, { DATA_DIR: dataDir, ...demo, ...more }), dataDir);
}

/** Makes the demo shop in a folder for a portal that is started later: by a first start, which ends before it does any work. */
export async function makeDemoShop(port: number, dataDir: string): Promise<void> {
  await (await startProcess(port, { DATA_DIR: dataDir, RUN_JOBS: "0", ...demo })).stop();
}

/** A portal as a new shop starts it, and the link that it prints for the first Admin. */
export async function startEmptyPortal(port: number): Promise<Portal & { setupLink: string }> {
  const dataDir = await newStore();
  const portal = thrownAway(await startProcess(port, { DATA_DIR: dataDir, DEMO: "0" }), dataDir);
  const [setupLink] = /http\S+\/setup\?token=\S+/.exec(portal.output()) ?? [];
  if (setupLink === undefined) {
    await portal.stop();
    throw new Error("The portal printed no set-up link.");
  }
  return { ...portal, setupLink };
}

/** Two portals on one database and one secret, behind a proxy on `port`, as `docker-compose up --scale api=2` runs them. */
export async function startReplicas(port: number, store?: string): Promise<Portal> {
  const dataDir = store ?? (await newStore());
  const ports = [port + 1, port + 2] as const;
  const shared = { DATA_DIR: dataDir, TRUST_PROXY: "loopback", PUBLIC_URL: `http://127.0.0.1:${port}` };
  const first = thrownAway(await startProcess(ports[0], { ...shared, ...demo }), dataDir);
  const DATABASE_URL = (await findRunningPostgres(dataDir))?.url;
  if (DATABASE_URL === undefined) throw new Error("The first portal has no database of its own.");
  const secret = { APP_SECRET_FILE: join(dataDir, "app-secret"), RUN_JOBS: "0", PAYMENT_GATEWAY: "sandbox", ...demo };
  const second = await startProcess(ports[1], { ...shared, ...secret, DATABASE_URL });
  const proxy = await balance(port, ports);
  const stop = async () => {
    proxy.close();
    proxy.closeAllConnections();
    await second.stop();
    await first.stop();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

interface Running extends Portal {
  /** What it has printed so far. */
  output: () => string;
}

async function startProcess(port: number, environment: Record<string, string>): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...ownEnvironment(), PORT: String(port), BCRYPT_COST: "4", LOG_LEVEL: "warn", ...environment },
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const last = Date.now() + LONGEST_START_MS;
  while (Date.now() < last && child.exitCode === null) {
    if (output.includes(startedLine)) return { url, stop, output: () => output };
    await wait(100);
  }
  await stop();
  throw new Error("The portal did not start; what went wrong stands above.");
}

function newStore(): Promise<string> {
  return mkdtemp(join(tmpdir(), "thangam-portal-"));
}

function thrownAway<P extends Portal>(portal: P, dataDir: string): P {
  const stop = async () => {
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...portal, stop };
}
