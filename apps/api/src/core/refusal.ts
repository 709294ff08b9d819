import { statusByRefusal } from "@thangam/contracts/kernel/refusal-statuses";
import type { RefusalCode } from "@thangam/contracts/kernel/refusals";
import { withPhrases } from "./stored-phrases.ts";
import { databaseMessageOf } from "#platform/database/database-errors.ts";

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

/** Someone must sign in, or refresh their session, before this can be answered. */
export class NotSignedIn extends Error {
  override readonly name = "NotSignedIn";
}

/** The refusal that an error is, or that one of the database's functions raised; null for any other error. */
export function refusalIn(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const raised = databaseMessageOf(error);
  if (raised === null || !/^TH4\d\d$/.test(raised.sqlState) || !isRefusalCode(raised.message)) return null;
  return new Refusal(raised.message, paramsOf(raised.detail ?? "{}"));
}

/** The error, saying more of what it is about when it is a refusal. */
export function withParams(error: unknown, params: Record<string, string>): unknown {
  const refusal = refusalIn(error);
  return refusal === null ? error : new Refusal(refusal.code, { ...refusal.params, ...params });
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(statusByRefusal, code);
}

function paramsOf(detail: string): Record<string, string> {
  const params: unknown = JSON.parse(detail);
  return withPhrases(Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])));
}
