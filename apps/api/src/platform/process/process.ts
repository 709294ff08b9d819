import { explain } from "#platform/database/explain.ts";
import { giveMemoryBack, keepHeapSmall } from "./small-heap.ts";

/** What has to be stopped, in the order it was started. A part is noted before it can fail half started. */
export type Stops = (() => Promise<void>)[];

interface Patience {
  /** How long a part may take to stop, and how long the one that was started first, which is the database. */
  eachMs: number;
  firstMs: number;
}

const patient: Patience = { eachMs: 60_000, firstMs: 60_000 };
/** Nobody waits for an answer of a process that is not ready yet. */
const notReady: Patience = { eachMs: 1_500, firstMs: 30_000 };
/** A start that fails is over within ten seconds. */
const failed: Patience = { eachMs: 1_500, firstMs: 4_000 };
/** How long a start under way may take to notice that it is over. */
const noticeMs = 5_000;

/**
 * Runs a process until a signal stops it. `start` notes in its first argument whatever it starts, and returns a
 * sentence that says it is ready. A start that fails stops what it started and ends the process with a sentence.
 */
export async function runProcess(start: (stops: Stops, stopping: AbortSignal) => Promise<string>): Promise<void> {
  keepHeapSmall();
  const stops: Stops = [];
  let patience = notReady;
  const over = new AbortController();
  const stopping = stopOnSignal(async () => {
    await stopAll(stops, patience);
    // A start under way goes on to its next step; what it starts there is stopped as well.
    await within(noticeMs, waitFor(over.signal));
    await stopAll(stops, patience);
  });
  try {
    const ready = await start(stops, stopping);
    patience = patient;
    if (stopping.aborted) return;
    // Of migrations, a demo shop and reading the program.
    giveMemoryBack();
    printLine(ready);
  } catch (error) {
    if (stopping.aborted) return;
    process.stderr.write(`${explain(error)}\n`);
    await stopAll(stops, failed).catch(() => undefined);
    process.exit(1);
  } finally {
    over.abort();
  }
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Last started, first stopped: requests end before the connections they use, and those before the database. One that
 * fails or takes too long does not keep the others from being stopped.
 */
async function stopAll(stops: Stops, { eachMs, firstMs }: Patience): Promise<void> {
  const failures: unknown[] = [];
  const [first, ...others] = stops.splice(0);
  for (const stop of others.toReversed()) await within(eachMs, stop()).catch((error: unknown) => failures.push(error));
  if (first !== undefined) await within(firstMs, first()).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function within(patienceMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((settle) => (timer = setTimeout(settle, patienceMs)));
  await Promise.race([work, isOver]).finally(() => clearTimeout(timer));
}

function waitFor(signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    if (signal.aborted) settle();
    else signal.addEventListener("abort", () => settle(), { once: true });
  });
}
/** The first signal stops in order, a second one at once. */
function stopOnSignal(stop: () => Promise<void>): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Did not stop cleanly: ${explain(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
  return stopping.signal;
}
