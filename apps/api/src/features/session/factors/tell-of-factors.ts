import { queueMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";

type FactorMessage = "factor_added" | "factor_removed" | "factors_reset" | "backup_codes_made" | "backup_code_used";

/** Tells a person what became of their factors, should it not have been them. */
export async function tellOfFactors(tx: Transaction, now: Date, userId: bigint, kind: FactorMessage): Promise<void> {
  await queueMessage(tx, now, { kind, dedupeKey: `${kind}:${newMessageId()}`, userId, payload: {} });
}
