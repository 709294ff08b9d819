import { MAX_PAISE } from "@thangam/contracts/values/money";
import type { BookRow } from "#features/books/book-store.ts";

export type CreditRefusal =
  | "book_closed"
  | "book_not_open"
  | "all_instalments_paid"
  | "amount_not_allowed"
  | "instalment_already_paid"
  | "month_is_full";

export interface Credit {
  firstInstalment: number;
  instalmentCount: number;
}

/**
 * Which instalments an amount would pay on a book, or why it may not be paid. `paidAbove` is the lowest instalment above
 * the next one that is paid already; by `isMonthFull` the terms allow no more of them in the calendar month. The
 * ledger's instalments_for, require_instalments_free and require_month_kept are the twins that hold when money is really posted.
 */
export function planCredit(
  book: BookRow,
  amountPaise: bigint,
  { paidAbove, isMonthFull }: { paidAbove: number | null; isMonthFull: boolean },
): Credit | CreditRefusal {
  if (book.status === "closed") return "book_closed";
  if (book.status !== "approved") return "book_not_open";
  if (book.nextInstalment === null) return "all_instalments_paid";
  const firstInstalment = book.nextInstalment;
  if (book.paymentRule === "flexible") {
    const isAllowed =
      amountPaise >= book.minimumPaise && amountPaise % book.multipleOfPaise === 0n && amountPaise <= MAX_PAISE;
    if (!isAllowed) return "amount_not_allowed";
    return isMonthFull ? "month_is_full" : { firstInstalment, instalmentCount: 1 };
  }
  const remaining = BigInt(book.instalments - book.instalmentsPaid);
  const instalments = amountPaise / book.amountPaise;
  const isWhole = amountPaise > 0n && amountPaise % book.amountPaise === 0n;
  if (!isWhole || instalments > remaining) return "amount_not_allowed";
  const instalmentCount = Number(instalments);
  const isFree = paidAbove === null || paidAbove >= firstInstalment + instalmentCount;
  if (!isFree) return "instalment_already_paid";
  return isMonthFull ? "month_is_full" : { firstInstalment, instalmentCount };
}
