import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  symlink,
  truncate,
} from "node:fs/promises";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { copyPrograms } from "./postgres-copy.ts";
import { findRunnablePrograms } from "./postgres-programs.ts";

const nobody = { uid: 65_534, gid: 65_534 };
let top: string;
let shelf: string;
let home: string;
const children: ChildProcess[] = [];

// An ordinary user runs the programs where they are.
describe.runIf(process.getuid?.() === 0)("a copy of the programs", () => {
  beforeEach(async () => {
    top = await mkdtemp("/tmp/thangam-copy-");
    await chmod(top, 0o755);
    shelf = join(top, "shelf");
    home = await makePrograms(join(top, "closed"));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    await rm(top, { recursive: true });
  });

  test("is what the originals are, readable by everybody, writable by root, and made once", async () => {
    await chmod(join(home, "bin/postgres"), 0o700);
    await chmod(join(home, "share/names"), 0o666);
    const copy = await copyPrograms(home, shelf, "18.1");
    const first = await lstat(join(copy, "bin/postgres"));
    expect(first.mode & 0o777).toBe(0o755);
    expect((await lstat(join(copy, "share/names"))).mode & 0o777).toBe(0o644);
    expect(await readlink(join(copy, "share/link"))).toBe("names");
    expect(await copyPrograms(home, shelf, "18.1")).toBe(copy);
    expect((await lstat(join(copy, "bin/postgres"))).ino).toBe(first.ino);
  });

  test("made by several programs at once is whole, and leaves nothing beside it", async () => {
    const copies = await Promise.all(Array.from({ length: 6 }, () => copyPrograms(home, shelf, "18.1")));
    expect(new Set(copies)).toEqual(new Set([join(shelf, "postgres-18.1")]));
    expect(await readdir(shelf)).toEqual(["postgres-18.1"]);
    expect(await readdir(join(shelf, "postgres-18.1"))).toEqual(["bin", "share"]);
  });

  test.for([
    ["is empty after a power cut", (file: string) => truncate(file, 0)],
    ["is gone", (file: string) => rm(file)],
    ["belongs to another user", (file: string) => chown(file, nobody.uid, nobody.gid)],
    ["may be written to by others", (file: string) => chmod(file, 0o777)],
    ["stands beside one that is none of ours", (file: string) => writeFile(`${file}-more`, "")],
  ] as const)("is made anew when a file in it %s", async ([, damage]) => {
    const copy = await copyPrograms(home, shelf, "18.1");
    const before = await lstat(copy);
    await damage(join(copy, "bin/postgres"));
    await copyPrograms(home, shelf, "18.1");
    expect((await lstat(copy)).ino).not.toBe(before.ino);
    expect((await lstat(join(copy, "bin/postgres"))).mode & 0o777).toBe(0o755);
    expect(await readdir(join(copy, "bin"))).toEqual(["postgres"]);
    expect(await readdir(shelf)).toEqual(["postgres-18.1"]);
  });

  test("of another version goes when no process runs from it and none started lately", async () => {
    const running = await copyPrograms(home, shelf, "18.1");
    const server = spawn(join(running, "bin/postgres"), ["60"]);
    children.push(server);
    await once(server, "spawn");
    const idle = await copyPrograms(home, shelf, "18.2");
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const old of [running, idle]) await utimes(old, yesterday, yesterday);
    await mkdir(join(shelf, "of somebody else"));
    await copyPrograms(home, shelf, "18.3");
    await copyPrograms(home, shelf, "18.4");
    expect((await readdir(shelf)).sort()).toEqual([
      "of somebody else",
      "postgres-18.1",
      "postgres-18.3",
      "postgres-18.4",
    ]);
  });

  test("stands where only root may put things, or at the next place", async () => {
    const [shared, linked, below] = [join(top, "shared"), join(top, "linked"), join(top, "nobody's")];
    await mkdir(shared);
    await chmod(shared, 0o777);
    await mkdir(join(top, "target"));
    await symlink(join(top, "target"), linked);
    await mkdir(below);
    await chown(below, nobody.uid, nobody.gid);
    const programs = { initdb: join(home, "bin/initdb"), postgres: join(home, "bin/postgres"), version: "18.1" };
    const unsafe = [shared, linked, join(below, "shelf")];
    const found = await findRunnablePrograms(nobody, programs, [...unsafe, shelf]);
    expect(found.postgres).toBe(join(shelf, "postgres-18.1/bin/postgres"));
    await expect(findRunnablePrograms(nobody, programs, unsafe)).rejects.toThrow("may run neither the programs");
  });
});

/** Something to copy, in a folder that only root may enter. */
async function makePrograms(closed: string): Promise<string> {
  await mkdir(join(closed, "bin"), { recursive: true });
  await mkdir(join(closed, "share"));
  await copyFile("/bin/sleep", join(closed, "bin/postgres"));
  await writeFile(join(closed, "share/names"), "names");
  await symlink("names", join(closed, "share/link"));
  await chmod(closed, 0o700);
  return closed;
}
