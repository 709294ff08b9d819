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

/**
 * The receipts that these lines bring, as far as that shows; both in their order. A line brings the receipts whose numbers it
 * holds. One that names none brings the oldest row of receipts of its days that comes to its amount: from the oldest on that nothing
 * brought yet, from the first of a day, or behind one that another line brought; else the oldest receipt of its amount. Of all other
 * lines nothing is said.
 */
export function explainedReceipts(receipts: readonly BankReceipt[], lines: readonly CreditLine[]): Set<bigint> {
  const brought = new Set<bigint>();
  const unnamed: CreditLine[] = [];
  const byNumber = receiptsByNumber(receipts);
  for (const line of lines) {
    const named = takeNamed(line, byNumber, brought);
    for (const { id } of named) brought.add(id);
    if (named.length === 0) unnamed.push(line);
  }
  for (const line of unnamed) {
    const possible = receipts.filter(({ day }) => day >= line.fromDay && day <= line.day);
    for (const { id } of rowOf(possible, line.paise, brought)) brought.add(id);
  }
  return brought;
}

/**
 * What is left of the money of a clearing account when all that may still be on its way is taken off. A line that may bring money
 * of before `readSince` says nothing of what came since.
 */
export function leftoverOf(
  { heldPaise, readSince, onTheWaySince }: { heldPaise: bigint; readSince: string; onTheWaySince: string },
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
): bigint {
  const brought = explainedReceipts(receipts, lines.filter(({ fromDay }) => fromDay >= readSince));
  const onTheWay = receipts
    .filter(({ id, day, isPaidBack }) => day >= onTheWaySince && !isPaidBack && !brought.has(id))
    .reduce((sum, { paise }) => sum + paise, 0n);
  return heldPaise > onTheWay ? heldPaise - onTheWay : 0n;
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

/** Those whose numbers the line holds, as far as its amount goes: more than it brings it does not explain. */
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

/** The oldest row of receipts that comes to an amount, or the oldest one that does; nothing where there is none. */
function rowOf(receipts: readonly BankReceipt[], paise: bigint, brought: ReadonlySet<bigint>): readonly BankReceipt[] {
  const isOpen = (at: number) => !brought.has(receipts[at]?.id ?? 0n);
  const oldest = receipts.findIndex((_, at) => isOpen(at));
  for (let at = Math.max(oldest, 0); at < receipts.length; at += 1) {
    const begins = at === oldest || !isOpen(at - 1) || receipts[at - 1]?.day !== receipts[at]?.day;
    if (!isOpen(at) || !begins) continue;
    const row = rowFrom(receipts.slice(at), paise, brought);
    if (row !== null) return row;
  }
  const one = receipts.find((receipt) => receipt.paise === paise && !brought.has(receipt.id));
  return one === undefined ? [] : [one];
}

/** The row that begins with the first of these; receipts that other lines brought stand between. Null where it does not come out even. */
function rowFrom(
  receipts: readonly BankReceipt[],
  paise: bigint,
  brought: ReadonlySet<bigint>,
): readonly BankReceipt[] | null {
  let rest = paise;
  const row: BankReceipt[] = [];
  for (const receipt of receipts) {
    if (brought.has(receipt.id)) continue;
    if (receipt.paise > rest) return null;
    row.push(receipt);
    rest -= receipt.paise;
    if (rest === 0n) return row;
  }
  return null;
}
