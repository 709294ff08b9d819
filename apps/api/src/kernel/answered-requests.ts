import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";
import { untilNoneIsLeft } from "#platform/database/steps.ts";
import type { CommandContext } from "#core/command-context.ts";

/**
 * Claims the caller's key for this transaction; waits for a duplicate of the request that is still running. Returns null when the
 * request is new, else what it was answered before. Refuses a key that was used for other content.
 */
export async function claimKey(
  tx: Transaction,
  context: CommandContext,
  now: Date,
): Promise<{ answer: unknown } | null> {
  if (context.key === null) return null;
  const claimed = await queryValue(tx, column.nullable(storedAnswer))`
    select claim_key(${JSON.stringify(context)}::jsonb, ${now}::timestamptz)`;
  return claimed === null ? null : { answer: claimed.response };
}

const storedAnswer = column.object({ response: column.json });

/**
 * Makes sure that a request which was not carried out yet never will be: its key is inserted with a hash that no request
 * has. Waits for a duplicate of the request that is still running. Returns false when the key was there: the request was carried out or withdrawn.
 */
export function withdrawRequest(db: Database, context: CommandContext, now: Date): Promise<boolean> {
  const withdrawn: CommandContext = { ...context, requestHash: "withdrawn" };
  return queryValue(db, column.boolean)`
    select insert_key(${JSON.stringify(withdrawn)}::jsonb, ${now}::timestamptz)`;
}

export async function storeAnswer(tx: Transaction, context: CommandContext, answer: unknown): Promise<void> {
  if (context.key === null) return;
  await tx.$executeRaw`select store_answer(${JSON.stringify(context)}::jsonb, ${JSON.stringify(answer)}::jsonb)`;
}

/** Deletes stored answers that are old enough, and returns how many. The database keeps the younger ones. */
export function forgetAnsweredRequests(db: Database, now: Date): Promise<number> {
  return untilNoneIsLeft(() => queryValue(db, column.integer)`select forget_answered_requests(${now}::timestamptz)`);
}
