import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ownEnvironment } from "./own-environment.ts";
import { root } from "./run.ts";

const LONGEST_START_MS = 180_000;

export interface Portal {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the portal as `pnpm start` does, with the demo shop and a store of its own, which `stop` throws away; or uses
 * what `PORTAL_URL` names.
 */
export async function startPortal(port: number, store?: string): Promise<Portal> {
  const given = process.env["PORTAL_URL"];
  if (given !== undefined) return { url: given, stop: async () => {} };

  const url = `http://127.0.0.1:${port}`;
  const dataDir = store ?? (await mkdtemp(join(tmpdir(), "thangam-portal-")));
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...ownEnvironment(), PORT: String(port), DATA_DIR: dataDir, BCRYPT_COST: "4", LOG_LEVEL: "warn", DEMO: "1" },
  });
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const last = Date.now() + LONGEST_START_MS;
  while (Date.now() < last && child.exitCode === null) {
    if (await isReady(url)) return { url, stop };
    await wait(300);
  }
  await stop();
  throw new Error("The portal did not start; what went wrong stands above.");
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
