// The smallest thing that says what the ledger must say, and the steps it is tried with.

import { array, constant, constantFrom, integer, nat, oneof, option, record } from "fast-check";
import type { Arbitrary } from "fast-check";

export const instalment = 50_000n;
export const instalments = 6;
export const rate = 700_000n;

/** What a book is worth in the simplest terms there are: which instalments stand, and what the money and gold add up to. */
export interface ModelBook {
  id: bigint;
  number: string;
  isFixed: boolean;
  isOpen: boolean;
  isSettled: boolean;
  credited: Map<number, { paymentId: bigint | null }>;
  paise: bigint;
  mg: bigint;
}

export interface ModelPayment {
  id: bigint;
  book: ModelBook;
  status: string;
  paise: bigint;
}

export type Step =
  | { do: "take" | "start"; book: number; amount: bigint }
  | { do: "acknowledge"; payment: number; first: number | null }
  | { do: "fail"; payment: number }
  | { do: "refund"; payment: number }
  | { do: "close" | "reopen"; book: number }
  | { do: "settle"; book: number; bonus: bigint };

const index = nat({ max: 30 });
const amount = constantFrom(instalment, instalment, instalment * 2n, instalment * 3n, 70_000n, 5_000n, 0n);
const step: Arbitrary<Step> = oneof(
  { weight: 5, arbitrary: record({ do: constantFrom("take" as const, "start" as const), book: index, amount }) },
  {
    weight: 4,
    arbitrary: record({
      do: constant("acknowledge" as const),
      payment: index,
      first: option(integer({ min: 0, max: 7 })),
    }),
  },
  { weight: 2, arbitrary: record({ do: constant("fail" as const), payment: index }) },
  { weight: 2, arbitrary: record({ do: constant("refund" as const), payment: index }) },
  { weight: 1, arbitrary: record({ do: constantFrom("close" as const, "reopen" as const), book: index }) },
  {
    weight: 1,
    arbitrary: record({ do: constant("settle" as const), book: index, bonus: constantFrom(0n, 1n, 25_000n) }),
  },
);

export const steps = array(step, { minLength: 5, maxLength: 40 });

export function refusalOfAmount(book: ModelBook, paise: bigint): string | null {
  if (book.isSettled) return "book_not_open";
  if (!book.isOpen) return "book_closed";
  if (!book.isFixed) return paise >= 10_000n && paise % 10_000n === 0n ? null : "amount_not_allowed";
  const remaining = BigInt(instalments - book.credited.size);
  if (remaining === 0n) return "all_instalments_paid";
  return paise > 0n && paise % instalment === 0n && paise / instalment <= remaining ? null : "amount_not_allowed";
}

export function expectedCredit(
  book: ModelBook,
  paise: bigint,
  first: number | null,
): { refusal: string | null; numbers: number[] } {
  const refusal = refusalOfAmount(book, paise);
  if (refusal !== null) return { refusal, numbers: [] };
  const count = book.isFixed ? Number(paise / instalment) : 1;
  const start = first ?? nextOf(book);
  const numbers = Array.from({ length: count }, (_, n) => start + n);
  if (start < 1 || start + count - 1 > (book.isFixed ? instalments : nextOf(book)))
    return { refusal: "instalment_out_of_range", numbers };
  if (numbers.some((number) => book.credited.has(number))) return { refusal: "instalment_already_paid", numbers };
  return { refusal: null, numbers };
}

function nextOf(book: ModelBook): number {
  if (!book.isFixed) return Math.max(0, ...book.credited.keys()) + 1;
  let number = 1;
  while (book.credited.has(number)) number += 1;
  return number;
}

export function credit(book: ModelBook, paymentId: bigint, paise: bigint, numbers: readonly number[]): void {
  for (const number of numbers) book.credited.set(number, { paymentId });
  book.paise += paise;
  book.mg += book.isFixed ? 0n : weightOf(paise);
}

export function weightOf(paise: bigint): bigint {
  return (paise * 1000n) / rate;
}
