import { queueMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";

/** Tells a person that their password was changed, should it not have been them. */
export function queuePasswordChanged(tx: Transaction, userId: bigint, now: Date): Promise<void> {
  const dedupeKey = `password_changed:${newMessageId()}`;
  return queueMessage(tx, now, { kind: "password_changed", dedupeKey, userId, payload: {} });
}
