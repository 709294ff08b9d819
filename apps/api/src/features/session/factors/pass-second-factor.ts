import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import type { CommandContext } from "#core/command-context.ts";
import { factorLimits, forgiveGuess, signInLimits } from "#features/session/attempts.ts";
import { beginSession, handOver } from "#features/session/begin-session.ts";
import { browserOf } from "#features/session/browser.ts";
import { loadPerson } from "#features/session/person-view.ts";
import { sessionCommand } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { endChallenge } from "./challenge-store.ts";
import { ownedChallenge } from "./challenges.ts";
import { lockActivePerson } from "./factor-store.ts";
import { findSignInPerson } from "./person-store.ts";
import { shownFactor, takeFactor } from "./show-factor.ts";
import { tellOfFactors } from "./tell-of-factors.ts";

/** Goes on with a sign-in whose password was right. Everything that was shown, the challenge too, is good once. */
export const passSecondFactor = sessionCommand(operations.passSecondFactor, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const challenge = await ownedChallenge(call, input.challenge, ["sign_in"]);
  const person = await findSignInPerson(db, challenge.userId);
  if (person === null) throw refuse("challenge_over");
  const browser = await browserOf(call, { userId: person.userId });
  const limits = factorLimits(person.userId, browser);
  const shown = await shownFactor(call, challenge, input, limits);
  if (shown === null) {
    await noteWrongFactor(db, context, now, person.userId);
    throw refuse("second_factor_wrong");
  }

  const begun = await inTransaction(db, async (tx) => {
    if ((await lockActivePerson(tx, person.userId)) === null) throw refuse("challenge_over");
    if (!(await endChallenge(tx, challenge.tokenHash, now))) throw refuse("challenge_over");
    if (!(await takeFactor(tx, now, person.userId, shown))) throw refuse("second_factor_wrong");
    if (shown.by === "backup_code") await tellOfFactors(tx, now, person.userId, "backup_code_used");
    const isKnown = browser.deviceId !== null;
    // What the password cost, and the code of an app.
    await forgiveGuess(tx, signInLimits(person.email, context.address, browser.deviceId), { isKnown });
    if (shown.by === "totp") await forgiveGuess(tx, limits, { isKnown: browser.hasShownFactor });
    const trusts = input.trustsDevice === true;
    return beginSession(call, tx, person, { browser, isFactorPassed: true, trusts });
  });
  handOver(call, begun);
  return loadPerson(db, person.userId, services.timeZone);
});

export async function noteWrongFactor(db: Database, context: CommandContext, now: Date, userId: bigint): Promise<void> {
  const nobody = { ...context, actorId: null, actorType: null };
  const detail = { failed: "wrong second factor" };
  await writeAudit(db, nobody, now, { recordType: "user", recordId: userId, detail });
}
