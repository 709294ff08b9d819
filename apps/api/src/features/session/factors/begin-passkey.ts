import { operations } from "@thangam/contracts";
import { readShop } from "#core/shop-store.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { newToken } from "#platform/ids.ts";
import { creationOptionsFor } from "#platform/security/passkeys.ts";
import { keepPasskeyChallenge } from "./challenge-store.ts";
import { openEnrolmentOf } from "./enrolment.ts";
import { handleOf, MAX_PASSKEYS, passkeysOf } from "./factor-store.ts";

export const beginPasskey = sessionCommand(operations.beginPasskey, async (call) => {
  const { input, db, services, refuse } = call;
  const { challenge, person } = await openEnrolmentOf(call, input.challenge);
  if (services.relyingParty === null) throw refuse("passkeys_unavailable");
  const { userId, email, name } = person;
  const others = await passkeysOf(db, userId);
  if (others.length >= MAX_PASSKEYS) throw refuse("too_many_factors");
  const toSign = newToken();
  await keepPasskeyChallenge(db, challenge.tokenHash, toSign);
  const { name: shop } = await readShop(db);
  const owner = { shop, handle: await handleOf(db, services.secrets, userId), email: email || name, name, others };
  return { options: creationOptionsFor(services.relyingParty, toSign, owner) };
});
