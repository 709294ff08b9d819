import { queueMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";

interface Addresses {
  email: string;
  mobile: string;
}

/**
 * Tells somebody at the address they had that it is another now: whoever changed it to their own would hear of nothing. The
 * message keeps the address, which no record holds any more.
 */
export async function tellOldAddress(
  tx: Transaction,
  now: Date,
  who: { userId: bigint } | { clientId: bigint },
  { before, after }: { before: Addresses; after: Addresses },
): Promise<void> {
  const payload = { emailBefore: before.email, mobileBefore: before.mobile };
  for (const [kind, field] of kinds) {
    if (before[field] === after[field] || before[field] === "") continue;
    await queueMessage(tx, now, { kind, dedupeKey: `${kind}:${newMessageId()}`, ...who, payload });
  }
}

const kinds = [
  ["email_changed", "email"],
  ["mobile_changed", "mobile"],
] as const;
