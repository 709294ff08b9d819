import type { Database, Transaction } from "#platform/database/db.ts";

type Hash = Uint8Array<ArrayBuffer>;

export async function hasAdmin(db: Database | Transaction): Promise<boolean> {
  return (await db.user.findFirst({ where: { userType: "Admin" }, select: { id: true } })) !== null;
}

/** Keeps a link, and drops those that are over. */
export async function keepLink(db: Database, tokenHash: Hash, now: Date, expiresAt: Date): Promise<void> {
  await db.setupLink.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.setupLink.create({ data: { tokenHash, createdAt: now, expiresAt } });
}

/** Until when a link is good; null when it is not. */
export async function linkExpiry(db: Database | Transaction, tokenHash: Hash, now: Date): Promise<Date | null> {
  const link = await db.setupLink.findFirst({ where: { tokenHash, expiresAt: { gt: now } } });
  return link?.expiresAt ?? null;
}

/** Makes everyone who sets up, or takes an Admin away, wait for one another until the transaction ends. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(733, 1)`;
}

/** Notes that the shop has its first Admin. All links are gone by that (trigger shop_setups_close). */
export async function noteSetup(tx: Transaction, userId: bigint, now: Date): Promise<void> {
  await tx.shopSetup.create({ data: { userId, doneAt: now } });
}
