import type { Transaction } from "#platform/db.ts";
import type { CommandContext } from "./handler.ts";

/**
 * Claims the caller's key for this transaction; waits for a twin that is still running. Answers null when the
 * request is new, else what it was answered before. Refuses a key that was used for other content.
 */
export async function claimKey(
  tx: Transaction,
  context: CommandContext,
  now: Date,
): Promise<{ answer: unknown } | null> {
  if (context.key === null) return null;
  const [row] = await tx.$queryRaw<{ claimed: { response: unknown } | null }[]>`
    select claim_key(${JSON.stringify(context)}::jsonb, ${now}::timestamptz) as claimed`;
  const claimed = row?.claimed ?? null;
  return claimed === null ? null : { answer: claimed.response };
}

export async function storeAnswer(tx: Transaction, context: CommandContext, answer: unknown): Promise<void> {
  if (context.key === null) return;
  await tx.$executeRaw`select store_answer(${JSON.stringify(context)}::jsonb, ${JSON.stringify(answer)}::jsonb)`;
}
