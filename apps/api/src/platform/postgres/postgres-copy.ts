import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readlink, realpath, rename, rm, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isAlive } from "./postmaster.ts";

/**
 * Copies the programs in `home` below `shelf`, unless a whole copy of this version stands there, and returns its folder.
 * Nobody but root may change a copy. A copy is made under another name and renamed, so that programs that start at once
 * share one. Copies of other versions go when no process runs from them.
 */
export async function copyPrograms(home: string, shelf: string, version: string): Promise<string> {
  await makeShelf(shelf);
  const target = join(shelf, `postgres-${version}`);
  if (!(await isCopyOf(home, target))) await replaceCopy(home, target);
  const now = new Date();
  await utimes(target, now, now);
  await removeUnused(shelf, basename(target));
  return target;
}

async function makeShelf(shelf: string): Promise<void> {
  const made = await mkdir(shelf, { recursive: true });
  if (made !== undefined) await chmod(shelf, 0o755);
  const parent = await realpath(dirname(shelf));
  const own = await lstat(shelf);
  const isSafe = own.isDirectory() && own.uid === 0 && !isWritableByOthers(own) && (await protectsEntries(parent));
  if (!isSafe) throw new Error(`Another user than root could change programs in ${shelf}.`);
}

/** Whether nobody else may rename what root has in this folder: it is root's or sticky, and so is each one above it. */
async function protectsEntries(folder: string): Promise<boolean> {
  const stats = await lstat(folder);
  const isSticky = (stats.mode & 0o1000) !== 0;
  if (stats.uid !== 0 || (isWritableByOthers(stats) && !isSticky)) return false;
  return dirname(folder) === folder || protectsEntries(dirname(folder));
}

function isWritableByOthers({ mode }: { mode: number }): boolean {
  return (mode & 0o022) !== 0;
}

/** Whether `copy` has what `source` has, down to sizes, and is root's alone. A power cut may have left files empty. */
async function isCopyOf(source: string, copy: string): Promise<boolean> {
  const [wanted, found] = await Promise.all([lstat(source), lstat(copy).catch(() => null)]);
  if (found?.uid !== 0) return false;
  if (wanted.isSymbolicLink()) return found.isSymbolicLink() && (await readlink(source)) === (await readlink(copy));
  if (isWritableByOthers(found)) return false;
  if (!wanted.isDirectory()) return found.isFile() && found.size === wanted.size;
  if (!found.isDirectory()) return false;
  const [names, copied] = await Promise.all([readdir(source), readdir(copy)]);
  const areSame = await Promise.all(names.map((name) => isCopyOf(join(source, name), join(copy, name))));
  return names.length === copied.length && !areSame.includes(false);
}

async function replaceCopy(home: string, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}.draft-${process.pid}-`);
  try {
    await cp(home, join(draft, "new"), { recursive: true, verbatimSymlinks: true });
    await openToAll(join(draft, "new"));
    await rename(join(draft, "new"), target).catch(async () => {
      // Another program that started at the same moment was quicker, or what stands there is damaged.
      if (await isCopyOf(home, target)) return;
      await rename(target, join(draft, "damaged"));
      await rename(join(draft, "new"), target);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Readable by everybody and writable by root, whatever this process' umask and the originals' rights. */
async function openToAll(path: string): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink()) return;
  const isProgram = entry.isDirectory() || (entry.mode & 0o100) !== 0;
  await chmod(path, isProgram ? 0o755 : 0o644);
  if (entry.isDirectory()) await Promise.all((await readdir(path)).map((name) => openToAll(join(path, name))));
}

/** A program that was just started from a copy may not run yet. */
const restMs = 10 * 60_000;

async function removeUnused(shelf: string, kept: string): Promise<void> {
  const running = await runningPrograms();
  for (const name of await readdir(shelf)) {
    const path = join(shelf, name);
    const maker = Number(/\.draft-(\d+)-/.exec(name)?.[1]);
    const isUsed = maker > 0 ? isAlive(maker) : running === null || running.some((file) => file.startsWith(`${path}/`));
    const usedAt = await lstat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    const isFresh = Date.now() - usedAt < restMs;
    if (name.startsWith("postgres-") && name !== kept && !isUsed && !isFresh)
      await rm(path, { recursive: true, force: true });
  }
}

/** The program files of all processes; null where the system does not tell. */
async function runningPrograms(): Promise<string[] | null> {
  const pids = await readdir("/proc").catch(() => null);
  if (pids === null) return null;
  const files = pids.filter((name) => /^\d+$/.test(name)).map((pid) => readlink(`/proc/${pid}/exe`).catch(() => ""));
  return Promise.all(files);
}
