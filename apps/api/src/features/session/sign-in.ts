import { operations } from "@thangam/contracts";
import type { CommandContext } from "#core/command-context.ts";
import { sessionCommand } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { networkOf } from "#platform/security/network-of.ts";
import type { Asker, Passwords } from "#platform/security/passwords.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { askForFactor } from "./ask-for-factor.ts";
import type { Asked } from "./ask-for-factor.ts";
import { areStrangersTooMany, countAttempt, forgiveGuess, signInLimits } from "./attempts.ts";
import { beginSession, handOver } from "./begin-session.ts";
import type { Begun } from "./begin-session.ts";
import { browserOf } from "./browser.ts";
import { waysOn } from "./factors/ways-on.ts";
import { noteAttempt } from "./note-attempt.ts";
import { loadPerson } from "./person-view.ts";
import { findCredentials, lockUnchangedPerson } from "./session-store.ts";
import type { Credentials } from "./session-store.ts";
import { NO_PASSWORD } from "./temporary-password.ts";

/**
 * Every way a sign-in can fail looks the same from outside, in words and in time. What is tried on a device on which the person
 * signed in before is counted apart from what strangers try, so that nobody locks another out. Where a second factor is due, the
 * right password starts no session: it gets a challenge to go on with, and counts as a try until the factor was shown.
 */
export const signIn = sessionCommand(operations.signIn, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { email } = input;
  const browser = await browserOf(call, { email });
  const { deviceId, isTrusted } = browser;
  const limits = signInLimits(email, context.address, deviceId);
  await countAttempt(db, limits, now, refuse);

  const found = await findCredentials(db, email);
  const asker = { who: deviceId ?? networkOf(context.address), isKnown: deviceId !== null };
  const checking = reasonToFail(services.passwords, found, { password: input.password, asker, now });
  const failure = await checking.catch(async (error: unknown) => {
    // Nobody looked at the password: too much waited before it.
    await forgiveGuess(db, limits, { isKnown: false });
    throw error;
  });
  if (found === null || failure !== null) {
    await noteFailure(db, context, now, found, failure ?? "unknown e-mail");
    throw refuse("sign_in_failed");
  }

  const outcome = await inTransaction(db, async (tx): Promise<Begun | Asked | null> => {
    if (!(await lockUnchangedPerson(tx, found.userId, found.passwordHash))) return null;
    const ways = await waysOn(tx, services.relyingParty, found);
    if (ways !== null && (ways.enrols || !isTrusted))
      return askForFactor(call, tx, found.userId, { ways, passed: "password" });
    await forgiveGuess(tx, limits, asker);
    return beginSession(call, tx, found, { browser, isFactorPassed: ways !== null });
  });
  if (outcome === null) {
    await noteFailure(db, context, now, found, "password replaced meanwhile");
    throw refuse("sign_in_failed");
  }
  if ("challenge" in outcome) throw refuse("second_factor_needed", outcome);
  handOver(call, outcome);
  return loadPerson(db, outcome.userId, services.timeZone);
});

async function reasonToFail(
  passwords: Passwords,
  found: Credentials | null,
  { password, asker, now }: { password: string; asker: Asker; now: Date },
): Promise<string | null> {
  if (found === null) {
    await passwords.matchesNobody(password, asker);
    return "unknown e-mail";
  }
  if (found.passwordHash === NO_PASSWORD) {
    await passwords.matchesNobody(password, asker);
    return "no password yet";
  }
  if (!(await passwords.matches(password, found.passwordHash, asker))) return "wrong password";
  if (!found.isActive) return "not active";
  if (found.passwordExpiresAt !== null && found.passwordExpiresAt <= now) return "temporary password expired";
  return null;
}

async function noteFailure(
  db: Database,
  context: CommandContext,
  now: Date,
  found: Credentials | null,
  reason: string,
) {
  const areTooMany = await areStrangersTooMany(db, now);
  const nobody = { ...context, actorId: null, actorType: null };
  const note = { recordType: "user", recordId: found?.userId ?? "unknown", detail: { failed: reason } };
  const isKept = found !== null || !areTooMany;
  await inTransaction(db, (tx) => noteAttempt(tx, nobody, now, note, { isKept }));
}
