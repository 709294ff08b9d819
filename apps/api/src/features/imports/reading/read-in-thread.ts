import { Worker } from "node:worker_threads";
import type { FileReading } from "./read-file.ts";

const maxMs = 60_000;
const maxHeapMb = 512;

/** Reads a file beside everything else, with a bound on its time and memory. */
export function readInThread(bytes: Uint8Array): Promise<FileReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("read-worker.ts", import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    const unusable: FileReading = { problem: "import_unreadable", params: {} };
    const tooLong = setTimeout(() => {
      resolve(unusable);
      void worker.terminate();
    }, maxMs);
    worker.once("message", (reading: FileReading) => resolve(reading));
    worker.once("error", (error) => {
      const isTooLarge = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      if (isTooLarge) resolve(unusable);
      else reject(error);
    });
    worker.once("exit", () => {
      clearTimeout(tooLong);
      resolve(unusable);
    });
  });
}
