import { operations } from "@thangam/contracts";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { askForFactor } from "#features/session/ask-for-factor.ts";
import type { Asked } from "#features/session/ask-for-factor.ts";
import { beginSession, handOver } from "#features/session/begin-session.ts";
import type { Begun } from "#features/session/begin-session.ts";
import { burnCode, forgiveTry, tryCode } from "#features/session/codes/index.ts";
import { waysOn } from "#features/session/factors/ways-on.ts";
import { areStrangersTooMany, browserOf, countAttempt, noteAttempt, replacePassword } from "#features/session/index.ts";
import { loadPerson } from "#features/session/person-view.ts";
import { NO_PASSWORD } from "#features/session/temporary-password.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addressLimits } from "./mobile-limits.ts";
import { findPeopleOfMobile, lockPersonOfMobile } from "./mobile-store.ts";

/**
 * The code stands for the password: whose second factor is due is asked for it. Several people with one number are named to
 * whoever has the code, which stays good for the one they choose. Whose number it is is looked up when the code comes back, so that
 * a code to a number that was changed meanwhile opens nothing.
 */
export const signInWithCode = sessionCommand(operations.signInWithCode, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { mobile, code, signInToken, userId } = input;
  const areTooMany = await areStrangersTooMany(db, now);

  const tried = await tryCode(call, { purpose: "sign_in", receiver: mobile, request: signInToken, code });
  if (tried === null) {
    await countAttempt(db, [addressLimits.verify(context.address)], now, refuse);
    throw refuse("recovery_code_wrong");
  }
  const people = await findPeopleOfMobile(db, mobile);
  if (!tried.isRight) {
    const [first] = people;
    const note = { recordType: "user", recordId: first?.userId ?? "unknown", detail: { failed: "wrong code" } };
    const isKept = first !== undefined || !areTooMany;
    await inTransaction(db, (tx) => noteAttempt(tx, context, now, note, { isKept }));
    throw refuse("recovery_code_wrong");
  }
  if (userId === undefined && people.length > 1) {
    await forgiveTry(db, tried);
    return { person: null, people } satisfies OutputOf<typeof operations.signInWithCode>;
  }

  const chosen = people.find((one) => userId === undefined || one.userId === userId);
  if (chosen === undefined) throw refuse("recovery_code_wrong");
  const person = { userId: chosen.userId, role: "Customer" } as const;
  const browser = await browserOf(call, { userId: person.userId });
  const outcome = await inTransaction(db, async (tx): Promise<Begun | Asked | null> => {
    const locked = await lockPersonOfMobile(tx, person.userId, mobile);
    if (locked === null || !(await burnCode(tx, tried, null))) return null;
    const ways = await waysOn(tx, services.relyingParty, person);
    if (ways !== null && (ways.enrols || !browser.isTrusted)) {
      return askForFactor(call, tx, person.userId, { ways, passed: "code by SMS" });
    }
    // Who has the telephone needs no password that somebody else chose: others who know it cannot come first.
    if (locked.isPasswordTemporary) {
      await replacePassword(tx, person.userId, now, { passwordHash: NO_PASSWORD, temporaryUntil: null });
    }
    return beginSession(call, tx, person, { browser, isFactorPassed: ways !== null });
  });
  if (outcome === null) throw refuse("recovery_code_wrong");
  if ("challenge" in outcome) throw refuse("second_factor_needed", outcome);
  handOver(call, outcome);
  return { person: await loadPerson(db, person.userId, services.timeZone), people: [] };
});
