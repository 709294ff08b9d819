/**
 * Repeats a step, each a transaction of its own, until it finds nothing to do; returns how much all of them did. What may
 * grow without end is done so, because one transaction has 5 s.
 */
export async function untilNoneIsLeft(step: () => Promise<number>): Promise<number> {
  let done = 0;
  for (let more = await step(); more > 0; more = await step()) done += more;
  return done;
}
