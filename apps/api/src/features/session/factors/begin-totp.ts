import { operations } from "@thangam/contracts";
import { readShop } from "#core/shop-store.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { newTotpSecret, totpAddress } from "#platform/security/totp.ts";
import { keepSealedSecret } from "./challenge-store.ts";
import { openEnrolmentOf } from "./enrolment.ts";
import { totpPlace } from "./show-factor.ts";

/** A new secret each time; the last one counts. It is the person's once they show a code of it. */
export const beginTotp = sessionCommand(operations.beginTotp, async (call) => {
  const { input, db, services } = call;
  const { challenge, person } = await openEnrolmentOf(call, input.challenge);
  const secret = newTotpSecret();
  await keepSealedSecret(db, challenge.tokenHash, services.secrets.seal(secret, totpPlace(person.userId)));
  const { name } = await readShop(db);
  return { secret, address: totpAddress(secret, { shop: name, person: person.email || person.name }) };
});
