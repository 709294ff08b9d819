import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The addresses that `migrate` made passwords for, each a file of DATA_DIR for its owner alone. */
export type KeptUrl = "database-url" | "database-owner-url";

export function readKeptUrl(dataDir: string, name: KeptUrl): string | null {
  try {
    return readFileSync(join(dataDir, name), "utf8").trim() || null;
  } catch {
    return null;
  }
}

/** The kept address where it is one of the same server and database as `url`. */
export function readKeptUrlFor(dataDir: string, name: KeptUrl, url: string): string | null {
  const kept = readKeptUrl(dataDir, name);
  return kept !== null && placeOf(kept) === placeOf(url) ? kept : null;
}

export function keepUrl(dataDir: string, name: KeptUrl, url: string): void {
  const path = join(dataDir, name);
  const draft = `${path}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, `${url}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
