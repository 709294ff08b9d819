import { availableParallelism, loadavg } from "node:os";
import type { Cell } from "./figures.ts";
import { maxClients, options } from "./options.ts";
import { takeTurn, warmUp } from "./turn.ts";
import type { Way } from "./turn.ts";

/** Every way with every number of clients, in each round another way first. */
export async function takeTurns(ways: readonly Way[], refreshPlans: () => Promise<void>): Promise<Cell[]> {
  const cells = ways.flatMap((way) => options.clients.map((clients): Cell => ({ way, clients, turns: [] })));
  for (let round = 0; round < options.rounds; round++) {
    await refreshPlans();
    // Not counted: each connection plans its statements anew, and at first the compiler warms up.
    for (const way of ways) await warmUp(way, maxClients);
    const load = loadavg()[0]?.toFixed(1);
    for (const clients of options.clients) {
      const sameClients = cells.filter((cell) => cell.clients === clients);
      for (let n = 0; n < sameClients.length; n++) {
        const { way, turns } = sameClients[(n + round) % sameClients.length]!;
        turns.push(await takeTurn(way, { clients, seconds: options.seconds }));
      }
    }
    const last = cells.filter((cell) => cell.clients === maxClients);
    const rates = last.map(({ way, turns }) => `${way.letter} ${turns.at(-1)?.perSecond.toFixed(0)}`).join(", ");
    console.log(
      `round ${round + 1}, load ${load} on ${availableParallelism()} cores: ${rates} per s with ${maxClients} clients`,
    );
  }
  return cells;
}
