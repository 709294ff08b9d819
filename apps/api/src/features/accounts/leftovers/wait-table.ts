import type { BankReceipt } from "./explained-receipts.ts";

/** The days of which receipts and lines were read, all of them and those on which banks work, in their order; the last is today. */
export interface Calendar {
  days: readonly string[];
  bankDays: readonly string[];
  /** How many of its working days the shop gives the bank. */
  patience: number;
}

export interface WaitTable {
  /** What was paid in the days of the bank and before a day, and no line had brought in the morning of another one. */
  waiting: (morning: string, until: string) => bigint;
  isBroughtOn: (day: string) => boolean;
}

/** Sums receipts by the day on which they were paid and the one on which a line brought them. */
export function waitTable(
  receipts: readonly BankReceipt[],
  broughtOn: ReadonlyMap<bigint, string>,
  calendar: Calendar,
): WaitTable {
  const never = "9999-12-31";
  const sums = new Map<string, Map<string, bigint>>();
  for (const { id, day, paise } of receipts) {
    const ofDay = sums.get(day) ?? new Map<string, bigint>();
    const come = broughtOn.get(id) ?? never;
    sums.set(day, ofDay.set(come, (ofDay.get(come) ?? 0n) + paise));
  }
  const daysOfLines = new Set([...sums.values()].flatMap((ofDay) => [...ofDay.keys()]));
  const turnOf = new Map(calendar.days.map((day, at) => [day, at]));
  const onTheWaySince = sinceOf(calendar);
  return {
    waiting: (morning, until) =>
      calendar.days
        .slice(turnOf.get(onTheWaySince.get(morning) ?? morning), turnOf.get(until))
        .flatMap((day) => [...(sums.get(day) ?? [])])
        .reduce((sum, [come, paise]) => (come >= morning ? sum + paise : sum), 0n),
    isBroughtOn: (day) => daysOfLines.has(day),
  };
}

/** Of each day the one since which money may be on its way in its morning. */
function sinceOf({ days, bankDays, patience }: Calendar): ReadonlyMap<string, string> {
  const isBankDay = new Set(bankDays);
  const before: string[] = [];
  return new Map(
    days.map((day) => {
      const since = before.at(-patience) ?? day;
      if (isBankDay.has(day)) before.push(day);
      return [day, since];
    }),
  );
}
