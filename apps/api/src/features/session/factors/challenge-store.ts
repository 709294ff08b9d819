import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRow, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

type Hash = Uint8Array<ArrayBuffer>;

const purposes = ["sign_in", "passkey", "step_up", "enrolment"] as const;
export type ChallengePurpose = (typeof purposes)[number];

const storedChallenge = row({
  tokenHash: column.bytes,
  purpose: column.enumOf(purposes),
  userId: column.nullable(column.id),
  sessionId: column.nullable(column.text),
  passedAt: column.nullable(column.moment),
  sealedSecret: column.nullable(column.bytes),
});

export type Challenge = RowOf<typeof storedChallenge>;

interface NewChallenge {
  tokenHash: Hash;
  purpose: ChallengePurpose;
  userId: bigint | null;
  sessionId: string | null;
  expiresAt: Date;
  passkeyChallenge: string | null;
}

export async function insertChallenge(db: Database | Transaction, now: Date, challenge: NewChallenge): Promise<void> {
  await db.factorChallenge.create({ data: { ...challenge, createdAt: now } });
}

/** A challenge that is not over. */
export async function findChallenge(db: Database, tokenHash: Hash, now: Date): Promise<Challenge | null> {
  const found = await queryRow(db, storedChallenge)`
    select token_hash, purpose, user_id, session_id::text, passed_at, sealed_secret from factor_challenges
    where token_hash = ${tokenHash} and expires_at > ${now}::timestamptz`;
  return found ?? null;
}

/** Counts a try before anything is compared; false when the challenge is over or all tries are used up. */
export async function countChallengeTry(db: Database, tokenHash: Hash, now: Date): Promise<boolean> {
  const { count } = await db.factorChallenge.updateMany({
    where: { tokenHash, tries: { lt: 5 }, expiresAt: { gt: now } },
    data: { tries: { increment: 1 } },
  });
  return count === 1;
}

export async function keepPasskeyChallenge(db: Database, tokenHash: Hash, passkeyChallenge: string): Promise<void> {
  await db.factorChallenge.updateMany({ where: { tokenHash }, data: { passkeyChallenge } });
}

/** What a passkey is to have signed, good for one answer; null where nobody asked, or it was taken a moment earlier. */
export async function takePasskeyChallenge(db: Database, tokenHash: Hash): Promise<string | null> {
  const taken = await queryRow(db, takenChallenge)`
    update factor_challenges c set passkey_challenge = null
    from (select token_hash, passkey_challenge from factor_challenges where token_hash = ${tokenHash} for update) as old
    where c.token_hash = old.token_hash
    returning old.passkey_challenge as challenge`;
  return taken?.challenge ?? null;
}

const takenChallenge = row({ challenge: column.nullable(column.text) });

export async function keepSealedSecret(db: Database, tokenHash: Hash, sealedSecret: Hash): Promise<void> {
  await db.factorChallenge.updateMany({ where: { tokenHash }, data: { sealedSecret } });
}

/** Uses a challenge up; false when it was used a moment earlier. */
export async function endChallenge(tx: Transaction, tokenHash: Hash, now: Date): Promise<boolean> {
  const { count } = await tx.factorChallenge.deleteMany({ where: { tokenHash, expiresAt: { gt: now } } });
  return count === 1;
}

/** Notes that a factor was shown, which is good until a moment; false when it was noted a moment earlier. */
export async function passChallenge(tx: Transaction, tokenHash: Hash, now: Date, expiresAt: Date): Promise<boolean> {
  const { count } = await tx.factorChallenge.updateMany({
    where: { tokenHash, passedAt: null, expiresAt: { gt: now } },
    data: { passedAt: now, expiresAt },
  });
  return count === 1;
}

/** Ends whatever a person has under way. */
export async function endChallengesOf(tx: Transaction, userId: bigint): Promise<void> {
  await tx.factorChallenge.deleteMany({ where: { userId } });
}

export async function sweepChallenges(db: Database, now: Date): Promise<void> {
  await db.factorChallenge.deleteMany({ where: { expiresAt: { lte: now } } });
}
