import { dayOf, numberOf } from "#days.ts";
import type { DayNumber } from "#days.ts";
import { closingOf, dayOfRow, dueDays } from "#schedule.ts";
import { after } from "#days.ts";
import type { Asked, Payment, Saved, Terms } from "#terms.ts";
import { anyDay } from "./any-day.ts";
import { listOf } from "./choices.ts";
import type { Choices } from "./choices.ts";

export interface BookAsked {
  saved: Saved;
  asked: Asked;
}

/** A book under some terms, and a day on which something about it may change. */
export function anyBook(choices: Choices, terms: Terms): BookAsked {
  const { chance, int, one } = choices;
  const joinedOn = chance(30) ? anyMonthEnd(choices) : anyDay(int(0, 700));
  const joined = numberOf(joinedOn);
  const instalment = BigInt(one([10_000, 50_000, 100_000, 123_457, 200_000]));
  const due = dueDays(terms.schedule, joined);
  const days = anyPaymentDays(choices, terms, due);
  const rate = anyRates(choices);
  const saved: Saved = {
    joinedOn,
    instalment,
    payments: days.map((day) => ({ day: dayOf(day), paise: anyAmount(choices, terms, instalment), ...rate() })),
    ...(chance(40) ? { holidays: listOf(int(1, 6), () => dayOf(one([due[0] ?? joined, ...due]) + int(0, 2))) } : {}),
  };
  const asked = {
    day: dayOf(anyAsked(choices, terms, saved, due)),
    ...(chance(90) ? { rate: rate().rate ?? 650_000n } : {}),
  };
  return { saved, asked };
}

function anyMonthEnd({ one }: Choices): string {
  return one(["2023-12-31", "2024-01-31", "2024-02-29", "2024-08-31", "2024-11-30", "2025-02-28", "2025-01-30"]);
}

/** On the due days, ahead of them or late, all at once, or with the last ones missing. */
function anyPaymentDays({ chance, int, one }: Choices, { schedule }: Terms, due: readonly DayNumber[]): DayNumber[] {
  const joined = due[0] ?? 0;
  const manner = one(["punctual", "punctual", "late", "late", "mixed", "once"]);
  const count = chance(60) ? due.length : int(0, due.length);
  const once = joined + int(0, 400);
  const days = due.slice(0, schedule.flexible === true ? Math.min(count, 20) : count).map((day) => {
    if (manner === "once") return chance(80) ? once : day;
    if (manner === "punctual") return day;
    return day + (chance(manner === "late" ? 30 : 50) ? int(manner === "late" ? 0 : -20, 100) : 0);
  });
  return days.map((day) => Math.max(day, joined)).toSorted((one, other) => one - other);
}

function anyAmount({ chance, int }: Choices, { schedule }: Terms, instalment: bigint): bigint {
  if (schedule.flexible === true) return BigInt(int(1, 300_000));
  if (chance(85)) return instalment;
  return chance(50) ? instalment * BigInt(int(1, 3)) : BigInt(int(1, 150_000));
}

/** A rate for each payment: mostly known, now and then a weight in its place or beside it. */
function anyRates({ chance, int }: Choices): () => Pick<Payment, "rate" | "weight"> {
  const isConstant = chance(25);
  const isGappy = chance(12);
  const weighs = chance(12);
  const constant = BigInt(int(300_000, 1_300_000));
  return () => ({
    ...(isGappy && chance(20) ? {} : { rate: isConstant ? constant : BigInt(int(300_000, 1_300_000)) }),
    ...(weighs && chance(30) ? { weight: BigInt(int(1, 5000)) } : {}),
  });
}

/** Days on which a row, the maturity or a window begins or ends, the days beside them, and others. */
function anyAsked(
  { chance, int, one }: Choices,
  { schedule, benefits, exit = [] }: Terms,
  saved: Saved,
  due: DayNumber[],
) {
  const joined = numberOf(saved.joinedOn);
  const maturity = after(joined, schedule.matures);
  const told = [
    maturity,
    after(joined, schedule.opens ?? { days: 0 }),
    closingOf(schedule, joined, maturity) ?? maturity,
    ...exit.map(({ before }) => after(joined, before ?? { days: 0 })),
    ...benefits.flatMap(({ when }) => when.map((row) => dayOfRow(row, joined) ?? maturity)),
    ...saved.payments.slice(-3).map(({ day }) => numberOf(day)),
    ...due.slice(-3),
    ...saved.payments.slice(-1).map(({ day }) => numberOf(day) + (schedule.rests ?? 0)),
  ] as const;
  if (chance(12)) return one([joined, ...due]);
  if (chance(25)) return joined + int(0, 500);
  if (chance(35)) return maturity + int(-1, 40);
  return one([maturity, ...told]) + one([-1, 0, 0, 0, 1]);
}
