import { TransactionTooLong } from "./transaction.ts";

/** A transaction has 5 s: a step that takes longer than this is made smaller before it comes to that. */
const longMs = 2_000;
const quickMs = 500;

/** Does a step of a size that this machine does in time; returns what it returned. */
export type SizedStep = <T>(step: (size: number) => Promise<T>) => Promise<T>;

/**
 * Steps of at most so much, and of half after one that took long or was rolled back because of that, which is done again. They grow
 * again with those that are quick.
 */
export function sizedSteps(most: number, clock: () => number = () => performance.now()): SizedStep {
  let size = most;
  return async (step) => {
    for (;;) {
      const [tried, startedAt] = [size, clock()];
      try {
        const done = await step(tried);
        const ms = clock() - startedAt;
        if (ms > longMs) size = Math.ceil(tried / 2);
        else if (ms < quickMs) size = Math.min(most, tried * 2);
        return done;
      } catch (error) {
        if (!(error instanceof TransactionTooLong) || tried === 1) throw error;
        size = Math.ceil(tried / 2);
      }
    }
  };
}

/**
 * Repeats a step, each a transaction of its own, until it finds nothing to do; returns how much all of them did. What may
 * grow without end is done so, because one transaction has 5 s.
 */
export async function untilNoneIsLeft(step: () => Promise<number>): Promise<number> {
  let done = 0;
  for (let more = await step(); more > 0; more = await step()) done += more;
  return done;
}
