import type { RefusalCode } from "@thangam/contracts/refusals";

/**
 * A refused request: something the caller may expect, answered with the status and sentence of its code.
 * Whatever else is thrown is our fault and answered as such.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly params: Record<string, string>;

  constructor(code: RefusalCode, params: Record<string, string> = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.params = params;
  }
}

/**
 * `throw refuse("book_closed")`. The codes an operation or a rule may use stand in its type, so a rule that
 * refuses with `Refuse<"book_closed">` can only be called by an operation that declares this refusal.
 */
export type Refuse<Codes extends RefusalCode> = (code: Codes, params?: Record<string, string>) => Refusal;

export const refuse: Refuse<RefusalCode> = (code, params) => new Refusal(code, params);
