import { dueDays, spanOfRow } from "#schedule.ts";
import { after, numberOf } from "#days.ts";
import type { Benefit, Give, Row, Schedule, Terms } from "#terms.ts";
import { listOf } from "./choices.ts";
import type { Choices } from "./choices.ts";

type Condition = "months" | "days" | "paid";
type Style = readonly Condition[];

const timed: readonly [Style, ...Style[]] = [[], ["months"], ["months"], ["days"], ["days"], ["months", "days"]];
const counted: readonly [Style, ...Style[]] = [
  ["paid"],
  ["months", "paid"],
  ["days", "paid"],
  ["months", "days", "paid"],
];

/** A benefit of the kind, on terms that fit each other. */
export function anyBenefit(
  choices: Choices,
  as: Benefit["as"],
  { schedule, gold }: Pick<Terms, "schedule" | "gold">,
): Benefit {
  const { chance, one } = choices;
  const of = anyBase(choices, as, gold !== undefined);
  const style = of !== "payment" && chance(50) ? one(counted) : one(timed);
  const canGrow = style.length === 1 && style[0] !== "paid";
  const between = canGrow && chance(50) ? "linear" : "step";
  const conditions = anyConditions(choices, style, of, schedule);
  const inPaise = as === "rupees" && between === "step" && chance(25);
  const gives = anyGives(choices, { as, of, isByPaid: style.includes("paid"), inPaise }, conditions, schedule);
  return {
    as,
    of,
    when: conditions.map((row, at) => ({ ...row, give: gives[at] ?? { percent: 0 } })),
    between,
    ...(chance(25) ? { only: "maturity" } : {}),
    ...(as !== "gold" && chance(30) ? { cap: BigInt(choices.int(0, 400_000)) } : {}),
    ...(as === "making" ? anyWaiver(choices) : {}),
  };
}

function anyBase({ one }: Choices, as: Benefit["as"], savesGold: boolean): Benefit["of"] {
  if (as === "rupees") return one(["instalment", "instalment", "paid", "payment"]);
  if (as === "gold") return one(["saved", "payment"]);
  return savesGold ? "saved" : "paid";
}

function anyWaiver({ chance, int, one }: Choices): Partial<Benefit> {
  return {
    ...(chance(60) ? { points: int(0, 2500) } : {}),
    ...(chance(60) ? { covers: one(["saved", "bill"]) } : {}),
    ...(chance(50) ? { beyond: int(0, 5000) } : {}),
    ...(chance(50) ? { items: { diamond: int(0, 10_000), coin: int(0, 10_000) } } : {}),
  };
}

/** Rows in the order in which they are reached. With `paid`, the first of them may name it not yet. */
function anyConditions(choices: Choices, style: Style, of: Benefit["of"], schedule: Schedule): Omit<Row, "give">[] {
  const joined = numberOf("2001-01-01");
  const days = after(joined, schedule.matures) - joined;
  const most: Record<Condition, number> = {
    months: Math.max(1, Math.ceil(days / 28)),
    days: days + 30,
    paid: schedule.instalments,
  };
  const count = style.length === 0 ? choices.one([1, 1, 1, 2]) : choices.one([1, 2, 3, 4]);
  const ascending = (name: Condition) => {
    const drawn = listOf(count, () => choices.int(name === "paid" ? 1 : 0, most[name]));
    const sorted = drawn.toSorted((one, other) => one - other);
    return of === "payment" ? sorted.with(0, 0) : sorted;
  };
  const columns = style.map((name) => [name, ascending(name)] as const);
  const isBare = of !== "payment" && style.length > 1 && choices.chance(20) && schedule.flexible !== true;
  return listOf(count, (at) =>
    Object.fromEntries(
      columns.filter((_, place) => !isBare || at > 0 || place === 0).map(([name, drawn]) => [name, drawn[at] ?? 0]),
    ),
  );
}

interface Giving {
  as: Benefit["as"];
  of: Benefit["of"];
  isByPaid: boolean;
  inPaise: boolean;
}

/** Where rows name what was paid they never fall, and where each payment has its own they never rise. */
function anyGives(
  choices: Choices,
  { as, of, isByPaid, inPaise }: Giving,
  rows: Omit<Row, "give">[],
  schedule: Schedule,
) {
  const most = inPaise ? 300_000 : as === "making" ? 10_000 : choices.one([1000, 10_000, 20_000]);
  const drawn = listOf(rows.length, () => choices.int(choices.chance(10) ? 0 : 1, most));
  const ordered = drawn.toSorted((one, other) => (of === "payment" ? other - one : one - other));
  const counts = isByPaid || of === "payment" ? ordered : drawn;
  const isShared = of === "instalment" && schedule.flexible === true && isByPaid && !inPaise;
  const joined = numberOf("2001-01-01");
  const due = isShared ? dueDays(schedule, joined) : [];
  return rows.map((row, at): Give => {
    const count = counts[at] ?? 0;
    if (inPaise) return { paise: BigInt(count) };
    return { percent: isShared ? count * spanOfRow({ ...row, give: { percent: 0 } }, joined, due) : count };
  });
}
