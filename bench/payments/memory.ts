import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

export interface Memory {
  /** What the process holds itself; the limit of a container counts this. */
  ownMb: number;
  /** The pages of the program and its libraries on top, which the system shares between processes and may drop. */
  programMb: number;
  /** The most of both together that it ever held. */
  highestMb: number;
}

/** What a process holds, where the system tells. */
export async function memoryOf({ pid }: ChildProcess): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024);
  return { ownMb: megabytes("RssAnon"), programMb: megabytes("RssFile"), highestMb: megabytes("VmHWM") };
}
