import type { Database, Transaction } from "#platform/database/db.ts";

type Hash = Uint8Array<ArrayBuffer>;

/** Whoever can sign in with the address: it is asked in the same way whether there is somebody or not. */
export async function findPersonToRecover(tx: Transaction, email: string): Promise<bigint | null> {
  const user = await tx.user.findFirst({ where: { email, status: "active" }, select: { id: true } });
  return user?.id ?? null;
}

/** The active person whose token this is, as the password rules need them; their address may not have changed since. */
export async function findPersonOfToken(
  db: Database,
  now: Date,
  { tokenHash, email }: { tokenHash: Hash; email: string },
): Promise<{ id: bigint; name: string; email: string; mobile: string } | null> {
  const where = { tokenHash, tokenExpiresAt: { gt: now } };
  const recovery = await db.sentCode.findFirst({ where, select: { userId: true } });
  if (recovery === null || recovery.userId === null) return null;
  return db.user.findFirst({
    where: { id: recovery.userId, email, status: "active" },
    select: { id: true, name: true, email: true, mobile: true },
  });
}

/**
 * Uses a token up; false when it was used a moment earlier. The person is locked first, as everything that
 * replaces a password does.
 */
export async function burnToken(tx: Transaction, userId: bigint, tokenHash: Hash): Promise<boolean> {
  await tx.$executeRaw`select 1 from users where id = ${userId} for no key update`;
  const { count } = await tx.sentCode.updateMany({
    where: { tokenHash },
    data: { tokenHash: null, tokenExpiresAt: null },
  });
  return count === 1;
}
