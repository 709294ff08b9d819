import { existsSync, readFileSync } from "node:fs";
import { mkdir, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A control group whose processes may hold only so much memory, as those of a container may. */
export interface MemoryGroup {
  /** A program and its arguments that run the given ones within the group. */
  within: (program: string, args: readonly string[]) => [string, string[]];
  /** How many processes the system has ended for want of memory, and the most bytes that were held at once. */
  told: () => { killed: number; maxBytes: number };
  /** Of processes that have ended or are about to, such as a helper of one that has. */
  remove: () => Promise<void>;
}

/** The files of control groups, version 1 and version 2. */
const version1 = {
  root: "/sys/fs/cgroup/memory",
  limit: "memory.limit_in_bytes",
  killed: "memory.oom_control",
  most: "memory.max_usage_in_bytes",
};
const version2 = { root: "/sys/fs/cgroup", limit: "memory.max", killed: "memory.events", most: "memory.peak" };

/** Null where the system has no control groups of memory, or does not let its user make one. */
export async function memoryGroup(name: string, megabytes: number): Promise<MemoryGroup | null> {
  const version = existsSync(join(version2.root, "cgroup.controllers")) ? version2 : version1;
  const folder = join(version.root, `thangam-${name}-${process.pid}`);
  try {
    await mkdir(folder);
    await writeFile(join(folder, version.limit), `${megabytes}M`);
  } catch {
    await rmdir(folder).catch(() => undefined);
    return null;
  }
  const numberIn = (file: string, before: string) =>
    Number(new RegExp(`${before}(\\d+)$`, "m").exec(readFileSync(join(folder, file), "utf8"))?.[1] ?? Number.NaN);
  const enter = `echo $$ > ${folder}/cgroup.procs && exec "$0" "$@"`;
  return {
    within: (program, args) => ["/bin/sh", ["-c", enter, program, ...args]],
    told: () => ({ killed: numberIn(version.killed, "^oom_kill "), maxBytes: numberIn(version.most, "^") }),
    remove: async () => {
      const isEmpty = () => readFileSync(join(folder, "cgroup.procs"), "utf8") === "";
      for (let tries = 0; tries < 200 && !isEmpty(); tries += 1) await wait(50);
      await rmdir(folder);
    },
  };
}
