import type { Transaction } from "#platform/database/db.ts";
import { carriesSecret } from "./messages.ts";
import { queueAgain } from "./outbox-store.ts";

/** The result of sending a message again. */
export type SentAgain = "queued" | "still_waiting" | "carries_secret" | "not_found";

/**
 * Puts a message that was sent or given up in line again; it is written anew from our records as they stand. Never one
 * that carried a code or password, which is erased (twin: outbox_messages_resends_check).
 */
export async function sendAgain(tx: Transaction, id: bigint, now: Date): Promise<SentAgain> {
  const message = await tx.outboxMessage.findUnique({ where: { id }, select: { kind: true } });
  if (message === null) return "not_found";
  if (carriesSecret(message.kind)) return "carries_secret";
  return (await queueAgain(tx, id, now)) ? "queued" : "still_waiting";
}
