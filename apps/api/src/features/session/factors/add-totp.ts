import { operations } from "@thangam/contracts";
import { sessionCommand } from "#kernel/handler.ts";
import { countChallengeTry } from "./challenge-store.ts";
import { addFactor, openEnrolmentOf } from "./enrolment.ts";
import { insertTotp } from "./factor-store.ts";
import { stepOf } from "./show-factor.ts";

export const addTotp = sessionCommand(operations.addTotp, async (call) => {
  const { input, db, now, services, refuse } = call;
  const enrolment = await openEnrolmentOf(call, input.challenge);
  const { challenge, person } = enrolment;
  const { sealedSecret, tokenHash } = challenge;
  if (sealedSecret === null || !(await countChallengeTry(db, tokenHash, now))) throw refuse("challenge_over");
  const code = input.code.replaceAll(/\s/g, "");
  const lastStep = stepOf(services.secrets, sealedSecret, { userId: person.userId, code, now });
  if (lastStep === null) throw refuse("second_factor_wrong");
  return addFactor(call, enrolment, {
    trusts: input.trustsDevice === true,
    insert: (tx) => insertTotp(tx, now, { userId: person.userId, name: "App", sealedSecret, lastStep }),
  });
});
