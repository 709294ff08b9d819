import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The operating system user that PostgreSQL runs as; null is the one we already are. */
export interface PostgresUser {
  uid: number;
  gid: number;
  /** Some directory above its files is closed to this user, so it needs help to get there. */
  isShutOut: boolean;
}

/** PostgreSQL refuses to run as root, so root hands it to the user "postgres", made when missing. */
export async function findPostgresUser(paths: readonly string[]): Promise<PostgresUser | null> {
  if (process.getuid?.() !== 0) return null;
  let user = await idsOf("postgres");
  if (user === null) {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]).catch(() => undefined);
    user = (await idsOf("postgres")) ?? (await idsOf("nobody"));
  }
  if (user !== null) return { ...user, isShutOut: (await Promise.all(paths.map(isClosedToOthers))).includes(true) };
  throw new Error(
    'PostgreSQL refuses to run as root and no user "postgres" could be made. Start as another user, or set DATABASE_URL.',
  );
}

export interface Command {
  file: string;
  args: string[];
  options: { cwd: string; uid?: number; gid?: number };
}

/**
 * How to run a program as that user. Below a directory that only root may enter (root's home, a temporary
 * directory) the program keeps one privilege of root, that of entering any directory.
 */
export function commandAs(user: PostgresUser | null, file: string, args: readonly string[]): Command {
  if (user === null) return { file, args: [...args], options: { cwd: "/" } };
  const { uid, gid, isShutOut } = user;
  if (!isShutOut) return { file, args: [...args], options: { cwd: "/", uid, gid } };
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const privilege = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return { file: "setpriv", args: [...identity, ...privilege, "--", file, ...args], options: { cwd: "/" } };
}

async function isClosedToOthers(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  const mayOthersEnter = (mode & 0o001) !== 0;
  return !mayOthersEnter || (dirname(path) !== path && (await isClosedToOthers(dirname(path))));
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
