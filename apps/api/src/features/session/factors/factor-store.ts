import { moneyCapabilities } from "@thangam/contracts/kernel/capabilities";
import type { Role } from "@thangam/contracts/kernel/roles";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { queryValue, queryValues } from "#platform/database/rows.ts";
import type { KeptPasskey } from "#platform/security/passkeys.ts";
import type { Secrets } from "#platform/security/secrets.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Of one person. */
export const MAX_PASSKEYS = 10;

/** Whether a person signs in with a second factor: `is_factor_due` says it, for every session, too. */
export function isFactorDue(db: Reader, userId: bigint, role: Role): Promise<boolean> {
  return queryValue(db, column.boolean)`select is_factor_due(${userId}, ${role}, ${[...moneyCapabilities]}::text[])`;
}

/** Whether the shop asks a person for a second factor, whether they have one or not. */
export function isFactorRequired(db: Reader, userId: bigint, role: Role): Promise<boolean> {
  return queryValue(db, column.boolean)`
    select is_factor_required(${userId}, ${role}, ${[...moneyCapabilities]}::text[])`;
}

/** The factors that a person has, the oldest first. */
export function factorsOf(db: Reader, userId: bigint) {
  return db.factor.findMany({ where: { userId, removedAt: null }, orderBy: { id: "asc" } });
}

/** The app of a person that makes codes; null without one. */
export async function totpOf(db: Reader, userId: bigint): Promise<{ id: bigint; sealedSecret: Bytes } | null> {
  const totp = await db.factor.findFirst({ where: { userId, kind: "totp", removedAt: null } });
  return totp?.sealedSecret ? { id: totp.id, sealedSecret: totp.sealedSecret } : null;
}

interface StoredPasskey extends KeptPasskey {
  id: bigint;
  userId: bigint;
  userHandle: Bytes;
}

type FactorRow = Awaited<ReturnType<typeof factorsOf>>[number];

export async function passkeysOf(db: Reader, userId: bigint): Promise<StoredPasskey[]> {
  return (await factorsOf(db, userId)).flatMap((row) => passkeyIn(row) ?? []);
}

/** The passkey with this credential, whoever has it; null for one that is not there or was removed. */
export async function findPasskey(db: Reader, credentialId: Bytes): Promise<StoredPasskey | null> {
  const row = await db.factor.findFirst({ where: { credentialId, removedAt: null } });
  return row === null ? null : passkeyIn(row);
}

function passkeyIn({ id, userId, credentialId, publicKey, signCount, transports, userHandle }: FactorRow) {
  if (credentialId === null || publicKey === null || signCount === null || userHandle === null) return null;
  return { id, userId, credentialId, publicKey, signCount: Number(signCount), transports, userHandle };
}

/**
 * By what authenticators know a person: the same for all their passkeys, those that were removed counted. It says nothing of
 * them, and stays where the secret of the installation is changed.
 */
export async function handleOf(db: Reader, secrets: Secrets, userId: bigint): Promise<Bytes> {
  const earlier = await db.factor.findFirst({
    where: { userId, userHandle: { not: null } },
    orderBy: { id: "asc" },
    select: { userHandle: true },
  });
  return earlier?.userHandle ?? secrets.hashOf("user handle", userId.toString());
}

interface NewTotp {
  userId: bigint;
  name: string;
  sealedSecret: Bytes;
  /** The step whose code confirmed it. */
  lastStep: number;
}

/** Adds an app, in the place of an earlier one, with which the trust in devices goes. */
export async function insertTotp(tx: Transaction, now: Date, totp: NewTotp): Promise<void> {
  const { userId } = totp;
  const before = { userId, kind: "totp", removedAt: null };
  const { count } = await tx.factor.updateMany({ where: before, data: removedAt(now) });
  if (count > 0) await endTrust(tx, userId);
  await tx.factor.create({
    data: { ...totp, lastStep: BigInt(totp.lastStep), kind: "totp", createdAt: now, lastUsedAt: now },
  });
}

interface NewPasskeyRow extends KeptPasskey {
  userId: bigint;
  name: string;
  userHandle: Bytes;
}

/** Adds a passkey; false where its credential is known already. */
export async function insertPasskey(tx: Transaction, now: Date, passkey: NewPasskeyRow): Promise<boolean> {
  const { count } = await tx.factor.createMany({
    data: { ...passkey, signCount: BigInt(passkey.signCount), kind: "passkey", createdAt: now, lastUsedAt: now },
    skipDuplicates: true,
  });
  return count === 1;
}

/** Notes that the code of a step was used; false where one of it or of a later one was used before. */
export async function takeTotpStep(tx: Transaction, id: bigint, step: number, now: Date): Promise<boolean> {
  const { count } = await tx.factor.updateMany({
    where: { id, removedAt: null, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step, lastUsedAt: now },
  });
  return count === 1;
}

/** Notes how often a passkey has signed; false where another signature of it was taken meanwhile. */
export async function takeSignature(
  tx: Transaction,
  id: bigint,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.factor.updateMany({
    where: { id, removedAt: null, signCount: from },
    data: { signCount: to, lastUsedAt: now },
  });
  return count === 1;
}

/** Removes one factor of a person; false when it is not theirs, or removed already. */
export async function removeFactorOf(tx: Transaction, userId: bigint, id: bigint, now: Date): Promise<boolean> {
  const { count } = await tx.factor.updateMany({ where: { id, userId, removedAt: null }, data: removedAt(now) });
  return count === 1;
}

/** Removes all factors of a person and what stands for them; returns how many factors there were. */
export async function removeAllFactors(tx: Transaction, userId: bigint, now: Date): Promise<number> {
  const { count } = await tx.factor.updateMany({ where: { userId, removedAt: null }, data: removedAt(now) });
  await tx.backupCode.deleteMany({ where: { userId } });
  return count;
}

function removedAt(now: Date) {
  return { removedAt: now, sealedSecret: null, publicKey: null };
}

/** The session goes on by the factor that was added in it; others that lack one do not. */
export async function passFactorOfSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { id: sessionId }, data: { factorPassedAt: now } });
}

/** Locks an active person until the transaction ends; null for one who may not sign in any more. */
export async function lockActivePerson(tx: Transaction, userId: bigint): Promise<bigint | null> {
  const [id] = await queryValues(tx, column.id)`
    select id from users where id = ${userId} and status = 'active' for no key update`;
  return id ?? null;
}

/** No device of a person stands for the factor any more. */
export async function endTrust(db: Database | Transaction, userId: bigint): Promise<void> {
  await db.device.updateMany({ where: { userId, trustedUntil: { not: null } }, data: { trustedUntil: null } });
}

/** Tells every Admin that the factors of somebody were reset. */
export async function queueResetToAdmins(tx: Transaction, now: Date, userId: bigint, messageId: string): Promise<void> {
  const payload = JSON.stringify({ aboutUserId: userId.toString() });
  await tx.$executeRaw`
    select queue_to_admins(${now}::timestamptz, 'factors_reset_told', ${`factors_reset_told:${messageId}`}, ${payload}::jsonb)`;
}

export async function hasFactor(db: Reader, userId: bigint): Promise<boolean> {
  return (await factorsOf(db, userId)).length > 0;
}
