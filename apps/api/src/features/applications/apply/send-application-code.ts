import { operations } from "@thangam/contracts";
import { countAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { joiningLimits } from "./application-limits.ts";
import { findByToken } from "./application-store.ts";
import { queueRequestCode } from "./queue-application-code.ts";

/** Sends another code in the place of the one before it. */
export const sendApplicationCode = sessionCommand(operations.sendApplicationCode, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const request = await findByToken(db, services.secrets.hashOf("request token", input.requestToken), now);
  await countAttempt(db, joiningLimits.send(context.address, request), now, refuse);
  if (request === null || request.emailVerifiedAt !== null) throw refuse("request_token_invalid");
  await inTransaction(db, (tx) => queueRequestCode(call, tx, request));
  return { email: request.email };
});
