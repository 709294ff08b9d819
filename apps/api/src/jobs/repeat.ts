import { setTimeout } from "node:timers/promises";
import type { Watch } from "./watch-jobs.ts";

export interface Repeating {
  stop(): Promise<void>;
}

const maxPauseMs = 60_000;
/** Between parts of a backlog, so that requests come first. */
const pauseBetweenBatchesMs = 50;

/**
 * Runs `work` again and again, pausing between; only briefly while it returns that it did something. After a
 * failure the pause grows. `stop` waits for what is running.
 */
export function startRepeating(name: string, pauseMs: number, watch: Watch, work: () => Promise<number>): Repeating {
  const watched = watch(name, work);
  const stopping = new AbortController();
  const running = repeat();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };

  async function repeat(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        const done = await watched();
        failures = 0;
        await pause(done === 0 ? pauseMs : pauseBetweenBatchesMs, stopping.signal);
      } catch {
        failures += 1;
        await pause(Math.min(maxPauseMs, pauseMs * 2 ** failures), stopping.signal);
      }
    }
  }
}

/** Waits, but not a moment longer than until the signal: also when it came before. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
