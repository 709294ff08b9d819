import { operations } from "@thangam/contracts";
import { endApproval, lockApproval } from "#kernel/approvals/approval-store.ts";
import { decidingCommand } from "#kernel/handler.ts";
import { checkableBy } from "./may-decide.ts";
import { shown } from "./shown.ts";

/**
 * Decision and call stand or fall together, in one transaction. What the records do not allow any more ends the approval as
 * failed, which is a decision, too. The twins: `enforce_approval_transitions`, `approvals_checker_check`.
 */
export const decideApproval = decidingCommand(
  operations.decideApproval,
  async ({ actor, input, tx, now, note, refuse, apply }) => {
    const { approvalId, decision, remarks = null } = input;
    const approval = await lockApproval(tx, approvalId);
    if (approval === undefined) throw refuse("approval_not_found");
    if (approval.makerId === actor.userId) throw refuse("approval_own");
    if (!checkableBy(actor).includes(approval.operation)) throw refuse("approval_not_yours");
    if (approval.state !== "waiting") throw refuse("approval_decided");
    if (approval.expiresAt <= now) throw refuse("approval_expired");

    const refused = { state: "refused" as const, outcome: null };
    if (decision === "refuse") await endApproval(tx, approvalId, { ...refused, checkerId: actor.userId, now, remarks });
    const end = decision === "refuse" ? refused : await apply(approval, remarks);
    note({
      recordType: "approval",
      recordId: approvalId,
      detail: {
        operation: approval.operation,
        state: end.state,
        maker: approval.makerId.toString(),
        ...(end.outcome !== null && { refusal: end.outcome.code }),
        ...(remarks !== null && { remarks }),
      },
    });
    return shown(tx, approvalId, { actor, now });
  },
);
