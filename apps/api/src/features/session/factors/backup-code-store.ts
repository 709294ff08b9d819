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

/** Which of these hashes is that of an unused code of the person. */
export async function findBackupCode(db: Reader, userId: bigint, codeHashes: readonly Hash[]): Promise<Hash | null> {
  const found = await db.backupCode.findFirst({
    where: { userId, codeHash: { in: [...codeHashes] }, usedAt: null },
    select: { codeHash: true },
  });
  return found?.codeHash ?? null;
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
