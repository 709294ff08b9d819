import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRow, queryValues, row } from "#platform/database/rows.ts";
import { sendLimits } from "./send-limits.ts";

export type Hash = Uint8Array<ArrayBuffer>;

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
  const maxima = sendLimits.map(({ max }) => max);
  const windows = sendLimits.map(({ windowMs }) => windowMs / 1000);
  const kept = await queryValues(tx, column.integer)`
    insert into email_codes as r (email_hash, user_id, code_hash, code_expires_at, sent_at, last_sent_at)
    values (${emailHash}, ${userId}::bigint, ${codeHash}, ${expiresAt}::timestamptz, array[${now}::timestamptz],
            ${now}::timestamptz)
    on conflict (email_hash) do update
    set user_id = excluded.user_id, code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at, tries = 0,
        sent_at = array(select t from unnest(r.sent_at) t where t > excluded.last_sent_at - interval '1 day')
                  || excluded.sent_at,
        last_sent_at = excluded.last_sent_at
    where not exists (
      select from unnest(${maxima}::int[], ${windows}::int[]) as allowed(most, seconds)
      where (select count(*) from unnest(r.sent_at) t where t > excluded.last_sent_at - seconds * interval '1 second')
            >= most)
    returning 1`;
  return kept.length === 1;
}

export async function sendsOf(tx: Transaction, emailHash: Hash): Promise<Date[]> {
  const kept = await tx.emailCode.findUnique({ where: { emailHash }, select: { sentAt: true } });
  return kept?.sentAt ?? [];
}

/**
 * Counts a try before its code is compared; null when no code is alive or all tries are used up. One
 * statement, so that of guesses made at once no more are compared than one after the other.
 */
export async function countTry(
  db: Database,
  emailHash: Hash,
  now: Date,
): Promise<{ codeHash: Hash; userId: bigint | null } | null> {
  const tried = await queryRow(db, triedCode)`
    update email_codes set tries = tries + 1
    where email_hash = ${emailHash} and tries < 5 and code_expires_at > ${now}::timestamptz
    returning code_hash, user_id`;
  return tried ?? null;
}

const triedCode = row({ codeHash: column.bytes, userId: column.nullable(column.id) });

/** Takes back a try that was right, for a code that may be shown again until what it confirms has happened. */
export async function forgiveTry(
  db: Database,
  { emailHash, codeHash }: { emailHash: Hash; codeHash: Hash },
): Promise<void> {
  const where = { emailHash, codeHash, tries: { gt: 0 } };
  await db.emailCode.updateMany({ where, data: { tries: { decrement: 1 } } });
}

/** Burns the code, for a token if one is given; false when somebody did so a moment earlier. */
export async function burnCode(
  tx: Transaction,
  { emailHash, codeHash }: { emailHash: Hash; codeHash: Hash },
  token: { hash: Hash; expiresAt: Date } | null,
): Promise<boolean> {
  const { count } = await tx.emailCode.updateMany({
    where: { emailHash, codeHash },
    data: {
      codeHash: null,
      codeExpiresAt: null,
      tokenHash: token?.hash ?? null,
      tokenExpiresAt: token?.expiresAt ?? null,
    },
  });
  return count === 1;
}

/** Throws away what no limit counts any more. */
export async function sweepEmailCodes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 60 * 60_000);
  await db.emailCode.deleteMany({ where: { lastSentAt: { lt: before } } });
}
