import { parentPort, workerData } from "node:worker_threads";
import type { ParsedRow } from "./parse-row.ts";
import { checkFile, rowsOfFile } from "./read-file.ts";
import type { FileReading } from "./read-file.ts";

const rowsAtOnce = 500;

// Runs in a thread of its own: reading takes a while, and a file made to do harm is stopped without harm to the portal. For each
// message it sends the next step: first whether the file is of use, then its rows piece by piece, at their end null.
if (workerData instanceof Uint8Array) {
  const steps = stepsOf(workerData);
  parentPort?.on("message", () => void sendNext(steps));
}

async function sendNext(steps: ReturnType<typeof stepsOf>): Promise<void> {
  const { value = null } = await steps.next();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(value);
}

/** The file is read twice, so that none of its rows is kept before it is known to be of use. */
async function* stepsOf(bytes: Uint8Array): AsyncGenerator<FileReading | ParsedRow[], undefined> {
  const reading = await checkFile(bytes);
  yield reading;
  if ("problem" in reading) return;
  let rows: ParsedRow[] = [];
  for await (const row of rowsOfFile(bytes)) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
