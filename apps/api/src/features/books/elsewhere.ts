import { milligrams, paise } from "@thangam/contracts/values/money";
import type { Branches } from "#platform/database/branches.ts";
import type { BookRow } from "./book-store.ts";

/** Whether a book is of a branch that somebody does not see. */
export function isElsewhere({ branchNumber }: Pick<BookRow, "branchNumber">, seen: Branches): boolean {
  return seen !== null && !seen.includes(branchNumber);
}

/** What a counter of another branch needs to take a payment for a book: whose it is and what is due, not what was saved. */
export function asPaymentNeeds(row: BookRow): BookRow {
  return {
    ...row,
    clientMobile: maskedMobile(row.clientMobile),
    clientEmail: "",
    paidTotalPaise: paise(0n),
    weightTotalMg: milligrams(0n),
  };
}

/** The last four digits are enough to ask whether it is theirs. */
export function maskedMobile(mobile: string): string {
  return "•".repeat(Math.max(mobile.length - 4, 0)) + mobile.slice(-4);
}
