/** Money that a customer paid to the bank, as the books have it. */
export interface BankReceipt {
  id: bigint;
  /** On which the customer paid it. */
  day: string;
  paise: bigint;
  /** It was paid back by its own method: its line may have come all the same. */
  isPaidBack: boolean;
  /** By which a line of the statement may name it. */
  numbers: readonly string[];
}

/** A credit of the bank's statement. */
export interface CreditLine {
  day: string;
  /** The oldest day whose money it may bring, by the days that the shop gives the bank. */
  fromDay: string;
  paise: bigint;
  numbers: readonly string[];
}

/** The percentage of lines without a receipt's number that one manner must explain before it is used at all. */
const LEAST_SHARE = 80;

/**
 * Returns the receipts whose money the lines of a statement explain. Receipts and lines come in the order of their days.
 *
 * A line with transaction numbers explains the receipts of these numbers. A bank books the other money in one of two manners: one
 * line for each receipt, or one line for all receipts of a day or of several days in a row. Such a line explains the oldest receipts
 * that come to its amount. Where neither manner fits most of these lines, they explain nothing. A line that may hold money from
 * before `readSince` explains nothing either.
 */
export function explainedReceipts(
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
  readSince: string,
): Set<bigint> {
  const named = new Set<bigint>();
  const unnamed: CreditLine[] = [];
  const byNumber = receiptsByNumber(receipts);
  for (const line of lines) {
    const taken = takeNamed(line, byNumber, named);
    for (const { id } of taken) named.add(id);
    if (taken.length === 0 && line.fromDay >= readSince) unnamed.push(line);
  }
  const [best] = [oneOf, daysOf]
    .map((manner) => inManner(manner, receipts, unnamed, named))
    .toSorted((one, other) => other.count - one.count);
  return best !== undefined && best.count * 100 >= unnamed.length * LEAST_SHARE ? best.brought : named;
}

/** What a line brings of the receipts of its days that nothing brought yet; nothing where none come to its amount. */
type Manner = (open: readonly BankReceipt[], paise: bigint) => readonly BankReceipt[];

function inManner(
  manner: Manner,
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
  named: ReadonlySet<bigint>,
): { brought: Set<bigint>; count: number } {
  const brought = new Set(named);
  let count = 0;
  for (const { fromDay, day: lastDay, paise } of lines) {
    const open = receipts.filter(({ id, day }) => day >= fromDay && day <= lastDay && !brought.has(id));
    const found = manner(open, paise);
    for (const { id } of found) brought.add(id);
    if (found.length > 0) count += 1;
  }
  return { brought, count };
}

const oneOf: Manner = (open, paise) => open.filter((receipt) => receipt.paise === paise).slice(0, 1);

/** All of a day, or of some days in a row. */
const daysOf: Manner = (open, paise) => {
  const days = [...Map.groupBy(open, ({ day }) => day).values()];
  for (let first = 0; first < days.length; first += 1) {
    let rest = paise;
    for (let last = first; last < days.length && rest > 0n; last += 1) {
      rest -= (days[last] ?? []).reduce((sum, receipt) => sum + receipt.paise, 0n);
      if (rest === 0n) return days.slice(first, last + 1).flat();
    }
  }
  return [];
};

/** A clearing account: what it holds, from which day on it was read, and since when money may be on its way. */
export interface Held {
  heldPaise: bigint;
  readSince: string;
  onTheWaySince: string;
}

/** What is left of the money of a clearing account when all that may still be on its way is taken off. */
export function leftoverOf(held: Held, receipts: readonly BankReceipt[], lines: readonly CreditLine[]): bigint {
  const onTheWay = notBrought(held, receipts, lines)
    .filter(({ day }) => day >= held.onTheWaySince)
    .reduce((sum, { paise }) => sum + paise, 0n);
  return held.heldPaise > onTheWay ? held.heldPaise - onTheWay : 0n;
}

/** The receipts that were not paid back, and that no line brings. */
export function notBrought(
  { readSince }: Pick<Held, "readSince">,
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
): BankReceipt[] {
  const brought = explainedReceipts(receipts, lines, readSince);
  return receipts.filter(({ id, isPaidBack }) => !isPaidBack && !brought.has(id));
}

function receiptsByNumber(receipts: readonly BankReceipt[]): ReadonlyMap<string, readonly BankReceipt[]> {
  const found = new Map<string, BankReceipt[]>();
  for (const receipt of receipts)
    for (const number of receipt.numbers) {
      const others = found.get(number);
      if (others === undefined) found.set(number, [receipt]);
      else others.push(receipt);
    }
  return found;
}

/** The receipts whose numbers stand on the line; one that exceeds what is left of the amount of the line is skipped. */
function takeNamed(
  line: CreditLine,
  byNumber: ReadonlyMap<string, readonly BankReceipt[]>,
  brought: ReadonlySet<bigint>,
): BankReceipt[] {
  const named = new Set(line.numbers.flatMap((number) => byNumber.get(number) ?? []));
  let rest = line.paise;
  const taken: BankReceipt[] = [];
  for (const receipt of named) {
    if (brought.has(receipt.id) || receipt.paise > rest) continue;
    taken.push(receipt);
    rest -= receipt.paise;
  }
  return taken;
}
