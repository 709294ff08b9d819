import type { BankReceipt, Explained } from "./explained-receipts.ts";

/** The days of which receipts and lines were read, all of them and those on which banks work, in their order; the last is today. */
export interface Calendar {
  days: readonly string[];
  bankDays: readonly string[];
  /** How many of its working days the shop gives the bank. */
  patience: number;
}

/** Money that lines bring later than they did before, since a day. */
export interface Slower {
  paise: bigint;
  since: string;
}

/** For so many days in a row money has to wait longer than before; and on so many days before, a line brought some, and none did. */
const RUN = { bankDays: 6, days: 8 };
const LEARNED = { bankDays: 8, days: 10 };
/** The percentage of the days before on which money may have waited longer, as after a holiday of the bank. */
const MOST_LATE = 10;
/** Whoever pays on a day waits at most so many days for what is called regular. */
const LONGEST = 5;

/**
 * Returns how much more money waits for its line, day after day, than ever waited before, and since when. Lines that name no receipt
 * bring the oldest of their amount. So a receipt that nobody paid is brought by the money of the next one, which then waits for that
 * of the next one: nothing grows old, but everything waits longer from then on. It is told where the bank was regular before,
 * by its working days or by all days.
 */
export function slowerThanBefore(
  receipts: readonly BankReceipt[],
  { broughtOn, named, contested }: Explained,
  calendar: Calendar,
): Slower | null {
  const table = waitTable(
    receipts.filter(({ id, isPaidBack }) => !isPaidBack && !named.has(id) && !contested.has(id)),
    broughtOn,
    calendar,
  );
  const found = (["bankDays", "days"] as const).flatMap((by) =>
    Array.from({ length: LONGEST }, (_, longest) => slowerBy(calendar, { by, longest, table })),
  );
  return found.reduce((most, one) => (one !== null && (most === null || one.paise > most.paise) ? one : most), null);
}

/** Whether money waits longer than so many days, by one way to count them, in the morning of each day. */
function slowerBy(
  { days, bankDays, patience }: Calendar,
  { by, longest, table }: { by: "days" | "bankDays"; longest: number; table: WaitTable },
): Slower | null {
  const counted = { days, bankDays }[by];
  // What was paid on the first days may have come by a line that was not read.
  const first = bankDays[2 * patience];
  const mornings = counted.flatMap((day, at) => {
    const until = counted[at - longest];
    if (first === undefined || day < first || until === undefined) return [];
    return [{ day, paise: table.waiting(day, until), isBrought: table.isBroughtOn(day) }];
  });
  const before = mornings.findLastIndex(({ paise }) => paise === 0n);
  const run = mornings.slice(before + 1);
  const learned = mornings.slice(0, before + 1).filter(({ isBrought, paise }) => isBrought || paise > 0n);
  const late = learned.filter(({ paise }) => paise > 0n).length;
  const [begin] = run;
  if (begin === undefined || run.length < RUN[by] || learned.length < LEARNED[by]) return null;
  if (late * 100 > learned.length * MOST_LATE) return null;
  const paise = run.slice(-RUN[by]).reduce((less, one) => (one.paise < less ? one.paise : less), begin.paise);
  return { paise, since: begin.day };
}

interface WaitTable {
  /** What was paid in the days of the bank and before a day, and no line had brought in the morning of another one. */
  waiting: (morning: string, until: string) => bigint;
  isBroughtOn: (day: string) => boolean;
}

/** Sums receipts by the day on which they were paid and the one on which a line brought them. */
function waitTable(
  receipts: readonly BankReceipt[],
  broughtOn: ReadonlyMap<bigint, string>,
  { days, bankDays, patience }: Calendar,
): WaitTable {
  const never = "9999-12-31";
  const sums = new Map<string, Map<string, bigint>>();
  for (const { id, day, paise } of receipts) {
    const ofDay = sums.get(day) ?? new Map<string, bigint>();
    const come = broughtOn.get(id) ?? never;
    sums.set(day, ofDay.set(come, (ofDay.get(come) ?? 0n) + paise));
  }
  const daysOfLines = new Set([...sums.values()].flatMap((ofDay) => [...ofDay.keys()]));
  const turnOf = new Map(days.map((day, at) => [day, at]));
  const onTheWaySince = new Map<string, string>();
  const before: string[] = [];
  const isBankDay = new Set(bankDays);
  for (const day of days) {
    onTheWaySince.set(day, before.at(-patience) ?? day);
    if (isBankDay.has(day)) before.push(day);
  }
  return {
    waiting: (morning, until) =>
      days
        .slice(turnOf.get(onTheWaySince.get(morning) ?? morning), turnOf.get(until))
        .flatMap((day) => [...(sums.get(day) ?? [])])
        .reduce((sum, [come, paise]) => (come >= morning ? sum + paise : sum), 0n),
    isBroughtOn: (day) => daysOfLines.has(day),
  };
}
