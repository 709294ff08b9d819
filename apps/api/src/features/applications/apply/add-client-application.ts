import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { nomineesAsAsked } from "#features/books/index.ts";
import { areStrangersTooMany, countAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { newToken } from "#platform/ids.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { checkApplication } from "./check-application.ts";
import { joiningLimits } from "./application-limits.ts";
import { insertRequest } from "./application-store.ts";
import { queueRequestCode } from "./queue-application-code.ts";

/**
 * Keeps what a stranger asks for and sends a code to their address, or by SMS to who has none. Nobody is looked up by it, so that neither the
 * answer nor its time tells who is known; the shop sees the request once the code comes back.
 */
export const addClientApplication = sessionCommand(operations.addClientApplication, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  await countAttempt(db, joiningLimits.send(context.address, input), now, refuse);
  const areTooMany = await areStrangersTooMany(db, now);
  const scheme = await checkApplication(db, input, refuse);

  const requestToken = newToken();
  const { name, email, mobile, amountPaise, termsVersion, language, nominees } = input;
  await inTransaction(db, async (tx) => {
    const id = await insertRequest(tx, {
      kind: "join",
      name,
      email,
      mobile,
      language,
      ...scheme,
      amountPaise,
      termsVersion,
      termsAcceptedAt: now,
      nominees: nomineesAsAsked(nominees),
      tokenHash: services.secrets.hashOf("request token", requestToken),
      createdAt: now,
    });
    await queueRequestCode(call, tx, { id, email, mobile });
    if (!areTooMany) await writeAudit(tx, context, now, { recordType: "request", recordId: id });
  });
  return { requestToken, email };
});
