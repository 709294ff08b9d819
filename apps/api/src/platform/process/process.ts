import { explain } from "#platform/database/explain.ts";

/** What has to be stopped, in the order it was started. */
export type Stops = (() => Promise<void>)[];

/**
 * Runs a process until a signal stops it. `start` notes in its first argument whatever it starts, and answers a
 * sentence that says it is ready; a mistake of the environment ends the process with a sentence.
 */
export async function runProcess(start: (stops: Stops, stopping: AbortSignal) => Promise<string>): Promise<void> {
  const stops: Stops = [];
  const stopping = stopOnSignal(() => stopAll(stops));
  try {
    const ready = await start(stops, stopping);
    if (!stopping.aborted) say(ready);
  } catch (error) {
    if (stopping.aborted) return;
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
    await stopAll(stops);
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Last started, first stopped: requests end before the connections they use, and those before the database. */
async function stopAll(stops: Stops): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
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
