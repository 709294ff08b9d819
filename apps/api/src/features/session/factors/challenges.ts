import type { Actor } from "#core/actor.ts";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { newToken } from "#platform/ids.ts";
import { findChallenge, insertChallenge } from "./challenge-store.ts";
import type { Challenge, ChallengePurpose } from "./challenge-store.ts";

const minute = 60_000;

/** How long somebody may take: whoever adds an app may have to install it first. */
const goodForMs: Readonly<Record<ChallengePurpose, number>> = {
  sign_in: 15 * minute,
  passkey: 5 * minute,
  step_up: 5 * minute,
  enrolment: 15 * minute,
};

/** How long factors may be changed once a factor was shown. */
export const STEPPED_UP_MS = 5 * minute;

interface Call {
  now: Date;
  services: Pick<Services, "secrets">;
}

interface NewChallenge {
  purpose: ChallengePurpose;
  userId: bigint | null;
  sessionId: string | null;
  /** What a passkey is to sign. */
  toSign?: string;
}

/** Opens a challenge; returns its token, of which a keyed hash is kept. */
export async function openChallenge(
  { now, services }: Call,
  db: Database | Transaction,
  { toSign, ...challenge }: NewChallenge,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + goodForMs[challenge.purpose]);
  const tokenHash = hashOf({ services }, token);
  await insertChallenge(db, now, { ...challenge, tokenHash, expiresAt, passkeyChallenge: toSign ?? null });
  return token;
}

/** A challenge of somebody. */
export type OwnedChallenge = Challenge & { userId: bigint };

/** The challenge with this token, if it is for this, of a person, and, where it belongs to a session, of the one that calls. */
export async function ownedChallenge(
  call: Call & { db: Database; actor: Actor | null; refuse: Refuse<"challenge_over"> },
  token: string,
  purposes: readonly ChallengePurpose[],
): Promise<OwnedChallenge> {
  const { userId, ...challenge } = await openedChallenge(call, token, purposes);
  if (userId === null) throw call.refuse("challenge_over");
  return { ...challenge, userId };
}

export async function openedChallenge(
  { db, now, services, actor, refuse }: Call & { db: Database; actor: Actor | null; refuse: Refuse<"challenge_over"> },
  token: string,
  purposes: readonly ChallengePurpose[],
): Promise<Challenge> {
  const challenge = await findChallenge(db, hashOf({ services }, token), now);
  if (challenge === null || challenge.passedAt !== null || !purposes.includes(challenge.purpose))
    throw refuse("challenge_over");
  if (challenge.sessionId !== null && challenge.sessionId !== actor?.sessionId) throw refuse("challenge_over");
  return challenge;
}

/** Refuses a call for which its person did not just show a factor, in this very session. Whoever has the cookies alone did not. */
export async function requireStepUp(
  { db, now, services, actor, refuse }: Call & { db: Database; actor: Actor; refuse: Refuse<"step_up_needed"> },
  token: string,
): Promise<void> {
  const challenge = await findChallenge(db, hashOf({ services }, token), now);
  const isPassed = challenge?.purpose === "step_up" && challenge.passedAt !== null;
  if (!isPassed || challenge.sessionId !== actor.sessionId) throw refuse("step_up_needed");
}

function hashOf({ services }: Pick<Call, "services">, token: string): Uint8Array<ArrayBuffer> {
  return services.secrets.hashOf("factor challenge", token);
}
