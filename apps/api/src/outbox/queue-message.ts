import type { Database, Transaction } from "#platform/database/db.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { MessageKind, SecretMessageKind } from "./messages.ts";

interface MessageTo<Kind> {
  kind: Kind;
  /** Names what the message is about: however often its cause is retried, one message is queued. */
  dedupeKey: string;
  clientId?: bigint | null;
  userId?: bigint | null;
  /** Ids only; names, amounts and addresses are read when the message is sent. What no record holds any more stands here. */
  payload: Record<string, string>;
}

export type NewMessage = MessageTo<Exclude<MessageKind, SecretMessageKind>>;

export interface NewSecretMessage extends MessageTo<SecretMessageKind> {
  /** A code or password, which nothing but the message itself will show. */
  secret: string;
  /** When it is of no use any more and not sent. */
  expiresAt: Date;
}

/** Queues a message in the transaction of what it tells about. */
export function queueMessage(tx: Database | Transaction, now: Date, message: NewMessage): Promise<void> {
  return insertMessage(tx, now, message, null, null);
}

/** The same for a message that carries a secret, sealed until it is sent. */
export function queueSecretMessage(
  tx: Database | Transaction,
  now: Date,
  secrets: Secrets,
  message: NewSecretMessage,
): Promise<void> {
  return insertMessage(tx, now, message, secrets.seal(message.secret, message.dedupeKey), message.expiresAt);
}

async function insertMessage(
  tx: Database | Transaction,
  now: Date,
  message: MessageTo<MessageKind>,
  sealed: Uint8Array | null,
  expiresAt: Date | null,
): Promise<void> {
  const { kind, dedupeKey, clientId = null, userId = null, payload } = message;
  await tx.$executeRaw`
    select queue_message(${now}::timestamptz, ${kind}, ${dedupeKey}, ${clientId}::bigint, ${userId}::bigint,
                         ${JSON.stringify(payload)}::jsonb, ${sealed}::bytea, ${expiresAt}::timestamptz)`;
}
