import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";
import { forgiveSignIns } from "./attempts.ts";
import { endChallengesOf } from "./factors/challenge-store.ts";
import { endTrust } from "./factors/factor-store.ts";

interface NewPassword {
  passwordHash: string;
  /** Until when it can be used, for one that the person did not choose; null for their own. */
  temporaryUntil: Date | null;
}

/**
 * Replaces a password, and closes a recovery under way that could have replaced it. What strangers tried at the old one is
 * forgiven: they keep nobody from signing in with the new one. No device stands for the second factor any more, and no sign-in
 * goes on that began with the old password.
 */
export async function replacePassword(
  tx: Transaction,
  userId: bigint,
  now: Date,
  { passwordHash, temporaryUntil }: NewPassword,
): Promise<void> {
  const { email } = await tx.user.update({
    where: { id: userId },
    data: {
      passwordHash,
      passwordIsTemporary: temporaryUntil !== null,
      passwordExpiresAt: temporaryUntil,
      passwordChangedAt: now,
    },
    select: { email: true },
  });
  await forgiveSignIns(tx, email);
  await endTrust(tx, userId);
  await endChallengesOf(tx, userId);
  const closed = { codeHash: null, codeExpiresAt: null, tokenHash: null, tokenExpiresAt: null };
  await tx.sentCode.updateMany({ where: { userId }, data: closed });
}

/** Whether the shop's settings make the mobile number of a client their first password. */
export function isMobileFirstPassword(tx: Transaction): Promise<boolean> {
  return queryValue(tx, column.boolean)`select setting_is_on('mobile_first_password')`;
}

/** Whether somebody was mailed a password that the shop gave them. */
export async function isPasswordMailed(tx: Transaction, userId: bigint): Promise<boolean> {
  const kind = { in: ["account_welcome", "temporary_password"] };
  return (await tx.outboxMessage.findFirst({ where: { userId, kind }, select: { id: true } })) !== null;
}
