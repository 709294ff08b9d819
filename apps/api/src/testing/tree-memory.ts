import { readdirSync, readFileSync } from "node:fs";
import { setInterval as ticks } from "node:timers/promises";

/** How often the processes are looked at: setting a long paper takes many times as long. */
const everyMs = 25;

export interface MemoryWatch {
  /** The most that was held at once since the last time, in millions of bytes. */
  takePeak(): number;
  stop(): void;
}

/**
 * Watches how much memory a process and those it started hold together: their resident sets, in which a page that two of
 * them share counts twice. PostgreSQL's do not count. Linux alone tells.
 */
export function watchMemory(pid: number | undefined): MemoryWatch {
  if (pid === undefined) throw new Error("The process was not started.");
  const over = new AbortController();
  let peak = residentOf(pid);
  void watch();
  return {
    takePeak: () => {
      const taken = Math.max(peak, residentOf(pid));
      peak = 0;
      return taken / 1_000_000;
    },
    stop: () => over.abort(),
  };

  async function watch(): Promise<void> {
    try {
      for await (const _ of ticks(everyMs, undefined, { signal: over.signal, ref: false }))
        peak = Math.max(peak, residentOf(pid ?? 0));
    } catch (error) {
      if (!over.signal.aborted) throw error;
    }
  }
}

/** Of a process and those below it; one that has just ended holds nothing. */
function residentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    if (/^Name:\s+postgres$/m.test(status)) return 0;
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    return kilobytes * 1024 + childrenOf(pid).reduce((sum, child) => sum + residentOf(child), 0);
  } catch {
    return 0;
  }
}

export function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const listed = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
  return listed.flatMap((pids) => pids.split(" ").filter(Boolean)).map(Number);
}
