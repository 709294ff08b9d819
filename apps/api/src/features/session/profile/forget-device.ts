import { operations } from "@thangam/contracts";
import { forgetDevicesOf } from "#features/session/index.ts";
import { command } from "#kernel/handler.ts";
import { deviceOfSession } from "./profile-store.ts";

const reason = "forgotten";

/** One of the person's own devices, or all but the one that asks. Another's is as if it were not there. */
export const forgetDevice = command(operations.forgetDevice, async ({ actor, input, tx, now, note, refuse }) => {
  const { userId, sessionId } = actor;
  const which = input.device === undefined ? { but: await deviceOfSession(tx, sessionId) } : { only: input.device };
  const forgotten = await forgetDevicesOf(tx, userId, now, reason, which);
  if (input.device !== undefined && forgotten === 0) throw refuse("not_found");
  note({ recordType: "user", recordId: userId, detail: { forgotten: `${forgotten} devices` } });
  return { forgotten };
});
