import type { Prisma } from "#generated/prisma/client.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";

export async function hasSubscription(db: Reader, sessionId: string): Promise<boolean> {
  return (await db.pushSubscription.count({ where: { sessionId } })) === 1;
}

/** One for each session, and one for each browser: the newest. */
export async function putSubscription(
  tx: Transaction,
  subscription: Prisma.PushSubscriptionUncheckedCreateInput,
): Promise<void> {
  const { sessionId, endpointHash } = subscription;
  // Of two at once the second waits: it may replace what the first one wrote.
  await tx.$executeRaw`select pg_advisory_xact_lock(751, 0)`;
  await tx.pushSubscription.deleteMany({ where: { OR: [{ sessionId }, { endpointHash }] } });
  await tx.pushSubscription.create({ data: subscription });
}

export async function deleteSubscription(tx: Transaction, sessionId: string): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { sessionId } });
}
