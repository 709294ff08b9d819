import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import type { sendSettlementCode } from "@thangam/contracts/books/settling-operations";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { encode } from "@thangam/terms/json/json";
import type { Terms } from "@thangam/terms/terms";
import { askedParts } from "#features/books/quotes/asked-parts.ts";
import type { AskedPart } from "#features/books/quotes/asked-parts.ts";
import { assert } from "#platform/assert.ts";

type Input = InputOf<typeof sendSettlementCode>;

/** What a client gets at the end of a book, by the codes of the database. Only a refund has a mode. */
export function termsOf({ bookId, method: phrase, mode, reference, parts = [], totalPaise, totalMg }: Input) {
  const method: CodeIn<typeof settlementMethodCodes> =
    phrase === undefined ? "parts" : settlementMethodCodes.of(phrase);
  return {
    bookId,
    method,
    mode: method === "refund" && mode !== undefined ? counterModeCodes.of(mode) : null,
    reference: reference ?? null,
    parts,
    totalPaise,
    totalMg,
  };
}

export type SettlementTerms = ReturnType<typeof termsOf>;

/** The code that confirms these terms: one for a book, good for nothing but them. */
export function codeFor({ bookId, method, mode, reference, parts, totalPaise, totalMg }: SettlementTerms) {
  const amounts = [totalPaise.toString(), totalMg.toString()];
  const inParts = parts.length === 0 ? [] : [JSON.stringify(encode(parts.map(withoutMissing)))];
  return {
    purpose: "settling" as const,
    receiver: bookId.toString(),
    request: bookId.toString(),
    terms: [method, mode ?? "", reference ?? "", ...amounts, ...inParts],
  };
}

/** What is left out of a part says the same as what was never there. */
function withoutMissing(part: object): object {
  const members = Object.entries(part).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    members.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((line) => withoutMissing(Object(line))) : value,
    ]),
  );
}

/** The parts that a book under terms is settled in; one way is one part that takes all. */
export function partsOf({ method, mode, reference, parts }: SettlementTerms, terms: Terms): AskedPart[] {
  if (parts.length > 0) return askedParts(parts, terms);
  assert(method !== "parts", "one way is named where no parts are");
  return [{ way: method, ...(mode !== null && { mode }), ...(reference !== null && { reference }) }];
}
