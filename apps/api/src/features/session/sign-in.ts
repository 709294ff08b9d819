import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import type { CommandContext } from "#core/command-context.ts";
import { sessionCommand } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { newSessionId } from "#platform/ids.ts";
import { networkOf } from "#platform/security/network-of.ts";
import type { Asker, Passwords } from "#platform/security/passwords.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { areStrangersTooMany, countAttempt, forgiveAttempt, forgiveAttempts, signInLimits } from "./attempts.ts";
import { browserOf, giveDevice, rememberBrowser } from "./browser.ts";
import { giveCookies } from "./give-cookies.ts";
import { noteAttempt } from "./note-attempt.ts";
import { loadPerson } from "./person-view.ts";
import { sessionExpiry } from "./session-lifetime.ts";
import { findCredentials, lockUnchangedPerson, revokeSession, SIGNED_IN_ANEW, startSession } from "./session-store.ts";
import type { Credentials } from "./session-store.ts";
import { NO_PASSWORD } from "./temporary-password.ts";

/**
 * Every way a sign-in can fail looks the same from outside, in words and in time. What is tried on a device on which the person
 * signed in before is counted apart from what strangers try, so that nobody locks another out.
 */
export const signIn = sessionCommand(operations.signIn, async (call) => {
  const { actor, input, db, now, context, userAgent, cookies, services, refuse } = call;
  const { address } = context;
  const browser = await browserOf(call, input.email);
  const limits = signInLimits(input.email, address, browser.deviceId);
  await countAttempt(db, limits, now, refuse);

  const found = await findCredentials(db, input.email);
  const asker = { who: browser.deviceId ?? networkOf(address), isKnown: browser.deviceId !== null };
  const checking = reasonToFail(services.passwords, found, { password: input.password, asker, now });
  const failure = await checking.catch(async (error: unknown) => {
    // Nobody looked at the password: too much waited before it.
    await forgiveAttempt(db, limits);
    throw error;
  });
  if (found === null || failure !== null) {
    await noteFailure(db, context, now, found, failure ?? "unknown e-mail");
    throw refuse("sign_in_failed");
  }

  const sessionId = newSessionId();
  const { userId, role } = found;
  const expiresAt = sessionExpiry(role, now, now);
  const deviceId = await inTransaction(db, async (tx) => {
    if (!(await lockUnchangedPerson(tx, userId, found.passwordHash))) return null;
    const device = await rememberBrowser(tx, now, { userId, browser, address, userAgent });
    await startSession(tx, now, { sessionId, userId, expiresAt, address, userAgent, deviceId: device });
    if (actor !== null) await revokeSession(tx, actor.sessionId, now, SIGNED_IN_ANEW);
    await (browser.deviceId === null ? forgiveAttempt : forgiveAttempts)(tx, limits);
    const signedIn = { ...context, actorId: userId.toString(), actorType: role };
    await writeAudit(tx, signedIn, now, { recordType: "session", recordId: sessionId });
    return device;
  });
  if (deviceId === null) {
    await noteFailure(db, context, now, found, "password replaced meanwhile");
    throw refuse("sign_in_failed");
  }
  giveDevice(call, browser, deviceId);
  giveCookies(cookies, services.sessionTokens, { sessionId, userId, generation: 0, expiresAt }, now);
  return loadPerson(db, userId, services.timeZone);
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
