import { leftoverOf } from "./leftover-of.ts";
import type { BankReceipt, CreditLine } from "./explained-receipts.ts";

/** How many of the bank's working days the shop gives it. */
const BANK_DAYS = 3;
/** As the job reads them: of how many days, and how often a leftover has to be seen. */
const READ_DAYS = 30;
const SEEN_TIMES = 4;

interface Paid extends BankReceipt {
  isInvented: boolean;
}

/** A number from 0 to below 1 from a seed, each time another one. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const dayAt = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const numberOf = (day: string) => Math.round((Date.parse(day) - Date.UTC(2026, 0, 1)) / 86_400_000);

/** The twin of is_bank_day(). */
function isBankDay(day: string): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  return weekday !== 0 && !(weekday === 6 && [1, 3].includes(Math.floor((date.getUTCDate() - 1) / 7)));
}

/** The bank's working day so many of them before a day. */
function bankDayBefore(day: string, count: number): string {
  let at = numberOf(day);
  for (let left = count; left > 0;) {
    at -= 1;
    if (isBankDay(dayAt(at))) left -= 1;
  }
  return dayAt(at);
}

function bankDayAfter(n: number, count: number): number {
  let at = n;
  for (let left = count; left > 0;) {
    at += 1;
    if (isBankDay(dayAt(at))) left -= 1;
  }
  return at;
}

/** How lines of the statement are made of what was paid. */
export type Manner = "one by one" | "one by one, named" | "by day" | "by some days" | "by chance" | "mixed";

export interface Shop {
  manner: Manner;
  /** How many customers pay on a day at most. */
  most: number;
  /** Instalments of one amount, or of any. */
  amounts: "few" | "any";
  /** How many of the bank's working days a line is late at most. */
  late: number;
  /** Each line is late for just so long: by chance otherwise. */
  isRegular?: boolean;
  /** Each day has as many customers: by chance otherwise. */
  isEven?: boolean;
  /** Days on which the bank does not work beside the known ones. */
  holidays?: readonly number[];
}

/** What customers paid on some days, and the lines by which it came; what was invented has none. */
export function historyOf(shop: Shop, days: number, random: () => number, invented: readonly Paid[] = []) {
  const receipts: Paid[] = [];
  for (let n = 0; n < days; n += 1) {
    if (new Date(dayAt(n)).getUTCDay() === 0) continue;
    const count = shop.isEven === true ? shop.most : Math.floor(random() * (shop.most + 1));
    for (let at = 0; at < count; at += 1) receipts.push(paidOn(n, receipts.length, shop, random));
    receipts.push(...invented.filter(({ day }) => day === dayAt(n)));
  }
  return {
    receipts,
    lines: linesOf(
      receipts.filter(({ isInvented }) => !isInvented),
      shop,
      random,
    ),
  };
}

function paidOn(n: number, at: number, { amounts }: Shop, random: () => number): Paid {
  const hundreds = amounts === "few" ? [5, 10, 10, 20, 50][Math.floor(random() * 5)]! : 1 + Math.floor(random() * 300);
  return {
    id: BigInt(1 + at),
    day: dayAt(n),
    paise: BigInt(hundreds) * 10_000n,
    isPaidBack: false,
    numbers: [`utr${at}`],
    isInvented: false,
  };
}

export function inventedOn(n: number, paise: bigint, id: bigint): Paid {
  return { id, day: dayAt(n), paise, isPaidBack: false, numbers: [`invented${id}`], isInvented: true };
}

