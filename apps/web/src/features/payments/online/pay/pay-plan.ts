import { wireRupees } from "@thangam/contracts/values/money";
import { amountTyped } from "#forms/amount-typed.ts";
import type { QueuedPayment } from "#shared/payments/pay-queue.ts";
import { isPayable, isUnderWay } from "#shared/books/savings.ts";
import type { SavingsBook } from "#shared/books/savings.ts";

/** What is to be paid: by the id of a book so many instalments, or an amount as it is typed. */
export type PayPlan = ReadonlyMap<bigint, { count: number } | { amount: string }>;

const presetNames = ["now", "week", "next"] as const;
export type PresetName = (typeof presetNames)[number];

export interface Preset {
  name: PresetName;
  plan: PayPlan;
  paise: bigint;
}

/** What is paid for a book when it is chosen: what is due, else the next instalment, or its usual amount. */
export function usualPayment({ own: { book }, due }: SavingsBook): { count: number } | { amount: string } {
  if (book.paymentRule === "flexible") return { amount: wireRupees(book.amountPaise) };
  return { count: Math.max(1, due?.countToday ?? 0) };
}

/** Whether it is offered by itself: what has a payment under way is paid again only by who chooses it. */
function isOffered(one: SavingsBook): boolean {
  return isPayable(one) && !isUnderWay(one);
}

/**
 * What is due now, in a week, and next on every book without a payment under way; one that says the same as another is left out.
 */
export function presetsOf(books: readonly SavingsBook[]): Preset[] {
  const payable = books.filter(isOffered).filter(({ due }) => due !== null);
  const planOf = (countOf: (one: SavingsBook) => number): PayPlan =>
    new Map(payable.filter((one) => countOf(one) > 0).map((one) => [one.own.book.id, { count: countOf(one) }]));
  const plans = {
    now: planOf(({ due }) => due?.countToday ?? 0),
    week: planOf(({ due }) => due?.countThisWeek ?? 0),
    next: planOf(({ due }) => Math.max(1, due?.countThisWeek ?? 0)),
  } satisfies Record<PresetName, PayPlan>;
  return presetNames
    .map((name) => ({ name, plan: plans[name], paise: sumOf(books, plans[name]) }))
    .filter(
      ({ plan, name }, at, all) =>
        plan.size > 0 && !all.some((other, place) => place < at && other.name !== name && isSame(other.plan, plan)),
    );
}

/**
 * With what the page begins: the book or the preset that its address names, else the first preset or the first book; with nothing
 * where each has a payment under way.
 */
export function firstPlan(books: readonly SavingsBook[], asked: { book: string | null; due: string | null }): PayPlan {
  const named = books.find(({ own }) => own.book.id.toString() === asked.book);
  if (named !== undefined && isPayable(named)) return new Map([[named.own.book.id, usualPayment(named)]]);
  const presets = presetsOf(books);
  const preset = presets.find(({ name }) => name === asked.due) ?? presets[0];
  if (preset !== undefined) return preset.plan;
  const first = books.find(isOffered);
  return first === undefined ? new Map() : new Map([[first.own.book.id, usualPayment(first)]]);
}

export function without(plan: PayPlan, id: bigint): PayPlan {
  return new Map([...plan].filter(([other]) => other !== id));
}

/** What a book is paid in a plan, in paise; null of an amount that is none, or of a book that is not in it. */
export function paiseFor({ own: { book } }: SavingsBook, plan: PayPlan): bigint | null {
  const planned = plan.get(book.id);
  if (planned === undefined) return null;
  return "count" in planned ? book.amountPaise * BigInt(planned.count) : amountTyped(planned.amount);
}

export function sumOf(books: readonly SavingsBook[], plan: PayPlan): bigint {
  return books.reduce((sum, one) => sum + (paiseFor(one, plan) ?? 0n), 0n);
}

export function isSame(one: PayPlan, other: PayPlan): boolean {
  return (
    one.size === other.size &&
    [...one].every(([id, planned]) => JSON.stringify(other.get(id)) === JSON.stringify(planned))
  );
}

/** The payments of a plan in the order of the books. */
export function paymentsOf(books: readonly SavingsBook[], plan: PayPlan): QueuedPayment[] {
  return books.flatMap((one) => {
    const planned = plan.get(one.own.book.id);
    const paise = paiseFor(one, plan);
    if (planned === undefined || paise === null) return [];
    const { number: bookNumber, schemeName } = one.own.book;
    const instalmentCount = "count" in planned ? planned.count : null;
    return [{ bookNumber, schemeName, amount: paise.toString(), instalmentCount, seenState: one.bookState }];
  });
}
