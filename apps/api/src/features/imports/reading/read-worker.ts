import { parentPort, workerData } from "node:worker_threads";
import { readFile } from "./read-file.ts";

// Runs in a thread of its own: reading takes a while, and a file made to do harm is stopped without harm to the portal.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (workerData instanceof Uint8Array) parentPort?.postMessage(readFile(workerData));
