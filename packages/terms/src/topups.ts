import type { Book, DatedPayment } from "./book.ts";
import { numberOf } from "./days.ts";
import { floorOf, sumOfKnown, WHOLE } from "./fractions.ts";
import { placeOf } from "./gold.ts";
import { isForfeited } from "./payment-benefits.ts";
import type { Topup } from "./terms.ts";

export interface Topups {
  paise: bigint;
  /** Null without gold, and where it is not known. */
  mg: bigint | null;
}

/** What the dated extras add. */
export function topupsOn(book: Book): Topups {
  const { terms, asked, closing } = book;
  const isOver = (closing !== null && asked > closing) || isForfeited(book);
  let paise = 0n;
  const weights: (bigint | null)[] = [];
  for (const topup of isOver ? [] : (terms.topups ?? [])) {
    const counted = paymentsOf(topup, book);
    if (topup.of === "gold") weights.push(goldOf(topup, book, counted));
    else paise += paiseOf(topup, counted);
  }
  return { paise, mg: terms.gold === undefined ? null : sumOfKnown(weights) };
}

/** The payments that a topup is of, by their places. */
function paymentsOf({ on, from, to }: Topup, { joined, payments }: Book): [at: number, payment: DatedPayment][] {
  const [first, last] = [numberOf(from), numberOf(to)];
  return [...payments.entries()].filter(([, payment]) => {
    const day = on === "joining" ? joined : payment.on;
    return first <= day && day <= last;
  });
}

function paiseOf({ give }: Topup, counted: [number, DatedPayment][]): bigint {
  if ("paise" in give) return counted.length === 0 ? 0n : give.paise;
  const paidPaise = counted.reduce((sum, [, { paise }]) => sum + paise, 0n);
  return floorOf({ over: paidPaise * BigInt(give.percent), under: WHOLE });
}

function goldOf({ give }: Topup, { terms, gold }: Book, counted: [number, DatedPayment][]): bigint | null {
  if ("paise" in give) return 0n;
  const countedMg = sumOfKnown(counted.map(([at]) => gold?.rows[at] ?? null));
  return countedMg === null
    ? null
    : floorOf({ over: countedMg * BigInt(give.percent), under: WHOLE }, placeOf(terms.gold));
}
