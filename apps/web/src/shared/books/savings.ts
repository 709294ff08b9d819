import { getSavings } from "@thangam/contracts/books/savings-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { ask, askAhead, queryClient, useOperation } from "#api/query.ts";

export type Savings = OutputOf<typeof getSavings>;
export type SavingsBook = Savings["books"][number];
export type Due = NonNullable<SavingsBook["due"]>;

/** All that the signed-in customer owns, and what is to be paid next. */
export function useSavings() {
  return useOperation(getSavings, {});
}

/** Asks for it before it is shown. */
export function askForSavings(): Promise<void> {
  return askAhead(getSavings, {});
}

/** Asks for it anew, because what a page shows may have been overtaken; the page shows the answer too. */
export async function lookAtSavingsAgain(): Promise<Savings> {
  const queryKey = [getSavings.wire];
  // An answer on its way may be older than what overtook the page.
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
  return ask(getSavings, {});
}

/** Whether it is paid online now. */
export function isPayable({ own }: SavingsBook): boolean {
  return own.paymentLink !== null;
}

/** Whether a payment of it is under way that makes another one needless; one that can no longer be paid does not. */
export function isUnderWay({ openPayment }: SavingsBook): boolean {
  return openPayment !== null && openPayment.stands !== "lapsed";
}

/** Whether a payment of it was begun of which no money is known to have come. */
export function isUnfinished({ openPayment }: SavingsBook): boolean {
  return openPayment !== null && openPayment.stands !== "come in";
}

/** What is due, in paise: until today, or in seven days. */
export function dueAmount({ own: { book }, due }: SavingsBook, until: "today" | "week"): bigint {
  if (due === null) return 0n;
  return book.amountPaise * BigInt(until === "today" ? due.countToday : due.countThisWeek);
}

/** The books that owe instalments on days, the one that is due first at the front. */
export function byDueDay(books: readonly SavingsBook[]): (SavingsBook & { due: Due })[] {
  return books
    .flatMap((one) => (one.due === null ? [] : [{ ...one, due: one.due }]))
    .toSorted((one, other) => (one.due.dueOn < other.due.dueOn ? -1 : Number(one.due.dueOn > other.due.dueOn)));
}

/** Days from a day to a later one; below 0 to an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** "on time" before its day and on it; then safe while lateness costs nothing yet, and late afterwards. */
export type Lateness = "on time" | "safe" | "late";

export function latenessOf({ dueOn, safeUntil, lateCosts }: Due, today: string): Lateness {
  if (dueOn >= today) return "on time";
  return lateCosts === null || (safeUntil ?? dueOn) >= today ? "safe" : "late";
}
