import { median } from "../counter.ts";
import { maxClients } from "./options.ts";
import { takeTurn } from "./turn.ts";
import type { Way } from "./turn.ts";

const goal = 1.1;
const rounds = 15;

type Ways = readonly [Way, Way, Way];

/** What one client waits for the portal's function at some moment of a day, and for the minimal ledger in turns beside it. */
interface Moment {
  /** How many payments of the day there were before. */
  made: number;
  ms: number;
  ledgerMs: number;
  /** Of the two, in the middle of the rounds: the machine may be slower at another moment. */
  ratio: number;
}

export async function timeNow([a, b, c]: Ways, refreshPlans: () => Promise<void>): Promise<Moment> {
  // In empty tables both would be planned to read them from end to end.
  for (const way of [a, b]) await takeTurn(way, { clients: maxClients, seconds: 2 });
  await refreshPlans();
  const made = b.made + c.made;
  const each: { ms: number; ledgerMs: number }[] = [];
  for (const way of [a, b]) await takeTurn(way, { clients: 1, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    const ledgerMs = median((await takeTurn(a, { clients: 1, seconds: 1 })).times);
    const ms = median((await takeTurn(b, { clients: 1, seconds: 1 })).times);
    each.push({ ms, ledgerMs });
  }
  return {
    made,
    ms: median(each.map(({ ms }) => ms)),
    ledgerMs: median(each.map(({ ledgerMs }) => ledgerMs)),
    ratio: median(each.map(({ ms, ledgerMs }) => ms / ledgerMs)),
  };
}

/** Takes payments by the function until the day has so many, and as many into the minimal ledger. */
export async function fillDay([a, b, c]: Ways, payments: number, refreshPlans: () => Promise<void>): Promise<void> {
  let planned = b.made + c.made;
  while (b.made + c.made < payments) {
    await takeTurn(b, { clients: maxClients, seconds: 5 });
    while (a.made < b.made + c.made) await takeTurn(a, { clients: maxClients, seconds: 1 });
    // A plan holds until the tables are half as large again.
    if (b.made + c.made < planned * 1.5) continue;
    await refreshPlans();
    planned = b.made + c.made;
  }
}

/** Whether a payment costs the same early and late in a day on the same books. */
export function printDay(early: Moment, late: Moment): void {
  for (const { made, ms, ledgerMs, ratio } of [early, late])
    console.log(
      `after ${made} payments of the day: ${ms.toFixed(2)} ms; the minimal ledger beside it ${ledgerMs.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    );
  const growth = late.ratio / early.ratio;
  console.log(`  late / early: ${(late.ms / early.ms).toFixed(2)} by the clock`);
  console.log(
    `  late / early over the minimal ledger: ${growth.toFixed(2)}: goal ${goal} ${growth <= goal ? "reached" : "NOT reached"}`,
  );
}
