import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { startPortal } from "#testing/portal-process.ts";
import type { PortalProcess } from "#testing/portal-process.ts";

export let dataDir: string;
let started: PortalProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-main-"));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const portal of started) await portal.stop();
  started = [];
  await rm(dataDir, { recursive: true });
});

export function start(environment: Record<string, string>): PortalProcess {
  const portal = startPortal(dataDir, environment);
  started.push(portal);
  return portal;
}
