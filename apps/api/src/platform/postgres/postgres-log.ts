import { open, readFile, rename, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";

/** The file that the server writes to; a long one is put aside. */
export async function openLog(dataDir: string): Promise<FileHandle> {
  const path = logPath(dataDir);
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > 10_000_000) await rename(path, `${path}.1`);
  return open(path, "a", 0o600);
}

export async function lastLogLines(dataDir: string): Promise<string> {
  const log = await readFile(logPath(dataDir), "utf8").catch(() => "");
  return log.trimEnd().split("\n").slice(-5).join("\n");
}

export function startError(dataDir: string, detail: string): Error {
  const advice = "Look into postgres.log there, or set DATABASE_URL to another PostgreSQL server.";
  return new Error(`The embedded PostgreSQL in ${dataDir} does not start. ${advice}\n${detail}`);
}

function logPath(dataDir: string): string {
  return join(dataDir, "postgres.log");
}
