import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ParsedRow } from "./parse-row.ts";
import type { FileReading } from "./read-file.ts";

const maxMsOfStep = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

export interface FileInThread {
  reading: FileReading;
  /** The rows of a file that is of use, piece by piece as they are taken. */
  rows: () => AsyncGenerator<ParsedRow[]>;
}

/** Reads a file beside everything else, with a bound on its time and memory. */
export async function readInThread<T>(bytes: Uint8Array, use: (file: FileInThread) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL("read-worker.ts", import.meta.url), { workerData: bytes, resourceLimits });
  try {
    const reading = await nextStep<FileReading>(worker);
    return await use({ reading: reading ?? unreadable, rows: () => rowsOf(worker) });
  } finally {
    await worker.terminate();
  }
}

const unreadable: FileReading = { problem: "import_unreadable", params: {} };

async function* rowsOf(worker: Worker): AsyncGenerator<ParsedRow[]> {
  for (;;) {
    const rows = await nextStep<ParsedRow[]>(worker);
    if (rows === null) return;
    if (rows === undefined) throw new Error("The thread that reads a file was stopped before the file's end");
    yield rows;
  }
}

/** What the thread sends next, null at the end; undefined when the file took too much time or memory. */
async function nextStep<Step>(worker: Worker): Promise<Step | null | undefined> {
  const over = new AbortController();
  const { signal } = over;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours has no origin
  worker.postMessage("next");
  try {
    const sent: Promise<(Step | null)[]> = once(worker, "message", { signal });
    const ended = once(worker, "exit", { signal }).then(() => []);
    const tooLong = pause(maxMsOfStep, [], { signal });
    const [step] = await Promise.race([sent, ended, tooLong]);
    return step;
  } catch (error) {
    if (isOutOfMemory(error)) return undefined;
    throw error;
  } finally {
    over.abort();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
