import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { openChallenge } from "./challenges.ts";
import { waysOfFactors } from "./ways-on.ts";

/** Whoever has no factor shows the password. */
export const openStepUp = sessionCommand(operations.openStepUp, async (call) => {
  const { actor, db, now, context, services } = call;
  assert(actor !== null, "only a signed-in person is asked for a factor");
  const { userId, sessionId } = actor;
  const ways = await waysOfFactors(db, services.relyingParty, userId);
  const challenge = await openChallenge(call, db, { purpose: "step_up", userId, sessionId });
  await writeAudit(db, context, now, { recordType: "user", recordId: userId });
  return { challenge, methods: ways?.methods ?? (["password"] as const).slice() };
});
