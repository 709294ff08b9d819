import { broughtByName, broughtInManner } from "./explained-receipts.ts";
import type { BankReceipt, CreditLine } from "./explained-receipts.ts";
import { waitTable } from "./wait-table.ts";
import type { Calendar, WaitTable } from "./wait-table.ts";

/** What was read of a clearing account. */
export interface Read extends Calendar {
  heldPaise: bigint;
  /** What was left over when the bank had had its days for the first that was read, but for what waited longer than before. */
  leftThenPaise: bigint;
}

/** Money that lines bring later than they did before, since a day. */
interface Slower {
  paise: bigint;
  since: string;
}

/** A way to count days: money has to wait longer on `run` of them in a row, and a line brought some on `learned` of them before. */
interface Way {
  days: readonly string[];
  run: number;
  learned: number;
}

/** By the working days of the bank as the calendar has them, by all days but Sundays, and by all days. */
const waysOf = ({ days, bankDays }: Calendar): readonly Way[] => [
  { days: bankDays, run: 6, learned: 8 },
  { days: days.filter((day) => new Date(day).getUTCDay() !== 0), run: 7, learned: 9 },
  { days, run: 8, learned: 10 },
];

/** The percentage of the days before on which money may have waited longer, as after a holiday of the bank. */
const MOST_LATE = 10;
/** For so many days money may wait for its line at most, for the bank to be regular. */
const LONGEST = 5;

/**
 * Returns how much more money waits for its line, day after day, than ever waited before, and since when. Lines that name no receipt
 * bring the oldest of their amount. So a receipt that nobody paid is brought by the money of the next one, which then waits for that
 * of the next one: nothing grows old, but everything waits longer from then on. It is told where the bank was regular before,
 * by one way to count its days.
 */
export function slowerThanBefore(
  read: Read,
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
): Slower | null {
  const begin = read.bankDays[read.patience];
  if (begin === undefined) return null;
  const { broughtOn, others, unnamed } = broughtByName(receipts, lines);
  const named = receipts.filter(({ id, day }) => day < begin && (broughtOn.get(id) ?? "") >= begin);
  const open = [
    ...newestOf(
      others.filter(isBefore(begin)),
      heldBefore(begin, read, { receipts, lines }) - read.leftThenPaise - sumOf(named),
    ),
    ...others.filter(({ day }) => day >= begin),
  ];
  const brought = broughtInManner(
    open,
    unnamed.filter(({ day }) => day >= begin),
  );
  const table = waitTable(
    open.filter(({ isPaidBack }) => !isPaidBack),
    brought,
    read,
  );
  const seen = { table, begin, heldOn: (day: string) => heldBefore(day, read, { receipts, lines }) };
  const found = waysOf(read).flatMap((way) =>
    Array.from({ length: LONGEST }, (_, longest) => slowerBy(way, longest, seen)),
  );
  return found.reduce((most, one) => (one !== null && (most === null || one.paise > most.paise) ? one : most), null);
}

const isBefore =
  (begin: string) =>
  ({ day }: { day: string }) =>
    day < begin;
const sumOf = (of: readonly { paise: bigint }[]) => of.reduce((sum, { paise }) => sum + paise, 0n);

/** What the account held in the morning of a day. */
function heldBefore(
  begin: string,
  { heldPaise }: Read,
  { receipts, lines }: { receipts: readonly BankReceipt[]; lines: readonly CreditLine[] },
): bigint {
  const since = receipts.filter(({ day, isPaidBack }) => day >= begin && !isPaidBack);
  return heldPaise - sumOf(since) + sumOf(lines.filter(({ day }) => day >= begin));
}

/** The newest that come to no more than an amount: they waited for a line, where those before them had theirs. */
function newestOf(receipts: readonly BankReceipt[], paise: bigint): readonly BankReceipt[] {
  let rest = paise;
  let first = receipts.length;
  for (const [at, receipt] of [...receipts.entries()].toReversed()) {
    if (!receipt.isPaidBack) rest -= receipt.paise;
    if (rest < 0n) break;
    first = at;
  }
  return receipts.slice(first);
}

/** Whether money waits longer than so many days, by one way to count them, in the morning of each day. */
function slowerBy(
  { days, run: needed, learned: known }: Way,
  longest: number,
  { table, begin, heldOn }: { table: WaitTable; begin: string; heldOn: (day: string) => bigint },
): Slower | null {
  const mornings = days.flatMap((day, at) => {
    const until = days[at - longest];
    if (day <= begin || until === undefined) return [];
    return [{ day, paise: table.waiting(day, until), isBrought: table.isBroughtOn(day) }];
  });
  const before = mornings.findLastIndex(({ paise }) => paise === 0n);
  const run = mornings.slice(before + 1);
  const learned = mornings.slice(0, before + 1).filter(({ isBrought, paise }) => isBrought || paise > 0n);
  const late = learned.filter(({ paise }) => paise > 0n).length;
  const [first, latest] = [run.at(0), run.at(-1)];
  if (first === undefined || latest === undefined || run.length < needed || learned.length < known) return null;
  if (late * 100 > learned.length * MOST_LATE) return null;
  // No more of it is there than the account holds beside what does not wait that long.
  const most = heldOn(latest.day) - table.waiting(latest.day, latest.day) + latest.paise;
  const paise = run.slice(-needed).reduce((less, one) => (one.paise < less ? one.paise : less), most);
  return paise > 0n ? { paise, since: first.day } : null;
}
