import { operations } from "@thangam/contracts";
import { command, query } from "#kernel/handler.ts";
import { sealedFor } from "#outbox/index.ts";
import { deleteSubscription, hasSubscription, putSubscription } from "./push-subscription-store.ts";

export const getPush = query(operations.getPush, async ({ actor, db, services }) => ({
  publicKey: services.push.publicKey,
  isOn: await hasSubscription(db, actor.sessionId),
}));

/** Whoever used the browser before gets nothing there any more. */
export const savePushSubscription = command(operations.savePushSubscription, async (call) => {
  const { actor, input, tx, now, services, note, refuse } = call;
  if (!services.push.isKnown(input.endpoint)) throw refuse("push_service_unknown");
  const { sessionId } = actor;
  await putSubscription(tx, {
    sessionId,
    endpointHash: services.secrets.hashOf("push endpoint", input.endpoint),
    sealed: services.secrets.seal(JSON.stringify({ ...input, madeFor: services.push.publicKey }), sealedFor(sessionId)),
    createdAt: now,
  });
  note({ recordType: "session", recordId: sessionId });
  return { isOn: true };
});

export const removePushSubscription = command(operations.removePushSubscription, async ({ actor, tx, note }) => {
  await deleteSubscription(tx, actor.sessionId);
  note({ recordType: "session", recordId: actor.sessionId });
  return { isOn: false };
});
