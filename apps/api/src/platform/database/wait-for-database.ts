import { setTimeout as pause } from "node:timers/promises";
import { printLine } from "#platform/process/process.ts";
import { withConnection } from "./connection.ts";
import { isUnreachable } from "./database-errors.ts";
import { explain } from "./explain.ts";

const pauseMs = 500;

/**
 * Waits until the database at `url` takes connections, and says once that it waits: it may start at the same time as this
 * process. What time does not mend, such as a wrong password, is thrown at once.
 */
export async function waitForDatabase(
  url: string,
  seconds: number,
  signal?: AbortSignal,
  inWords = explain,
): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  let wasPrinted = false;
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await withConnection(url, async () => undefined);
    } catch (error) {
      if (!isUnreachable(error) || Date.now() + pauseMs > deadline) throw error;
      if (!wasPrinted) printLine(`${inWords(error)} Waiting for it, at most ${seconds} s.`);
      wasPrinted = true;
    }
    await pause(pauseMs, undefined, { signal });
  }
}
