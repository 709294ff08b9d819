import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { openChallenge, requireStepUp } from "./challenges.ts";

export const openEnrolment = sessionCommand(operations.openEnrolment, async (call) => {
  const { actor, input, db, now, context } = call;
  assert(actor !== null, "only a signed-in person adds a factor to their session");
  const { userId, sessionId } = actor;
  await requireStepUp({ ...call, actor }, input.stepUp);
  const challenge = await openChallenge(call, db, { purpose: "enrolment", userId, sessionId });
  await writeAudit(db, context, now, { recordType: "user", recordId: userId });
  return { challenge };
});
