import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ofRuns = /^thangam-bench-(\d+)-/;

/**
 * A folder for the database of a measurement. It goes with its process, however that ends; what one that was killed could not remove, the
 * next one does.
 */
export async function makeDataFolder(): Promise<string> {
  await removeForsaken();
  const dataDir = await mkdtemp(join(tmpdir(), `thangam-bench-${process.pid}-`));
  // A database that still runs in it notices and ends by itself.
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  return dataDir;
}

async function removeForsaken(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = ofRuns.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    // Where its database still writes, the next one removes the rest.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
