import { queueMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";

interface MadeClient {
  clientId: bigint;
  userId: bigint;
  isSignInNew: boolean;
}

/** Tells a new client that they are enrolled and, when a sign-in was made for them, how to use it. */
export function queueWelcome(tx: Transaction, client: MadeClient, now: Date): Promise<void> {
  return queueMessage(tx, now, {
    kind: client.isSignInNew ? "client_welcome" : "client_enrolled",
    dedupeKey: `client_welcome:${client.clientId}`,
    clientId: client.clientId,
    userId: client.userId,
    payload: { clientId: client.clientId.toString() },
  });
}
