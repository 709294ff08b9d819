import type { Transaction } from "#platform/database/db.ts";

interface NewPassword {
  passwordHash: string;
  /** Until when it can be used, for one that the person did not choose; null for their own. */
  temporaryUntil: Date | null;
}

/** Replaces a password, and closes a recovery under way that could have replaced it. */
export async function replacePassword(
  tx: Transaction,
  userId: bigint,
  now: Date,
  { passwordHash, temporaryUntil }: NewPassword,
): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: {
      passwordHash,
      passwordIsTemporary: temporaryUntil !== null,
      passwordExpiresAt: temporaryUntil,
      passwordChangedAt: now,
    },
  });
  const closed = { codeHash: null, codeExpiresAt: null, tokenHash: null, tokenExpiresAt: null };
  await tx.emailCode.updateMany({ where: { userId }, data: closed });
}
