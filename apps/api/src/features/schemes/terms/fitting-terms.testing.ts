import { gold22 } from "@thangam/terms/testing/arrange";
import { bonus, give, schedule } from "./terms.testing.ts";

/** Terms that use every word once. */
export const full = {
  schedule: schedule({ perMonth: 1, rests: 30, opens: { months: 6 }, closes: { of: "maturity", days: 60 } }),
  gold: gold22,
  benefits: [
    bonus(
      [
        { months: 6, paid: 6, ...give(3000) },
        { months: 11, paid: 11, ...give(7500) },
      ],
      { only: "maturity", cap: "500000" },
    ),
    {
      as: "gold",
      of: "payment",
      when: [
        { days: 0, ...give(500) },
        { days: 75, ...give(375) },
      ],
      between: "linear",
    },
    {
      as: "making",
      of: "saved",
      when: [{ paid: 6, ...give(5000) }],
      between: "step",
      points: 1800,
      cap: "100",
      covers: "saved",
      beyond: 2000,
      items: { diamond: 2500, coin: 0 },
    },
  ],
  late: { grace: 7, free: 1, each: "30 days", lose: { points: 100 }, moves: "longest" },
  exit: [
    {
      paidBefore: 6,
      before: { months: 6 },
      deduct: [{ percent: 500, of: "paid" }, { gift: true }],
      label: "Before six months",
    },
    { before: { days: 30 }, refuse: true, deduct: [], label: "At once" },
  ],
  topups: [
    { from: "2026-10-20", to: "2026-11-01", ...give(100), of: "gold", on: "payment" },
    { from: "2026-10-20", to: "2026-10-20", give: { paise: "10000" }, of: "paid", on: "joining" },
  ],
  gift: { item: "Silver coin", cost: "150000", givenAfter: 3 },
  tax: { percent: 300, on: "bill", shown: "aside" },
} as const;

/** Terms with one change: what stands at a path, such as `gold.round.mode`; undefined takes it away. */
export function changed(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(full);
  const names = path.split(".");
  const last = names.pop() ?? "";
  let at: Record<string, unknown> = Object(copy);
  for (const name of names) at = Object(at[name]);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}
