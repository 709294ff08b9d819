import { identityPaperCodes } from "@thangam/contracts/books/settlement-schemas";
import type { settleBook } from "@thangam/contracts/books/settling-operations";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { burnCode, forgiveTry, tryCode } from "#features/session/codes/index.ts";
import type { TriedCode } from "#features/session/codes/index.ts";
import { isOverLimit } from "#features/session/index.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Services } from "#kernel/handler.ts";
import type { Confirmation } from "#ledger/settle-book.ts";
import { assert } from "#platform/assert.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { codeFor, termsOf } from "./settlement-terms.ts";

type Input = InputOf<typeof settleBook>;

/** What became of the code before the settlement: the right one is used up when it happens. */
export type TriedConfirmation = "no code" | "too many" | "wrong" | TriedCode;

/**
 * Tries the code before the settlement's transaction, so that a wrong try counts whatever becomes of it. A right one burns no
 * try: the settlement may be refused for another reason, and the same code is shown again.
 */
export async function tryConfirmation(call: {
  input: Input;
  db: Database;
  now: Date;
  actor: { userId: bigint };
  services: Pick<Services, "secrets">;
}): Promise<TriedConfirmation> {
  const { input, db, now, actor } = call;
  if (input.clientCode === undefined) return "no code";
  if (await isOverLimit(db, [triesOf(actor.userId)], now)) return "too many";
  const tried = await tryCode(call, { ...codeFor(termsOf(input)), code: input.clientCode });
  if (tried === null || !tried.isRight) return "wrong";
  await forgiveTry(db, tried);
  return tried;
}

/** Over all books, so that nobody guesses from book to book. */
const triesOf = (userId: bigint) => ({ key: `settlement-code:${userId}`, max: 30 });

/**
 * How the client confirmed; `settle_book` uses up their code. `tried` is null for what is carried out after an approval: its
 * code was used up when it was asked for.
 */
export function confirmationOf(
  { clientCode, identityPaper, identityPaperEnd, handedTo }: Input,
  tried: TriedConfirmation | null,
  refuse: RefuseCode,
): Confirmation {
  if (clientCode !== undefined) {
    const code = tried === null ? null : rightCode(tried, refuse);
    return { by: "client_code", used: code && { request: hexOf(code.requestHash), code: hexOf(code.codeHash) } };
  }
  const isWhole = identityPaper !== undefined && identityPaperEnd !== undefined && handedTo !== undefined;
  assert(isWhole, "the input holds a code or a whole hand-over");
  return { by: "hand_over", paper: identityPaperCodes.of(identityPaper), paperEnd: identityPaperEnd, handedTo };
}

/** Uses up the code of a settlement that waits for an approval, so that it asks for no second one. */
export async function useUpCode(call: {
  tx: Transaction;
  refuse: RefuseCode;
  prepared: TriedConfirmation | null;
}): Promise<void> {
  const { tx, refuse, prepared } = call;
  if (prepared === null || prepared === "no code") return;
  if (!(await burnCode(tx, rightCode(prepared, refuse), null))) throw refuse("settlement_code_wrong");
}

type RefuseCode = Refuse<"settlement_code_wrong" | "too_many_attempts">;

function rightCode(tried: TriedConfirmation, refuse: RefuseCode): TriedCode {
  if (tried === "too many") throw refuse("too_many_attempts");
  if (typeof tried === "string") throw refuse("settlement_code_wrong");
  return tried;
}

const hexOf = (hash: Uint8Array) => Buffer.from(hash).toString("hex");

/** What the audit trail and whoever approves it see of a confirmation, by the codes of the database; never a code. */
export function confirmationFacts(confirmation: Confirmation): Record<string, string> {
  if (confirmation.by === "client_code") return { confirmed: confirmation.by };
  const { by, paper, paperEnd, handedTo } = confirmation;
  return { confirmed: by, paper, paperEnd, handedTo };
}
