import type { Role } from "@thangam/contracts/kernel/roles";
import { roles } from "@thangam/contracts/kernel/roles";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryValues } from "#platform/database/rows.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { isFactorDue } from "./factors/factor-store.ts";

/** A sign-in as the password check needs it. */
export interface Credentials {
  userId: bigint;
  role: Role;
  isActive: boolean;
  passwordHash: string;
  passwordExpiresAt: Date | null;
}

export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const user = await db.user.findFirst({ where: { email, status: { not: "disabled" } } });
  if (user === null) return null;
  return {
    userId: user.id,
    role: parseEnum(user.userType, roles),
    isActive: user.status === "active",
    passwordHash: user.passwordHash,
    passwordExpiresAt: user.passwordIsTemporary ? user.passwordExpiresAt : null,
  };
}

/**
 * Locks a person until the transaction ends, if the password that was checked is still theirs and they may still
 * sign in. Checking takes a while; what was replaced or disabled meanwhile must not come back by it.
 */
export async function lockUnchangedPerson(tx: Transaction, userId: bigint, checkedHash: string): Promise<boolean> {
  const held = await queryValues(tx, column.integer)`
    select 1 from users where id = ${userId} and status = 'active' and password_hash = ${checkedHash} for no key update`;
  return held.length === 1;
}

export async function isSessionLive(tx: Transaction, sessionId: string, now: Date): Promise<boolean> {
  return (await tx.session.count({ where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } } })) === 1;
}

export interface NewSession {
  sessionId: string;
  userId: bigint;
  expiresAt: Date;
  address: string;
  userAgent: string;
  deviceId: string;
  /** When the second factor was shown; null where none was due. */
  factorPassedAt: Date | null;
}

/** Starts a session and notes the sign-in with the person. */
export async function startSession(tx: Transaction, now: Date, session: NewSession): Promise<void> {
  const { sessionId, ...rest } = session;
  await tx.session.create({ data: { id: sessionId, ...rest, rotatedAt: now, createdAt: now, lastSeenAt: now } });
  await tx.$executeRaw`
    update users set previous_login_at = last_login_at, last_login_at = ${now}::timestamptz where id = ${rest.userId}`;
}

export interface StoredSession {
  sessionId: string;
  userId: bigint;
  role: Role;
  generation: number;
  rotatedAt: Date;
  startedAt: Date;
  expiresAt: Date;
}

/** A session that lasts and whose person is active, and showed the second factor if one is due by now. */
export async function findLiveSession(db: Database, sessionId: string, now: Date): Promise<StoredSession | null> {
  const session = await db.session.findFirst({
    where: { id: sessionId, revokedAt: null, expiresAt: { gt: now }, user: { status: "active" } },
    include: { user: { select: { userType: true } } },
  });
  if (session === null) return null;
  const { factorPassedAt, userId, user } = session;
  if (factorPassedAt === null && (await isFactorDue(db, userId, parseEnum(user.userType, roles)))) return null;
  return {
    sessionId: session.id,
    userId: session.userId,
    role: parseEnum(session.user.userType, roles),
    generation: session.refreshGeneration,
    rotatedAt: session.rotatedAt,
    startedAt: session.createdAt,
    expiresAt: session.expiresAt,
  };
}

/** Moves a session on to its next refresh token; false when another request did so first. */
export async function rotateSession(
  db: Database,
  session: StoredSession,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { id: session.sessionId, refreshGeneration: session.generation, revokedAt: null, expiresAt: { gt: now } },
    data: { refreshGeneration: { increment: 1 }, rotatedAt: now, lastSeenAt: now, expiresAt },
  });
  return count === 1;
}

/** Why the session ends that a browser brought along when its person, or another, signed in there. */
export const SIGNED_IN_ANEW = "signed in anew";

/** Whether a session ended because its browser began another. */
export async function isReplaced(db: Database, sessionId: string): Promise<boolean> {
  return (await db.session.count({ where: { id: sessionId, revokedReason: SIGNED_IN_ANEW } })) === 1;
}

export async function revokeSession(
  db: Database | Transaction,
  sessionId: string,
  now: Date,
  reason: string,
): Promise<boolean> {
  const where = { id: sessionId, revokedAt: null };
  const { count } = await db.session.updateMany({ where, data: { revokedAt: now, revokedReason: reason } });
  return count === 1;
}

/** Ends the sessions of a person, all or all but one; returns how many. */
export async function endSessionsOf(
  tx: Database | Transaction,
  userId: bigint,
  now: Date,
  reason: string,
  keptId?: string,
): Promise<number> {
  const kept = keptId === undefined ? {} : { id: { not: keptId } };
  const { count } = await tx.session.updateMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now }, ...kept },
    data: { revokedAt: now, revokedReason: reason },
  });
  return count;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ends one session of a person; false when it is not theirs, over already, or no session at all. */
export async function endSessionOf(
  tx: Transaction,
  userId: bigint,
  sessionId: string,
  now: Date,
  reason: string,
): Promise<boolean> {
  if (!uuid.test(sessionId)) return false;
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now, revokedReason: reason },
  });
  return count === 1;
}

/** Removes the sessions that were over before a moment. */
export async function deleteSessionsOver(db: Database, before: Date): Promise<void> {
  await db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] } });
}
