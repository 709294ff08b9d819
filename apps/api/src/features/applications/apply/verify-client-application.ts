import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { burnCode, tryCode } from "#features/session/codes/index.ts";
import { lockEmails } from "#features/users/people/index.ts";
import { countAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { joiningLimits, MAX_WAITING } from "./application-limits.ts";
import { dropUnverified, findByToken, markVerified, waitingOf } from "./application-store.ts";
import { codeOf } from "./queue-application-code.ts";

/**
 * From the right code on, the shop sees the request. Sent again with its token, it is answered as the first time, so
 * that a lost answer loses nothing. What is waiting already is kept once: its repetition goes, and its token with it.
 */
export const verifyClientApplication = sessionCommand(operations.verifyClientApplication, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const tokenHash = services.secrets.hashOf("request token", input.requestToken);
  const request = await findByToken(db, tokenHash, now);
  if (request === null) {
    await countAttempt(db, joiningLimits.verify(context.address), now, refuse);
    throw refuse("request_token_invalid");
  }
  const { id, email } = request;
  if (request.emailVerifiedAt !== null) return { email };

  const tried = await tryCode(call, { ...codeOf(request), code: input.code });
  // Who presses twice has sent the code that the first press has used.
  const refuseUnlessDone = async () => {
    if (!(await findByToken(db, tokenHash, now))?.emailVerifiedAt) throw refuse("recovery_code_wrong");
    return { email };
  };
  if (tried === null || !tried.isRight) return refuseUnlessDone();
  const isBurnt = await inTransaction(db, async (tx) => {
    await lockEmails(tx, email === "" ? `none ${request.mobile}` : email);
    if (!(await burnCode(tx, tried, null))) return false;
    const { count, hasSame } = await waitingOf(tx, request);
    if (!hasSame && count >= MAX_WAITING) throw refuse("too_many_requests_waiting");
    await writeAudit(tx, context, now, { recordType: "request", recordId: id, detail: { askedBefore: hasSame } });
    if (hasSame) await dropUnverified(tx, id);
    else {
      await markVerified(tx, id, now);
      const dedupeKey = `request_received:${id}`;
      await queueMessage(tx, now, { kind: "request_received", dedupeKey, payload: { requestId: id.toString() } });
    }
    return true;
  });
  return isBurnt ? { email } : refuseUnlessDone();
});
