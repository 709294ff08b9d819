import { median } from "../counter.ts";
import type { Memory } from "./memory.ts";
import type { Turn, Way } from "./turn.ts";

/** The turns of one way with one number of clients, in the order of the rounds. */
export interface Cell {
  way: Way;
  clients: number;
  turns: Turn[];
}

/** Goals for these figures, as docs/testing.md names them. */
const goals = { "b / a": 0.8, "c / a": 0.5, gain: 3 };
const maxMb = { idle: 160, paying: 300 };

export function printFigures(cells: readonly Cell[]): void {
  console.log(`\n${"".padEnd(40)}clients   per s     p50     p95     p99 ms`);
  for (const { way, clients, turns } of cells) {
    const times = turns.flatMap((turn) => turn.times).toSorted((x, y) => x - y);
    const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
    console.log(
      `${`${way.letter}  ${way.name}`.padEnd(40)}${String(clients).padStart(7)}${rateOf(turns).toFixed(0).padStart(8)}` +
        [0.5, 0.95, 0.99].map((share) => at(share).padStart(8)).join(""),
    );
  }
}

/** Of each ratio the median over the rounds, whose turns were neighbours, so that what else the machine did tells on both. */
export function printRatios(cells: readonly Cell[], clientCounts: readonly number[]): void {
  const turnsOf = (letter: string, clients: number) => turnsIn(cells, letter, clients);
  const last = clientCounts.at(-1) ?? 1;
  console.log(
    `\nratio${clientCounts.map((clients) => `${clients} client${clients === 1 ? "" : "s"}`.padStart(12)).join("")}`,
  );
  for (const pair of ["b / a", "c / a", "c / b"] as const) {
    const [over = "", under = ""] = pair.split(" / ");
    const ratios = clientCounts.map((clients) => ratio(turnsOf(over, clients), turnsOf(under, clients)));
    const verdict = pair === "c / b" ? "" : `   ${verdictOn(ratios.at(-1) ?? 0, goals[pair])} with ${last}`;
    console.log(`${pair}${ratios.map((one) => one.toFixed(2).padStart(12)).join("")}${verdict}`);
  }
  const [first = 1] = clientCounts;
  const gains = ["a", "b", "c"].map((letter) => ratio(turnsOf(letter, last), turnsOf(letter, first)));
  console.log(
    `\nwith ${last} clients / with ${first}: a ${gains[0]?.toFixed(2)}, b ${gains[1]?.toFixed(2)}, c ${gains[2]?.toFixed(2)}`,
  );
  console.log(`  ${verdictOn(gains[1] ?? 0, goals.gain)} for b`);
}

export function turnsIn(cells: readonly Cell[], letter: string, clients: number): Turn[] {
  return cells.find((cell) => cell.way.letter === letter && cell.clients === clients)?.turns ?? [];
}

/** How many times as many are made in one way as in the other: the middle of the rounds. */
export function ratio(over: readonly Turn[], under: readonly Turn[]): number {
  return median(over.map((turn, round) => turn.perSecond / (under[round]?.perSecond ?? Number.NaN)));
}

/** What the API holds itself is compared with the goal: the program's pages are shared, and count for no container's limit. */
export function printMemory(idle: Memory, paying: Memory): void {
  for (const [when, { ownMb, programMb }, most] of [
    ["idle", idle, maxMb.idle],
    ["under payments", paying, maxMb.paying],
  ] as const) {
    const verdict = ownMb <= most ? "reached" : "NOT reached";
    console.log(`memory of the API ${when}: ${ownMb} MB and ${programMb} MB of the program; goal ${most} ${verdict}`);
  }
  console.log(`  both together at most ${paying.highestMb} MB`);
}

function rateOf(turns: readonly Turn[]): number {
  return median(turns.map(({ perSecond }) => perSecond));
}

export function verdictOn(figure: number, goal: number): string {
  return figure >= goal ? `goal ${goal} reached` : `goal ${goal} NOT reached`;
}
