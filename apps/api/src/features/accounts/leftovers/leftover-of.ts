import type { suspicionCodes } from "@thangam/contracts/accounts/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { explainedReceipts } from "./explained-receipts.ts";
import type { BankReceipt, CreditLine, Explained } from "./explained-receipts.ts";
import { slowerThanBefore } from "./slower-than-before.ts";
import type { Read } from "./slower-than-before.ts";

/** A clearing account: what it holds, from which day on it was read, and since when money may be on its way. */
export interface Held extends Read {
  readSince: string;
  onTheWaySince: string;
}

/** Why a receipt may be what is left over. */
type Suspicion = CodeIn<typeof suspicionCodes>;

/** What is left over, and how much of that waits longer than money did before. */
export interface Left {
  paise: bigint;
  slowerPaise: bigint;
}

/**
 * What is left of the money of a clearing account when all that may still be on its way is taken off. What waits longer than it ever
 * did before, day after day, is not taken off.
 */
export function leftoverOf(held: Held, receipts: readonly BankReceipt[], lines: readonly CreditLine[]): Left {
  const explained = explainedReceipts(receipts, lines, held.readSince);
  const onTheWay = waitingOf(receipts, explained)
    .filter(({ id, day }) => day >= held.onTheWaySince && !explained.contested.has(id))
    .reduce((sum, { paise }) => sum + paise, 0n);
  const waiting = slowerThanBefore(held, receipts, lines)?.paise ?? 0n;
  const left = atLeastNothing(held.heldPaise - onTheWay);
  const slowerPaise = waiting < held.heldPaise - left ? waiting : atLeastNothing(held.heldPaise - left);
  return { paise: left + slowerPaise, slowerPaise };
}

/**
 * The receipts of which one may be left over, and why: those that one line names together and that come to more than it, those that
 * no line brought in its days, and those that were paid when money began to wait longer than before.
 */
export function suspectsOf(
  held: Held,
  receipts: readonly BankReceipt[],
  lines: readonly CreditLine[],
): ReadonlyMap<bigint, Suspicion> {
  const explained = explainedReceipts(receipts, lines, held.readSince);
  const slower = slowerThanBefore(held, receipts, lines);
  const first = slower && held.bankDays.filter((day) => day < slower.since).at(-held.patience);
  const late = receipts.filter(({ day }) => day < held.onTheWaySince);
  const whys: readonly (readonly [Suspicion, readonly BankReceipt[]])[] = [
    ["contested", receipts.filter(({ id }) => explained.contested.has(id))],
    ["not_brought", waitingOf(late, explained)],
    [
      "slower",
      receipts.filter(
        ({ id, day, isPaidBack }) =>
          slower !== null && !isPaidBack && !explained.named.has(id) && day < slower.since && day >= (first ?? ""),
      ),
    ],
  ];
  const suspects = new Map<bigint, Suspicion>();
  for (const [why, of] of whys) for (const { id } of of) if (!suspects.has(id)) suspects.set(id, why);
  return suspects;
}

function atLeastNothing(paise: bigint): bigint {
  return paise > 0n ? paise : 0n;
}

function waitingOf(receipts: readonly BankReceipt[], { broughtOn }: Explained): readonly BankReceipt[] {
  return receipts.filter(({ id, isPaidBack }) => !isPaidBack && !broughtOn.has(id));
}
