import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { ensureClient } from "./approval.ts";
import { lockRequestOf } from "./application-store.ts";
import { queueWelcome } from "./finish-decision.ts";

/** One step of an approval: the messages. What they say is read from our own records when they are sent. */
export const sendApplicationWelcome = command(operations.sendApplicationWelcome, async (call) => {
  const { input, branches, tx, note, refuse } = call;
  const request = await lockRequestOf(tx, input.email, branches);
  if (request === null) throw refuse("request_not_found");
  const held = await ensureClient(call, request, null);
  await queueWelcome(call, held);
  note({ recordType: "request", recordId: request.id, detail: { sent: "welcome" } });
  return { email: input.email };
});
