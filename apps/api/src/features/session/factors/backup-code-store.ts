import type { Reader, Transaction } from "#platform/database/db.ts";

type Hash = Uint8Array<ArrayBuffer>;

/** Keeps the codes of a person in the place of all earlier ones. */
export async function replaceBackupCodes(
  tx: Transaction,
  userId: bigint,
  codeHashes: readonly Hash[],
  now: Date,
): Promise<void> {
  await tx.backupCode.deleteMany({ where: { userId } });
  await tx.backupCode.createMany({ data: codeHashes.map((codeHash) => ({ userId, codeHash, madeAt: now })) });
}

export async function isBackupCode(db: Reader, userId: bigint, codeHash: Hash): Promise<boolean> {
  return (await db.backupCode.count({ where: { userId, codeHash, usedAt: null } })) === 1;
}

/** Uses a code up; false when it was used a moment earlier. */
export async function takeBackupCode(tx: Transaction, userId: bigint, codeHash: Hash, now: Date): Promise<boolean> {
  const { count } = await tx.backupCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

export function countBackupCodes(db: Reader, userId: bigint): Promise<number> {
  return db.backupCode.count({ where: { userId, usedAt: null } });
}
