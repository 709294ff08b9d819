import { operations } from "@thangam/contracts";
import { endSessionOf, endSessionsOf } from "#features/session/index.ts";
import { command } from "#kernel/handler.ts";

const reason = "signed out elsewhere";

/** One of the person's own sessions, or all but the one that asks. Another's is as if it were not there. */
export const endSession = command(operations.endSession, async ({ actor, input, tx, now, note, refuse }) => {
  const { userId, sessionId: thisOne } = actor;
  if (input.sessionId === undefined) {
    const ended = await endSessionsOf(tx, userId, now, reason, thisOne);
    note({ recordType: "user", recordId: userId, detail: { ended: `${ended} other sessions` } });
    return { ended };
  }
  if (!(await endSessionOf(tx, userId, input.sessionId, now, reason))) throw refuse("not_found");
  note({ recordType: "session", recordId: input.sessionId, detail: { ended: reason } });
  return { ended: 1 };
});
