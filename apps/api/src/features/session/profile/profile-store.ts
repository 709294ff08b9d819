import type { Database, Transaction } from "#platform/database/db.ts";

/** The sessions of a person that can still be used, the latest used first. */
export function selectSessionsOf(db: Database, userId: bigint, now: Date) {
  return db.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    take: 200,
  });
}

/** The devices of a person that are known, the latest used first. */
export function selectDevicesOf(db: Database, userId: bigint, now: Date) {
  return db.device.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    take: 200,
  });
}

/** The device on which a session was begun; null for one that nobody remembers. */
export async function deviceOfSession(db: Database | Transaction, sessionId: string): Promise<string | null> {
  return (await db.session.findUnique({ where: { id: sessionId }, select: { deviceId: true } }))?.deviceId ?? null;
}

export async function saveLanguage(tx: Transaction, userId: bigint, language: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { language } });
}

export async function saveWantsReminders(tx: Transaction, userId: bigint, wantsReminders: boolean): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { wantsReminders } });
}
