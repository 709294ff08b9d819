import { operations } from "@thangam/contracts";
import { beginSession, handOver } from "#features/session/begin-session.ts";
import { browserOf } from "#features/session/browser.ts";
import { loadPerson } from "#features/session/person-view.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { fromBase64Url, verifiedShown } from "#platform/security/passkeys.ts";
import { endChallenge, takePasskeyChallenge } from "./challenge-store.ts";
import { openedChallenge } from "./challenges.ts";
import { findPasskey, lockActivePerson, takeSignature } from "./factor-store.ts";
import { noteWrongFactor } from "./pass-second-factor.ts";
import { findSignInPerson } from "./person-store.ts";
import { isHandleOf } from "./show-factor.ts";

/** A passkey that asked for a finger, a face or a PIN stands for both factors. Whatever is wrong is answered alike. */
export const signInWithPasskey = sessionCommand(operations.signInWithPasskey, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { tokenHash } = await openedChallenge(call, input.challenge, ["passkey"]);
  const toSign = await takePasskeyChallenge(db, tokenHash);
  const kept = await findPasskey(db, fromBase64Url(input.passkey.id));
  const { relyingParty } = services;
  if (relyingParty === null || toSign === null || kept === null || !isHandleOf(kept, input.passkey))
    throw refuse("passkey_refused");
  const to = await verifiedShown(relyingParty, toSign, input.passkey, { kept, isAlone: true });
  const person = await findSignInPerson(db, kept.userId);
  if (to === null || person === null) {
    await noteWrongFactor(db, context, now, kept.userId);
    throw refuse("passkey_refused");
  }

  const browser = await browserOf(call, { userId: person.userId });
  const begun = await inTransaction(db, async (tx) => {
    if ((await lockActivePerson(tx, person.userId)) === null) throw refuse("passkey_refused");
    if (!(await endChallenge(tx, tokenHash, now))) throw refuse("challenge_over");
    if (!(await takeSignature(tx, kept.id, { from: kept.signCount, to }, now))) throw refuse("passkey_refused");
    return beginSession(call, tx, person, { browser, isFactorPassed: true });
  });
  handOver(call, begun);
  return loadPerson(db, person.userId, services.timeZone);
});
