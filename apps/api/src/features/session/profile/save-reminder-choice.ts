import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { takeBackReminders } from "#outbox/index.ts";
import { saveWantsReminders } from "./profile-store.ts";

/** Holds from now on: a reminder that is written and not yet on its way does not go out any more. */
export const saveReminderChoice = command(operations.saveReminderChoice, async ({ actor, input, tx, note }) => {
  await saveWantsReminders(tx, actor.userId, input.wantsReminders);
  if (!input.wantsReminders) await takeBackReminders(tx, actor.userId);
  note({ recordType: "user", recordId: actor.userId, detail: { wantsReminders: input.wantsReminders } });
  return { wantsReminders: input.wantsReminders };
});
