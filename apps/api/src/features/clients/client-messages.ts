import { queueMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";

interface MadeClient {
  clientId: bigint;
  userId: bigint;
  isSignInNew: boolean;
  isPasswordMailed: boolean;
  hasEmail: boolean;
}

/**
 * Tells a new client that they are enrolled and, when their first password is the mobile number, that it is. Who has no e-mail has
 * no password.
 */
export function queueWelcome(tx: Transaction, client: MadeClient, now: Date): Promise<void> {
  return queueMessage(tx, now, {
    kind: client.isSignInNew && client.hasEmail && !client.isPasswordMailed ? "client_welcome" : "client_enrolled",
    dedupeKey: `client_welcome:${client.clientId}`,
    clientId: client.clientId,
    userId: client.userId,
    payload: { clientId: client.clientId.toString() },
  });
}
