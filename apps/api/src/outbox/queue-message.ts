import type { Database, Transaction } from "#platform/db.ts";
import type { MessageKind } from "./messages.ts";

export interface NewMessage {
  kind: MessageKind;
  /** Names what the message is about: however often its cause is retried, one message is queued. */
  dedupeKey: string;
  clientId?: bigint | null;
  userId?: bigint | null;
  /** Ids only; names, amounts and addresses are read when the message is sent. */
  payload: Record<string, string>;
}

/** Queues a message in the transaction of what it tells about. */
export async function queueMessage(tx: Database | Transaction, now: Date, message: NewMessage): Promise<void> {
  const { kind, dedupeKey, clientId = null, userId = null, payload } = message;
  await tx.$executeRaw`
    select queue_message(${now}::timestamptz, ${kind}, ${dedupeKey}, ${clientId}::bigint, ${userId}::bigint,
                         ${JSON.stringify(payload)}::jsonb)`;
}
