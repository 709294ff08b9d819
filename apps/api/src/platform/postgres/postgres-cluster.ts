import { spawn } from "node:child_process";
import { access, chown, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { superuser } from "./postgres-kept.ts";
import { startError } from "./postgres-log.ts";
import { commandAs, mayEnter } from "./postgres-user.ts";
import type { Command, PostgresUser } from "./postgres-user.ts";
import { isAlive } from "./postmaster.ts";

export interface Cluster {
  dataDir: string;
  clusterDir: string;
  settings: Readonly<Record<string, string>>;
  binaries: PostgresBinaries;
  runAs: PostgresUser | null;
  /** A folder above `clusterDir` is closed to that user. */
  isHidden: boolean;
}

/** Whether that user reaches the database by its path. If not, Linux lets the server work in the folder it is started in. */
export async function isHiddenFrom(user: PostgresUser | null, dataDir: string): Promise<boolean> {
  if (await mayEnter(user, dataDir)) return false;
  if (process.platform === "linux") return true;
  throw new Error(
    `The user that PostgreSQL runs as may not enter ${dataDir}. Set DATA_DIR to a folder that it may enter.`,
  );
}

/** How to run a program of PostgreSQL on the database in `folder`; `-D` takes the path that `args` is given. */
export function commandIn(
  { runAs, isHidden }: Cluster,
  program: string,
  folder: string,
  args: (path: string) => readonly string[],
): Command {
  // A process may enter its working directory by this name, whoever may enter the folders above.
  return isHidden ? commandAs(runAs, program, args("/proc/self/cwd"), folder) : commandAs(runAs, program, args(folder));
}

/** A cluster is made under another name and renamed, so that one called "postgres" is always whole. */
export function clusterExists({ clusterDir }: Cluster): Promise<boolean> {
  return access(clusterDir).then(
    () => true,
    () => false,
  );
}

export async function createCluster(cluster: Cluster, password: string, signal?: AbortSignal): Promise<void> {
  await removeAbandonedDrafts(cluster.dataDir);
  const draft = join(cluster.dataDir, `postgres.draft-${process.pid}`);
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (cluster.runAs !== null) {
    for (const path of [draft, passwordFile]) await chown(path, cluster.runAs.uid, cluster.runAs.gid);
  }
  try {
    await initialize(cluster, draft, passwordFile, signal);
    await rename(draft, cluster.clusterDir);
  } catch (error) {
    if (await clusterExists(cluster)) return;
    signal?.throwIfAborted();
    throw startError(cluster.dataDir, String(error));
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function initialize(cluster: Cluster, draft: string, passwordFile: string, signal?: AbortSignal): Promise<void> {
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const passwordPath = cluster.isHidden ? "/dev/stdin" : passwordFile;
  const entrance = [`--username=${superuser}`, "--auth=scram-sha-256", `--pwfile=${passwordPath}`];
  const initdb = commandIn(cluster, cluster.binaries.initdb, draft, (path) => [
    `--pgdata=${path}`,
    ...locale,
    ...entrance,
  ]);
  const password = await open(passwordFile);
  try {
    await runToEnd(initdb, password.fd, signal);
  } finally {
    await password.close();
  }
}

function runToEnd({ file, args, options }: Command, stdin: number, signal?: AbortSignal): Promise<void> {
  return new Promise((settle, fail) => {
    const child = spawn(file, args, { ...options, signal, stdio: [stdin, "ignore", "pipe"] });
    let complaint = "";
    child.stderr?.on("data", (part: Buffer) => (complaint += part.toString()));
    child.once("error", fail);
    child.once("close", (code) => (code === 0 ? settle() : fail(new Error(complaint.trim()))));
  });
}

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^postgres\.draft-(\d+)/.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
