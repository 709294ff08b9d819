import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

/** What a process holds now and held at most, in MB, where the system tells. */
export async function memoryOf({ pid }: ChildProcess): Promise<{ now: string; most: string }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const megabytes = (name: string) => {
    const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1];
    return kilobytes === undefined ? "unknown" : `${Math.round(Number(kilobytes) / 1024)} MB`;
  };
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}
