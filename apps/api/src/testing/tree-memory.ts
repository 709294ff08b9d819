import { readdirSync, readFileSync } from "node:fs";
import { setInterval as ticks } from "node:timers/promises";
import { filePagesOf, heldTwice } from "./file-pages.ts";

/** How often the processes are looked at: setting a long paper takes many times as long. */
const everyMs = 25;
/** How often it is found out which pages they share, which takes as long as a paper. */
const sharesEveryMs = 500;

/** In millions of bytes. */
export interface Held {
  /** What the processes hold themselves, which the system cannot take back: the limit of a container is about this. */
  own: number;
  /** Of that, what each process held; the one that was watched first. */
  ofEach: readonly number[];
  /** The pages of their program and libraries on top, which the system may drop and read anew; those of two processes count once. */
  withProgram: number;
}

export interface MemoryWatch {
  /** The most that was held at once since the last time, each for itself. */
  takePeak(): Held;
  stop(): void;
}

/** Watches how much memory a process and those it started hold together. PostgreSQL's do not count. Linux alone tells. */
export function watchMemory(pid: number | undefined): MemoryWatch {
  if (pid === undefined) throw new Error("The process was not started.");
  const over = new AbortController();
  const shared = makeShared();
  let peak = heldNow();
  void watch();
  return {
    takePeak: () => {
      const taken = larger(peak, heldNow());
      peak = { own: 0, ofEach: [], withProgram: 0 };
      return taken;
    },
    stop: () => over.abort(),
  };

  function heldNow(): Held {
    const held = residentOf(pid ?? 0);
    const sumOf = (bytesOf: (one: Resident) => number) => held.reduce((sum, one) => sum + bytesOf(one), 0) / 1_000_000;
    const program = sumOf(({ program }) => program) - shared(held.map((one) => one.pid)) / 1_000_000;
    const own = sumOf((one) => one.own);
    return { own, ofEach: held.map((one) => one.own / 1_000_000), withProgram: own + program };
  }

  async function watch(): Promise<void> {
    try {
      for await (const _ of ticks(everyMs, undefined, { signal: over.signal, ref: false }))
        peak = larger(peak, heldNow());
    } catch (error) {
      if (!over.signal.aborted) throw error;
    }
  }
}

function larger(one: Held, other: Held): Held {
  const { own, ofEach } = other.own > one.own ? other : one;
  return { own, ofEach, withProgram: Math.max(one.withProgram, other.withProgram) };
}

/** What would count more than once: looked up anew now and then, and when another process has come or gone. */
function makeShared(): (pids: readonly number[]) => number {
  let known = { of: "", at: 0, bytes: 0 };
  return (pids) => {
    if (pids.length < 2) return 0;
    const of = pids.join();
    if (known.of !== of || performance.now() - known.at > sharesEveryMs)
      known = { of, at: performance.now(), bytes: heldTwice(pids.map(filePagesOf)) };
    return known.bytes;
  };
}

interface Resident {
  pid: number;
  own: number;
  program: number;
}

/** Of a process and those below it; one that has just ended holds nothing. */
function residentOf(pid: number): Resident[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    if (/^Name:\s+postgres$/m.test(status)) return [];
    const bytesOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) * 1024;
    const own = bytesOf("RssAnon") + bytesOf("RssShmem");
    return [{ pid, own, program: bytesOf("RssFile") }, ...childrenOf(pid).flatMap(residentOf)];
  } catch {
    return [];
  }
}

export function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const listed = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
  return listed.flatMap((pids) => pids.split(" ").filter(Boolean)).map(Number);
}
