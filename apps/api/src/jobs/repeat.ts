import type { Logger } from "#platform/logger.ts";
import type { Jobs } from "./index.ts";

const mostPauseMs = 60_000;

/**
 * Runs `work` again and again, pausing between; at once while it says how much it did and that was something.
 * After a failure the pause grows. `stop` waits for what is running.
 */
export function startRepeating(name: string, pauseMs: number, logger: Logger, work: () => Promise<number>): Jobs {
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
        const done = await work();
        failures = 0;
        if (done === 0) await pause(pauseMs, stopping.signal);
      } catch (error) {
        failures += 1;
        logger.error({ err: error, job: name }, "job failed");
        await pause(Math.min(mostPauseMs, pauseMs * 2 ** failures), stopping.signal);
      }
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", wake);
      settle();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener("abort", wake);
  });
}
