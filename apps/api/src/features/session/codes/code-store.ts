import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRow, row } from "#platform/database/rows.ts";

export type Hash = Uint8Array<ArrayBuffer>;

interface NewCode {
  requestHash: Hash;
  userId: bigint | null;
  codeHash: Hash;
  expiresAt: Date;
}

/** Keeps a code in the place of an earlier one of its request. */
export async function keepCode(tx: Transaction, now: Date, code: NewCode): Promise<void> {
  const { requestHash, userId, codeHash, expiresAt } = code;
  const kept = { userId, codeHash, codeExpiresAt: expiresAt, tries: 0, sentAt: now };
  await tx.sentCode.upsert({ where: { requestHash }, create: { requestHash, ...kept }, update: kept });
}

/**
 * Counts a try before its code is compared; null when no code is alive or all tries are used up. One
 * statement, so that of guesses made at once no more are compared than one after the other.
 */
export async function countTry(
  db: Database,
  requestHash: Hash,
  now: Date,
): Promise<{ codeHash: Hash; userId: bigint | null } | null> {
  const tried = await queryRow(db, triedCode)`
    update sent_codes set tries = tries + 1
    where request_hash = ${requestHash} and tries < 5 and code_expires_at > ${now}::timestamptz
    returning code_hash, user_id`;
  return tried ?? null;
}

const triedCode = row({ codeHash: column.bytes, userId: column.nullable(column.id) });

/** Takes back a try that was right, for a code that may be shown again until what it confirms has happened. */
export async function forgiveTry(
  db: Database,
  { requestHash, codeHash }: { requestHash: Hash; codeHash: Hash },
): Promise<void> {
  const where = { requestHash, codeHash, tries: { gt: 0 } };
  await db.sentCode.updateMany({ where, data: { tries: { decrement: 1 } } });
}

/** Burns the code, for a token if one is given; false when somebody did so a moment earlier. */
export async function burnCode(
  tx: Transaction,
  { requestHash, codeHash }: { requestHash: Hash; codeHash: Hash },
  token: { hash: Hash; expiresAt: Date } | null,
): Promise<boolean> {
  const { count } = await tx.sentCode.updateMany({
    where: { requestHash, codeHash },
    data: {
      codeHash: null,
      codeExpiresAt: null,
      tokenHash: token?.hash ?? null,
      tokenExpiresAt: token?.expiresAt ?? null,
    },
  });
  return count === 1;
}

/** Throws away the codes that nobody can use any more. */
export async function sweepCodes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60 * 60_000);
  await db.sentCode.deleteMany({ where: { sentAt: { lt: before } } });
}
