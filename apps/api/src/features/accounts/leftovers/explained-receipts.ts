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

/** What the lines of a statement say of the receipts. */
export interface Explained {
  /** Of each receipt that a line brought, the day of that line. */
  broughtOn: ReadonlyMap<bigint, string>;
  /** Those of them that the line named. */
  named: ReadonlySet<bigint>;
  /** Receipts that one line names together and that come to more than it, whichever of them it brought. */
  contested: ReadonlySet<bigint>;
}

/** The percentage of lines without a receipt's number that one manner must explain before it is used at all. */
const LEAST_SHARE = 80;

/**
 * Returns the receipts whose money the lines of a statement explain. Receipts and lines come in the order of their days.
 *
 * A line with transaction numbers explains the receipts of these numbers. A bank books the other money in one of two manners: one
 * line for each receipt, or one line for all receipts of a day or of several days in a row. Such a line explains the oldest receipts
 * that come to its amount, but none that another line named and did not bring. Where neither manner fits most of these lines, they
 * explain nothing. A line that may hold money from before `readSince` explains nothing either.
 */
export function explainedReceipts(
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
  readSince: string,
): Explained {
  const { broughtOn, contested, unnamed, others } = broughtByName(receipts, lines);
  const inManner = broughtInManner(
    others,
    unnamed.filter(({ fromDay }) => fromDay >= readSince),
  );
  return { broughtOn: new Map([...broughtOn, ...inManner]), named: new Set(broughtOn.keys()), contested };
}

/**
 * What lines brought of the receipts whose numbers they hold; and the lines and receipts that are left for each other. A line that
 * names a single receipt has that before one that names more.
 */
export function broughtByName(receipts: readonly BankReceipt[], lines: readonly CreditLine[]) {
  const broughtOn = new Map<bigint, string>();
  const byNumber = receiptsByNumber(receipts);
  const naming = lines
    .map((line) => ({ line, named: [...new Set(line.numbers.flatMap((number) => byNumber.get(number) ?? []))] }))
    .filter(({ named }) => named.length > 0)
    .toSorted((one, other) => one.named.length - other.named.length);
  const used = new Set<CreditLine>();
  const claims: (readonly BankReceipt[])[] = [];
  for (const { line, named } of naming) {
    const claiming = named.filter(({ id }) => !broughtOn.has(id));
    const taken = asFarAs(line.paise, claiming);
    for (const { id } of taken) broughtOn.set(id, line.day);
    if (taken.length > 0) used.add(line);
    if (taken.length > 0 && taken.length < claiming.length) claims.push(claiming);
  }
  // What another line brought after all is in nobody's way.
  const open = claims.filter((claiming) => claiming.some(({ id }) => !broughtOn.has(id)));
  const contested = new Set(open.flat().map(({ id }) => id));
  return {
    broughtOn,
    contested,
    unnamed: lines.filter((line) => !used.has(line)),
    others: receipts.filter(({ id }) => !broughtOn.has(id) && !contested.has(id)),
  };
}

/** What lines that name no receipt brought, in the manner of most of them; nothing where that is none. */
export function broughtInManner(
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
): ReadonlyMap<bigint, string> {
  const [best] = [oneOf, daysOf]
    .map((manner) => inManner(manner, receipts, lines))
    .toSorted((one, other) => other.count - one.count);
  const isManner = best !== undefined && best.count * 100 >= lines.length * LEAST_SHARE;
  return isManner ? best.broughtOn : new Map();
}

/** One after the other; one that exceeds what is left is skipped. */
function asFarAs(paise: bigint, receipts: readonly BankReceipt[]): BankReceipt[] {
  let rest = paise;
  return receipts.filter((receipt) => {
    if (receipt.paise > rest) return false;
    rest -= receipt.paise;
    return true;
  });
}

/** What a line brings of the receipts of its days that nothing brought yet; nothing where none come to its amount. */
type Manner = (open: readonly BankReceipt[], paise: bigint) => readonly BankReceipt[];

function inManner(manner: Manner, receipts: readonly BankReceipt[], lines: readonly CreditLine[]) {
  const broughtOn = new Map<bigint, string>();
  let count = 0;
  for (const { fromDay, day: lastDay, paise } of lines) {
    const inDays = receipts.slice(
      countWhile(receipts, ({ day }) => day < fromDay),
      countWhile(receipts, ({ day }) => day <= lastDay),
    );
    const found = manner(
      inDays.filter(({ id }) => !broughtOn.has(id)),
      paise,
    );
    for (const { id } of found) broughtOn.set(id, lastDay);
    if (found.length > 0) count += 1;
  }
  return { broughtOn, count };
}

/** Of how many receipts something is true that is true of the first ones alone. */
function countWhile(receipts: readonly BankReceipt[], isSo: (receipt: BankReceipt) => boolean): number {
  let [least, most] = [0, receipts.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const receipt = receipts[middle];
    if (receipt !== undefined && isSo(receipt)) least = middle + 1;
    else most = middle;
  }
  return least;
}

const oneOf: Manner = (open, paise) => {
  const found = open.find((receipt) => receipt.paise === paise);
  return found === undefined ? [] : [found];
};

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
