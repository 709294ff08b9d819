import type { Book } from "./book.ts";
import { after } from "./days.ts";
import { ceilOf, min, sum, WHOLE } from "./fractions.ts";
import type { Deduction, Exit } from "./terms.ts";
import type { ExitOn } from "./valuation-types.ts";

export function isGiftGiven({ terms: { gift }, paidCount }: Book): boolean {
  return gift !== undefined && paidCount >= gift.givenAfter;
}

/** What holds for money that is paid back on the day; null: all of it is paid back. */
export function exitOn(book: Book): ExitOn | null {
  const rows = book.terms.exit ?? [];
  const index = rows.findIndex((row) => isHolding(row, book));
  const row = rows[index];
  if (row === undefined) return null;
  const refused = row.refuse === true;
  const deductions = refused ? [] : deductionsOf(row, book);
  return { index, label: row.label, refused, deductions, deductedPaise: sum(deductions) };
}

function isHolding({ paidBefore, before }: Exit, { paidCount, asked, joined }: Book): boolean {
  if (paidBefore === undefined && before === undefined) return true;
  return (
    (paidBefore !== undefined && paidCount < paidBefore) || (before !== undefined && asked < after(joined, before))
  );
}

/** Each at most what those before it left of what was paid. */
function deductionsOf({ deduct }: Exit, book: Book): bigint[] {
  let leftPaise = book.paidPaise;
  return deduct.map((deduction) => {
    const deducted = min(amountOf(deduction, book), leftPaise);
    leftPaise -= deducted;
    return deducted;
  });
}

function amountOf(deduction: Deduction, book: Book): bigint {
  if ("gift" in deduction) return isGiftGiven(book) ? (book.terms.gift?.cost ?? 0n) : 0n;
  const base = deduction.of === "paid" ? book.paidPaise : (book.payments[0]?.paise ?? 0n);
  return ceilOf({ over: base * BigInt(deduction.percent), under: WHOLE });
}
