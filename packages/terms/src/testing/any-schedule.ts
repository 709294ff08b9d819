import type { GoldTerms, LateTerms, Schedule, Span } from "#terms.ts";
import { goldRates, purities, roundings } from "#terms.ts";
import type { Choices } from "./choices.ts";

/** Of a schedule: at least and at most so many days from joining to maturity, on whatever day somebody joins. */
interface Reach {
  least: number;
  most: number;
}

export function anySchedule(choices: Choices): Schedule {
  const every = anyEvery(choices);
  const isByMonth = "months" in every;
  const instalments = anyInstalments(choices, every);
  const matures = anyMaturity(choices, every, instalments);
  const reach = reachOf(matures);
  const { chance, int, one } = choices;
  return {
    every,
    instalments,
    ...(chance(35) ? { flexible: true } : {}),
    due: isByMonth && chance(40) ? { day: int(1, 31) } : "joining",
    ...(isByMonth && chance(25) ? { perMonth: one([1, 1, 2, 3]) } : {}),
    matures,
    ...(chance(46) ? { opens: anyOpening(choices, reach) } : {}),
    ...(chance(70) ? { closes: anyClosing(choices, reach) } : {}),
    ...(chance(25) ? { rests: one([1, 15, 30, 30, 60]) } : {}),
  };
}

function anyEvery({ chance, one }: Choices): Span {
  return chance(70) ? { months: one([1, 1, 1, 2, 3]) } : { days: one([1, 7, 10, 30]) };
}

function anyInstalments({ int, one }: Choices, every: Span): number {
  return "days" in every && every.days === 1 ? one([5, 20, 45]) : int(1, 14);
}

function anyMaturity({ chance, int }: Choices, every: Span, instalments: number): Span {
  const span = "months" in every ? every.months * instalments : every.days * instalments;
  if ("months" in every && chance(80)) return { months: Math.max(1, span + int(-1, 2)) };
  const days = "months" in every ? span * 30 : span;
  return chance(80) ? { days: Math.max(1, days + int(-5, 40)) } : { months: int(1, 1 + Math.ceil(days / 30)) };
}

function reachOf(span: Span): Reach {
  if ("days" in span) return { least: span.days, most: span.days };
  // February alone has 28 days; three months and more have 29 on average at the least.
  return { least: span.months * 28, most: span.months * 31 };
}

function anyOpening({ chance, int }: Choices, { least }: Reach): Span {
  return chance(50) ? { days: int(0, Math.ceil(least / 2)) } : { months: int(0, Math.floor(least / 62)) };
}

function anyClosing({ chance, int }: Choices, { most }: Reach): NonNullable<Schedule["closes"]> {
  if (chance(50)) return { of: "maturity", ...(chance(50) ? { months: int(0, 6) } : { days: int(0, 100) }) };
  const later: Span = chance(50) ? { days: most + int(0, 60) } : { months: Math.ceil(most / 28) + int(0, 3) };
  return { of: "joining", ...later };
}

export function anyGold({ one }: Choices): GoldTerms {
  return {
    purity: one(purities),
    rate: one(goldRates),
    round: { mode: one(roundings), places: one([2, 3]), total: one(["sum", "exact"]) },
  };
}

export function anyLateness({ chance, int, one }: Choices): LateTerms {
  const lose = one<LateTerms["lose"]>([
    "all",
    { share: "instalment" },
    { share: int(0, 6000) },
    { points: int(0, 3000) },
  ]);
  return {
    grace: one([0, 0, 3, 7, 15]),
    ...(chance(35) ? { free: int(0, 3) } : {}),
    each: one(["instalment", "30 days"]),
    lose,
    ...(chance(45) ? { moves: one(["longest", "months"]) } : {}),
  };
}
