import type { Database, Transaction } from "#platform/db.ts";
import { sendLimits } from "./recovery-limits.ts";

type Hash = Uint8Array<ArrayBuffer>;

/** Whoever can sign in with the address: it is asked in the same way whether there is somebody or not. */
export async function findPersonToRecover(tx: Transaction, email: string): Promise<bigint | null> {
  const user = await tx.user.findFirst({ where: { email, status: "Active" }, select: { id: true } });
  return user?.id ?? null;
}

interface NewCode {
  emailHash: Hash;
  userId: bigint | null;
  codeHash: Hash;
  expiresAt: Date;
}

/**
 * Keeps a code in the place of the one before it, and notes the send; false when too many were sent. One
 * statement, so that sends at the same moment see each other.
 */
export async function keepCode(tx: Transaction, now: Date, code: NewCode): Promise<boolean> {
  const { emailHash, userId, codeHash, expiresAt } = code;
  const mosts = sendLimits.map(({ most }) => most);
  const windows = sendLimits.map(({ windowMs }) => windowMs / 1000);
  const kept = await tx.$queryRaw<unknown[]>`
    insert into password_recoveries as r (email_hash, user_id, code_hash, code_expires_at, sent_at, last_sent_at)
    values (${emailHash}, ${userId}::bigint, ${codeHash}, ${expiresAt}::timestamptz, array[${now}::timestamptz],
            ${now}::timestamptz)
    on conflict (email_hash) do update
    set user_id = excluded.user_id, code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at, tries = 0,
        sent_at = array(select t from unnest(r.sent_at) t where t > excluded.last_sent_at - interval '1 day')
                  || excluded.sent_at,
        last_sent_at = excluded.last_sent_at
    where not exists (
      select from unnest(${mosts}::int[], ${windows}::int[]) as allowed(most, seconds)
      where (select count(*) from unnest(r.sent_at) t where t > excluded.last_sent_at - seconds * interval '1 second')
            >= most)
    returning 1 as kept`;
  return kept.length === 1;
}

export async function sendsOf(tx: Transaction, emailHash: Hash): Promise<Date[]> {
  const recovery = await tx.passwordRecovery.findUnique({ where: { emailHash }, select: { sentAt: true } });
  return recovery?.sentAt ?? [];
}

/** A code that may be tried, and whose it is. */
export interface TriedCode {
  codeHash: Hash;
  userId: bigint | null;
}

/**
 * Counts a try before its code is compared; null when no code is alive or all tries are used up. One
 * statement, so that of guesses made at once no more are compared than one after the other.
 */
export async function countTry(db: Database, emailHash: Hash, now: Date): Promise<TriedCode | null> {
  const [tried] = await db.$queryRaw<TriedCode[]>`
    update password_recoveries set tries = tries + 1
    where email_hash = ${emailHash} and tries < 5 and code_expires_at > ${now}::timestamptz
    returning code_hash as "codeHash", user_id as "userId"`;
  return tried ?? null;
}

/** Burns the code and keeps the token it was exchanged for; false when somebody did so a moment earlier. */
export async function exchangeCode(
  tx: Transaction,
  emailHash: Hash,
  codeHash: Hash,
  token: { hash: Hash; expiresAt: Date },
): Promise<boolean> {
  const { count } = await tx.passwordRecovery.updateMany({
    where: { emailHash, codeHash },
    data: { codeHash: null, codeExpiresAt: null, tokenHash: token.hash, tokenExpiresAt: token.expiresAt },
  });
  return count === 1;
}

/** The active person whose token this is, as the password rules need them; their address may not have changed since. */
export async function findPersonOfToken(
  db: Database,
  now: Date,
  { emailHash, tokenHash, email }: { emailHash: Hash; tokenHash: Hash; email: string },
): Promise<{ id: bigint; name: string; email: string; mobile: string } | null> {
  const where = { emailHash, tokenHash, tokenExpiresAt: { gt: now } };
  const recovery = await db.passwordRecovery.findFirst({ where, select: { userId: true } });
  if (recovery === null || recovery.userId === null) return null;
  return db.user.findFirst({
    where: { id: recovery.userId, email, status: "Active" },
    select: { id: true, name: true, email: true, mobile: true },
  });
}

/**
 * Uses a token up; false when it was used a moment earlier. The person is locked first, as everything that
 * replaces a password does.
 */
export async function burnToken(tx: Transaction, userId: bigint, emailHash: Hash, tokenHash: Hash): Promise<boolean> {
  await tx.$queryRaw`select 1 from users where id = ${userId} for no key update`;
  const { count } = await tx.passwordRecovery.updateMany({
    where: { emailHash, tokenHash },
    data: { tokenHash: null, tokenExpiresAt: null },
  });
  return count === 1;
}

/** Throws away what no limit counts any more. */
export async function sweepRecoveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 60 * 60_000);
  await db.passwordRecovery.deleteMany({ where: { lastSentAt: { lt: before } } });
}
