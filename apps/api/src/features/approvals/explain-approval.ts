import { operations } from "@thangam/contracts";
import { lockApproval } from "#kernel/approvals/approval-store.ts";
import { command } from "#kernel/handler.ts";
import { setReason } from "./approval-list-store.ts";
import { shown } from "./shown.ts";

/** For what has no field for its reason; one that was given stays. */
export const explainApproval = command(operations.explainApproval, async ({ actor, input, tx, now, note, refuse }) => {
  const approval = await lockApproval(tx, input.approvalId);
  if (approval === undefined) throw refuse("approval_not_found");
  if (approval.makerId !== actor.userId) throw refuse("approval_not_own");
  if (approval.state !== "waiting") throw refuse("approval_decided");
  if (approval.reason !== null) throw refuse("approval_explained");
  await setReason(tx, approval.id, input.reason);
  note({ recordType: "approval", recordId: approval.id, detail: { reason: input.reason } });
  return shown(tx, approval.id, { actor, now });
});
