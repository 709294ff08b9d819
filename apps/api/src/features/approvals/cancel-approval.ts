import { operations } from "@thangam/contracts";
import { endApproval, lockApproval } from "#kernel/approvals/approval-store.ts";
import { command } from "#kernel/handler.ts";
import { shown } from "./shown.ts";

/** Also of what waits for its delay alone. */
export const cancelApproval = command(operations.cancelApproval, async ({ actor, input, tx, now, note, refuse }) => {
  const approval = await lockApproval(tx, input.approvalId);
  if (approval === undefined) throw refuse("approval_not_found");
  if (approval.makerId !== actor.userId) throw refuse("approval_not_own");
  if (approval.state !== "waiting") throw refuse("approval_decided");
  await endApproval(tx, approval.id, { state: "cancelled", checkerId: null, now });
  note({ recordType: "approval", recordId: approval.id, detail: { operation: approval.operation } });
  return shown(tx, approval.id, { actor, now });
});
