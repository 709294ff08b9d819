import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { access, chown, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { superuser } from "./postgres-kept.ts";
import { commandAs } from "./postgres-user.ts";
import type { PostgresUser } from "./postgres-user.ts";
import { isAlive } from "./postmaster.ts";

const run = promisify(execFile);

export interface Cluster {
  dataDir: string;
  clusterDir: string;
  settings: Readonly<Record<string, string>>;
  binaries: PostgresBinaries;
  runAs: PostgresUser | null;
}

/** A cluster is made under another name and renamed, so that one called "postgres" is always whole. */
export function clusterExists({ clusterDir }: Cluster): Promise<boolean> {
  return access(clusterDir).then(
    () => true,
    () => false,
  );
}

export async function createCluster(cluster: Cluster, password: string): Promise<void> {
  await removeAbandonedDrafts(cluster.dataDir);
  const draft = join(cluster.dataDir, `postgres.draft-${process.pid}`);
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (cluster.runAs !== null) {
    for (const path of [draft, passwordFile]) await chown(path, cluster.runAs.uid, cluster.runAs.gid);
  }
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const entrance = [`--username=${superuser}`, "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  try {
    const initdb = commandAs(cluster.runAs, cluster.binaries.initdb, [`--pgdata=${draft}`, ...locale, ...entrance]);
    await run(initdb.file, initdb.args, initdb.options);
    await rename(draft, cluster.clusterDir);
  } catch (error) {
    if (await clusterExists(cluster)) return;
    throw startError(cluster, String(error));
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

// Detached, so that an interrupt typed at the terminal reaches the API first, which then stops the server.
export async function spawnServer(cluster: Cluster, port: number): Promise<ChildProcess> {
  const settings = Object.entries({ ...cluster.settings, port: String(port) });
  const log = await openLog(cluster.dataDir);
  const args = ["-D", cluster.clusterDir, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const server = commandAs(cluster.runAs, cluster.binaries.postgres, args);
  const child = spawn(server.file, server.args, {
    ...server.options,
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  const refusal = await new Promise<Error | null>((settle) => {
    child.once("spawn", () => settle(null));
    child.once("error", settle);
  });
  await log.close();
  if (refusal !== null) throw startError(cluster, refusal.message);
  child.unref();
  return child;
}

export async function lastLogLines({ dataDir }: Cluster): Promise<string> {
  const log = await readFile(logPath(dataDir), "utf8").catch(() => "");
  return log.trimEnd().split("\n").slice(-5).join("\n");
}

export function startError(cluster: Cluster, detail: string): Error {
  const advice = "Look into postgres.log there, or set DATABASE_URL to another PostgreSQL server.";
  return new Error(`The embedded PostgreSQL in ${cluster.dataDir} does not start. ${advice}\n${detail}`);
}

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^postgres\.draft-(\d+)/.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function openLog(dataDir: string) {
  const path = logPath(dataDir);
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > 10_000_000) await rename(path, `${path}.1`);
  return open(path, "a", 0o600);
}

function logPath(dataDir: string): string {
  return join(dataDir, "postgres.log");
}
