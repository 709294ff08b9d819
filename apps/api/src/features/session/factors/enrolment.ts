import { forgiveGuess, signInLimits } from "#features/session/attempts.ts";
import { writeAudit } from "#audit/index.ts";
import { beginSession, handOver } from "#features/session/begin-session.ts";
import { browserOf } from "#features/session/browser.ts";
import { loadPerson } from "#features/session/person-view.ts";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import type { CommandContext } from "#core/command-context.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Actor } from "#core/actor.ts";
import type { Services } from "#kernel/handler.ts";
import type { SessionCookies } from "#kernel/session-cookies.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { newBackupCode } from "#platform/ids.ts";
import { countBackupCodes, replaceBackupCodes } from "./backup-code-store.ts";
import { endChallenge } from "./challenge-store.ts";
import { ownedChallenge } from "./challenges.ts";
import type { OwnedChallenge } from "./challenges.ts";
import { factorsOf, lockActivePerson, passFactorOfSession } from "./factor-store.ts";
import { findSignInPerson } from "./person-store.ts";
import type { SignInPerson } from "./person-store.ts";
import { backupHashOf } from "./show-factor.ts";
import { tellOfFactors } from "./tell-of-factors.ts";

interface Call {
  db: Database;
  actor: Actor | null;
  now: Date;
  services: Services;
  context: CommandContext;
  userAgent: string;
  cookies: SessionCookies;
  refuse: Refuse<"challenge_over">;
}

export interface Enrolment {
  challenge: OwnedChallenge;
  person: SignInPerson;
}

/**
 * Who adds a factor: somebody at an open enrolment of their session, or at a sign-in that lacks one. Where they have a factor by
 * now, that sign-in adds none any more: whoever has the password alone could begin it early and wait.
 */
export async function openEnrolmentOf(call: Call, token: string): Promise<Enrolment> {
  const { db, refuse } = call;
  const challenge = await ownedChallenge(call, token, ["sign_in", "enrolment"]);
  const person = await findSignInPerson(db, challenge.userId);
  if (person === null || (await isTooLate(db, challenge))) throw refuse("challenge_over");
  return { challenge, person };
}

async function isTooLate(db: Database | Transaction, { purpose, userId }: OwnedChallenge): Promise<boolean> {
  return purpose === "sign_in" && (await factorsOf(db, userId)).length > 0;
}

interface Added {
  person: SessionPerson;
  backupCodes: string[];
}

/**
 * Adds a factor by `insert` and goes on: with the session that began without one, or with a new session where the challenge is a
 * sign-in. Whoever has no backup codes is given ten.
 */
export async function addFactor(
  call: Call,
  { challenge, person }: Enrolment,
  { trusts, insert }: { trusts: boolean; insert: (tx: Transaction) => Promise<void> },
): Promise<Added> {
  const { db, actor, now, services, context, refuse } = call;
  const { userId, role, email } = person;
  const browser = await browserOf(call, { userId });
  const { begun, backupCodes } = await inTransaction(db, async (tx) => {
    if ((await lockActivePerson(tx, userId)) === null || (await isTooLate(tx, challenge)))
      throw refuse("challenge_over");
    if (!(await endChallenge(tx, challenge.tokenHash, now))) throw refuse("challenge_over");
    await insert(tx);
    const codes = (await countBackupCodes(tx, userId)) > 0 ? [] : await giveBackupCodes(tx, call, userId);
    await tellOfFactors(tx, now, userId, "factor_added");
    const theirs = { ...context, actorId: userId.toString(), actorType: role };
    await writeAudit(tx, theirs, now, { recordType: "user", recordId: userId, detail: { added: "second factor" } });
    if (challenge.purpose === "enrolment" && actor !== null) {
      await passFactorOfSession(tx, actor.sessionId, now);
      return { begun: null, backupCodes: codes };
    }
    const isKnown = browser.deviceId !== null;
    await forgiveGuess(tx, signInLimits(email, context.address, browser.deviceId), { isKnown });
    return {
      begun: await beginSession(call, tx, person, { browser, isFactorPassed: true, trusts }),
      backupCodes: codes,
    };
  });
  if (begun !== null) handOver(call, begun);
  return { person: await loadPerson(db, userId, services.timeZone), backupCodes };
}

const CODES = 10;

/** Ten new backup codes in the place of all earlier ones. */
export async function giveBackupCodes(
  tx: Transaction,
  { now, services }: Pick<Call, "now" | "services">,
  userId: bigint,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newBackupCode);
  const hashes = codes.map((code) => backupHashOf(services.secrets, userId, code));
  await replaceBackupCodes(tx, userId, hashes, now);
  return codes;
}
