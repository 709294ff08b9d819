import { operations } from "@thangam/contracts";
import { messageStateCodes } from "@thangam/contracts/messages/schemas";
import { command } from "#kernel/handler.ts";
import { selectMessage, sendAgain } from "#outbox/index.ts";
import { resendBarOf } from "./message-view.ts";

/** Of two who ask for it at once, the second is refused, because it waits. The table keeps secret messages from it, too. */
export const resendMessage = command(operations.resendMessage, async ({ input, tx, now, note, refuse }) => {
  const message = await selectMessage(tx, input.id);
  if (message === null) throw refuse("message_not_found");
  const bar = resendBarOf(message, now);
  if (bar !== null) throw refuse(bar);
  if ((await sendAgain(tx, message.id, now)) !== "queued") throw refuse("message_still_waiting");
  note({ recordType: "message", recordId: message.id, detail: { kind: message.kind } });
  return { id: message.id, state: messageStateCodes.phraseOf("waiting") };
});
