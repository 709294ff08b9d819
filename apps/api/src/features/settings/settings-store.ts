import type { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

const withWriter = { updatedBy: { select: { name: true } } } satisfies Prisma.SettingInclude;

type SettingRow = Prisma.SettingGetPayload<{ include: typeof withWriter }>;

export function readSettings(db: Database | Transaction): Promise<SettingRow[]> {
  return db.setting.findMany({ include: withWriter });
}

/** One save at a time, also of settings that have no row yet. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(738, 1)`;
}

export async function writeSetting(
  tx: Transaction,
  { key, value, now, actorId }: { key: string; value: boolean | number; now: Date; actorId: bigint },
): Promise<void> {
  const change = { value, updatedAt: now, updatedById: actorId };
  await tx.setting.upsert({
    where: { key },
    create: { key, ...change },
    update: { ...change, version: { increment: 1 } },
  });
}
