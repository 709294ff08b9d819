import type { DayNumber } from "./days.ts";
import { dayOfRow } from "./schedule.ts";
import type { Benefit, Give } from "./terms.ts";

/** What a row gives on a day on which it is the last one reached, the next one not yet: on the way there, if the terms say so. */
export function giveOn({ between, when }: Benefit, index: number, joined: DayNumber, day: DayNumber): Give {
  const [row, next] = [when[index], when[index + 1]];
  if (row === undefined) throw new RangeError(`There is no row ${index}.`);
  if (between === "step" || next === undefined || !("percent" in row.give) || !("percent" in next.give))
    return row.give;
  const [from, to] = [dayOfRow(row, joined) ?? day, dayOfRow(next, joined) ?? day];
  const grown = BigInt(row.give.percent) * BigInt(to - day) + BigInt(next.give.percent) * BigInt(day - from);
  return { percent: Number(grown / BigInt(to - from)) };
}
