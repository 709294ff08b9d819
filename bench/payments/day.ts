import { median } from "../counter.ts";
import { maxClients } from "./options.ts";
import { takeTurn } from "./turn.ts";
import type { Way } from "./turn.ts";

const goal = 1.1;
const rounds = 5;

/** The time of a payment by one client, over that of the minimal ledger in turns beside it. */
async function timeOf(b: Way, a: Way): Promise<{ ms: number; ratio: number }> {
  const each: { ms: number; ratio: number }[] = [];
  for (const way of [a, b]) await takeTurn(way, { clients: 1, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    const [beside, turn] = [
      await takeTurn(a, { clients: 1, seconds: 1 }),
      await takeTurn(b, { clients: 1, seconds: 1 }),
    ];
    const ms = median(turn.times);
    each.push({ ms, ratio: ms / median(beside.times) });
  }
  return { ms: median(each.map(({ ms }) => ms)), ratio: median(each.map(({ ratio }) => ratio)) };
}

/**
 * Whether a payment costs the same early and late in a day of so many payments on the same books. The machine may be slower
 * later, so each is taken beside the minimal ledger, which is as full then.
 */
export async function printDay(
  [a, b]: readonly [Way, Way, Way],
  payments: number,
  refreshPlans: () => Promise<void>,
): Promise<void> {
  // In empty tables both would be planned to read them from end to end.
  for (const way of [a, b]) await takeTurn(way, { clients: maxClients, seconds: 2 });
  await refreshPlans();
  const early = { made: b.made, ...(await timeOf(b, a)) };
  while (b.made < payments)
    for (const way of [a, b]) {
      await takeTurn(way, { clients: maxClients, seconds: 5 });
      await refreshPlans();
    }
  const late = { made: b.made, ...(await timeOf(b, a)) };
  for (const { made, ms, ratio } of [early, late])
    console.log(
      `after ${made} payments of the day: ${ms.toFixed(2)} ms, ${ratio.toFixed(2)} of the minimal ledger beside it`,
    );
  const growth = late.ratio / early.ratio;
  console.log(`  late / early ${growth.toFixed(2)}: goal ${goal} ${growth <= goal ? "reached" : "NOT reached"}`);
}