function linesOf(receipts: readonly Paid[], shop: Shop, random: () => number): CreditLine[] {
  const lines: CreditLine[] = [];
  for (const { paid, isNamed } of groupsOf(receipts, shop, random)) {
    const last = paid.at(-1)!;
    const late = shop.isRegular === true ? shop.late : Math.floor(random() * (shop.late + 1));
    let come = bankDayAfter(numberOf(last.day), late);
    while (shop.holidays?.includes(come) === true) come += 1;
    const day = dayAt(come);
    lines.push({
      day,
      fromDay: bankDayBefore(day, BANK_DAYS),
      paise: paid.reduce((sum, { paise }) => sum + paise, 0n),
      numbers: isNamed ? paid.flatMap(({ numbers }) => numbers) : [`line${lines.length}`],
    });
  }
  return lines.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** What comes in one line. Its first money is no older than the bank may take. */
function groupsOf(receipts: readonly Paid[], { manner, late }: Shop, random: () => number) {
  const days = [...Map.groupBy(receipts, ({ day }) => day).values()];
  const groups: { paid: Paid[]; isNamed: boolean }[] = [];
  for (let at = 0; at < days.length; at += 1) {
    const how = manner === "mixed" ? manners[Math.floor(random() * manners.length)]! : manner;
    let paid = days[at]!;
    // Two days in one line have a day less each to come.
    if (how === "by some days" && late < BANK_DAYS && at + 1 < days.length && random() < 0.5) {
      const next = days[at + 1]!;
      if (bankDayAfter(numberOf(paid[0]!.day), BANK_DAYS - late) >= numberOf(next[0]!.day)) {
        paid = [...paid, ...next];
        at += 1;
      }
    }
    if (how === "one by one" || how === "one by one, named")
      groups.push(...paid.map((one) => ({ paid: [one], isNamed: how !== "one by one" })));
    else if (how === "by chance") {
      const parts: Paid[][] = [[], [], []];
      for (const one of paid) parts[Math.floor(random() * 3)]!.push(one);
      groups.push(...parts.filter((part) => part.length > 0).map((part) => ({ paid: part, isNamed: false })));
    } else groups.push({ paid, isNamed: false });
  }
  return groups;
}

export const manners = ["one by one", "one by one, named", "by day", "by some days", "by chance"] as const;

/** On which day the leftover is told, and how much; null where it never is. */
export function toldOf(
  { receipts, lines }: { receipts: readonly Paid[]; lines: readonly CreditLine[] },
  days: number,
): { n: number; paise: bigint } | null {
  const seen: { n: number; paise: bigint }[] = [];
  for (let n = READ_DAYS; n < days; n += 1) {
    if (!isBankDay(dayAt(n))) continue;
    const firstLeft = seen.slice(seen.findLastIndex(({ paise }) => paise === 0n) + 1).at(0)?.n ?? n;
    seen.push({ n, paise: leftOn({ receipts, lines }, n, firstLeft - READ_DAYS) });
    const latest = seen.slice(-SEEN_TIMES).map(({ paise }) => paise);
    const least = latest.reduce((less, one) => (one < less ? one : less));
    if (latest.length === SEEN_TIMES && least > 0n) return { n, paise: least };
  }
  return null;
}

function leftOn(
  { receipts, lines }: { receipts: readonly Paid[]; lines: readonly CreditLine[] },
  n: number,
  since: number,
): bigint {
  const today = dayAt(n);
  // The job looks in the morning: what came yesterday was recorded.
  const there = receipts.filter(({ day }) => day < today);
  const come = lines.filter(({ day }) => day < today);
  const sum = (of: readonly { paise: bigint }[]) => of.reduce((total, { paise }) => total + paise, 0n);
  const readSince = dayAt(since);
  const read = Array.from({ length: n - since + 1 }, (_, at) => dayAt(since + at));
  const held = {
    heldPaise: sum(there) - sum(come),
    readSince,
    onTheWaySince: bankDayBefore(today, BANK_DAYS),
    days: read,
    bankDays: read.filter(isBankDay),
    patience: BANK_DAYS,
    leftThenPaise: 0n,
  };
  return leftoverOf(
    held,
    there.filter(({ day }) => day >= readSince),
    come.filter(({ day }) => day >= readSince),
  ).paise;
}
