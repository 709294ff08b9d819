import { isUnreachable } from "#platform/database-errors.ts";

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

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "StartError" || error.name === "ConfigError") return error.message;
  if (isUnreachable(error)) {
    return `The database cannot be reached (${error.message}). Check DATABASE_URL, and that PostgreSQL runs there.`;
  }
  const sqlState = "code" in error ? error.code : undefined;
  if (sqlState === "28P01" || sqlState === "28000") {
    return `The database refuses the user or password of DATABASE_URL (${error.message}).`;
  }
  if (sqlState === "3D000") return `There is no such database as DATABASE_URL names (${error.message}). Make it first.`;
  // A sentence of ours is enough; what the language itself throws is a fault, and the place matters.
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}
