import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import type { sendSettlementCode } from "@thangam/contracts/books/settling-operations";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { counterModeCodes } from "@thangam/contracts/values/payments";

/** What a client gets at the end of a book, by the codes of the database. Only a refund has a mode. */
export function termsOf({
  bookId,
  method: phrase,
  mode,
  reference,
  totalPaise,
  totalMg,
}: InputOf<typeof sendSettlementCode>) {
  const method = settlementMethodCodes.of(phrase);
  return {
    bookId,
    method,
    mode: method === "refund" && mode !== undefined ? counterModeCodes.of(mode) : null,
    reference: reference ?? null,
    totalPaise,
    totalMg,
  };
}

export type SettlementTerms = ReturnType<typeof termsOf>;

/** Whose code confirms these terms: one for a book, good for nothing but them. */
export function codeFor({ bookId, method, mode, reference, totalPaise, totalMg }: SettlementTerms) {
  return {
    purpose: "settling" as const,
    holder: bookId.toString(),
    terms: [method, mode ?? "", reference ?? "", totalPaise.toString(), totalMg.toString()],
  };
}
