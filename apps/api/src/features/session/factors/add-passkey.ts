import { operations } from "@thangam/contracts";
import { sessionCommand } from "#kernel/handler.ts";
import { verifiedNew } from "#platform/security/passkeys.ts";
import { takePasskeyChallenge } from "./challenge-store.ts";
import { addFactor, openEnrolmentOf } from "./enrolment.ts";
import { handleOf, insertPasskey, MAX_PASSKEYS, passkeysOf } from "./factor-store.ts";

/** A passkey is whose the enrolment is, whatever its authenticator was told. */
export const addPasskey = sessionCommand(operations.addPasskey, async (call) => {
  const { input, db, now, services, refuse } = call;
  const enrolment = await openEnrolmentOf(call, input.challenge);
  const { challenge, person } = enrolment;
  const { userId } = person;
  if (services.relyingParty === null) throw refuse("passkeys_unavailable");
  const toSign = await takePasskeyChallenge(db, challenge.tokenHash);
  if (toSign === null) throw refuse("challenge_over");
  const made = await verifiedNew(services.relyingParty, toSign, input.passkey);
  if (made === null) throw refuse("passkey_refused");
  return addFactor(call, enrolment, {
    trusts: input.trustsDevice === true,
    insert: async (tx) => {
      const others = await passkeysOf(tx, userId);
      if (others.length >= MAX_PASSKEYS) throw refuse("too_many_factors");
      const row = {
        ...made,
        userId,
        name: input.name ?? "Passkey",
        userHandle: await handleOf(tx, services.secrets, userId),
      };
      if (!(await insertPasskey(tx, now, row))) throw refuse("passkey_refused");
    },
  });
});
