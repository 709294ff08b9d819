import { createHash } from "node:crypto";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { deleteAttempts, deleteLatestAttempt, takeAttempt } from "./attempt-store.ts";
import type { Limit } from "./attempt-store.ts";

const day = 24 * 60 * 60_000;

/** How often a secret of one account is guessed: in a quarter of an hour, in a day, and in thirty days. */
export const guessLimits = (key: string): readonly Limit[] => [
  { key, max: 10 },
  { key: `${key}:day`, max: 30, windowMs: day },
  { key: `${key}:month`, max: 100, windowMs: 30 * day },
];

/** People sometimes type a password where the e-mail belongs: what is counted by is not readable. */
const nameOf = (email: string) => createHash("sha256").update(email).digest("base64url");

const strangersOf = (email: string) => guessLimits(`sign-in:account:${nameOf(email)}`);

/**
 * By what a sign-in is counted. A device on which the person signed in before has limits of its own: nothing that strangers
 * try uses them up, from whatever address.
 */
export function signInLimits(email: string, address: string, deviceId: string | null): readonly Limit[] {
  if (deviceId !== null) return guessLimits(`sign-in:device:${deviceId}`);
  return [...strangersOf(email), { key: `sign-in:address:${networkOf(address)}`, max: 100 }];
}

const strangersAtFactorOf = (userId: bigint) => guessLimits(`factor:person:${userId}`);

/**
 * By what codes of an app are counted. Those tried on a device where the person showed a factor before are counted apart from
 * those that strangers try who know the password. Whoever reads the person's mail makes a device with each recovery, and is a
 * stranger all the same.
 */
export function factorLimits(
  userId: bigint,
  { deviceId, hasShownFactor }: { deviceId: string | null; hasShownFactor: boolean },
): readonly Limit[] {
  if (deviceId === null || !hasShownFactor) return strangersAtFactorOf(userId);
  return guessLimits(`factor:device:${deviceId}`);
}

/**
 * After a password was replaced by somebody who had shown the factor, or by an Admin: whoever used up the tries of codes does not
 * know it any more. A recovery forgives none: it could be repeated for more tries.
 */
export function forgiveFactorGuesses(tx: Transaction, userId: bigint): Promise<void> {
  return deleteAttempts(tx, strangersAtFactorOf(userId));
}

/** How much of what strangers try is kept in the trail, whatever addresses they come from. */
const unknownPeopleLimit: Limit = { key: "sign-in:unknown", max: 1_000 };

export const oldPasswordLimit = (userId: bigint): Limit => ({ key: `change-password:${userId}`, max: 10 });

/**
 * Counts an attempt before the work it protects, so that guesses sent at the same time are counted too, and
 * refuses once there were too many.
 */
export async function countAttempt(
  db: Database | Transaction,
  limits: readonly Limit[],
  now: Date,
  refuse: Refuse<"too_many_attempts">,
): Promise<void> {
  const waitMs = await takeAttempt(db, limits, now);
  if (waitMs > 0) throw refuse("too_many_attempts", { retryAfterSeconds: String(Math.ceil(waitMs / 1000)) });
}

/** Counts an attempt; returns whether there were too many. */
export async function isOverLimit(db: Database | Transaction, limits: readonly Limit[], now: Date): Promise<boolean> {
  return (await takeAttempt(db, limits, now)) > 0;
}

/**
 * Whether the trail holds enough attempts on unknown accounts for now; attempts on known accounts are always kept. Counted
 * for everybody, so that it takes as long.
 */
export function areStrangersTooMany(db: Database, now: Date): Promise<boolean> {
  return isOverLimit(db, [unknownPeopleLimit], now);
}

/** After a password was replaced: its owner need not wait for what others tried before. */
export function forgiveSignIns(tx: Transaction, email: string): Promise<void> {
  return deleteAttempts(tx, strangersOf(email));
}

/**
 * After a success: it costs nothing. On a known device what failed before is forgotten, too; among strangers it goes on counting,
 * because others may have tried it.
 */
export async function forgiveGuess(
  tx: Database | Transaction,
  limits: readonly Limit[],
  { isKnown }: { isKnown: boolean },
): Promise<void> {
  await (isKnown ? deleteAttempts : deleteLatestAttempt)(tx, limits);
}
