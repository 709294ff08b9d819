import { execFile } from "node:child_process";
import { lchown, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The operating system user that PostgreSQL runs as; null is the one we already are. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Root hands it to the owner of the existing database in `clusterDir`, else to the user
 * "postgres", made when missing. A database that belongs to root (a copy brought back by root) gets that owner.
 */
export async function findPostgresUser(clusterDir: string): Promise<PostgresUser | null> {
  if (process.getuid?.() !== 0) return null;
  const cluster = await lstat(clusterDir).catch(() => null);
  if (cluster !== null && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const user = await systemUser();
  if (cluster !== null) await handOver(clusterDir, user);
  return user;
}

export interface Command {
  file: string;
  args: string[];
  options: { cwd: string; uid?: number; gid?: number };
}

/** How to run a program as that user, in the folder `cwd`, which is entered before the rights of root are given up. */
export function commandAs(user: PostgresUser | null, file: string, args: readonly string[], cwd = "/"): Command {
  return { file, args: [...args], options: { cwd, ...user } };
}

/** Whether that user may enter a folder by its path. */
export async function mayEnter(user: PostgresUser | null, folder: string): Promise<boolean> {
  if (user === null) return true;
  const enter = commandAs(user, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]);
  return run(enter.file, enter.args, enter.options).then(
    () => true,
    () => false,
  );
}

async function systemUser(): Promise<PostgresUser> {
  const found = await idsOf("postgres");
  if (found !== null) return found;
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

async function handOver(folder: string, { uid, gid }: PostgresUser): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  await lchown(folder, uid, gid);
}
