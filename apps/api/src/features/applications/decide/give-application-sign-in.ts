import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { ensureSignIn } from "./approval.ts";
import { isDecided } from "./application-states.ts";
import { lockRequest } from "./application-store.ts";
import { checkStep, decisionOf } from "./finish-decision.ts";

/** One step of an approval. The e-mail, mobile number and password are the request's, whatever is sent. */
export const giveApplicationSignIn = command(operations.giveApplicationSignIn, async (call) => {
  const { input, tx, note, refuse } = call;
  const request = await lockRequest(tx, input.requestId);
  if (request === null) throw refuse("request_not_found");
  checkStep(request, { clientStatus: "approved" }, refuse);
  // Once all is decided, what stands is answered and nothing changes.
  const name = isDecided(decisionOf(request)) ? null : input.name;
  const { userId, isSignInNew } = await ensureSignIn(call, request, name);
  note({
    recordType: "request",
    recordId: request.id,
    detail: { userId: userId.toString(), signInMade: isSignInNew },
  });
  return { userId };
});
