import type * as operations from "@thangam/contracts/approvals/operations";
import type { SamplesOf } from "./sample.ts";

export const approvals: SamplesOf<typeof operations> = {
  cancelApproval: ({ ownApprovalId }) => ({ approval_id: ownApprovalId }),
  decideApproval: ({ approvalId }) => ({ approval_id: approvalId, decision: "refuse", remarks: "Not agreed" }),
  explainApproval: ({ ownApprovalId }) => ({ approval_id: ownApprovalId, reason: "Taken twice" }),
  listApprovals: () => ({ view: "queue", search: "a" }),
  // Those that a shop begins with: nothing changes.
  saveApprovalSettings: () => ({
    version: "1",
    scope: "employees",
    kinds_off: [],
    refund_up_to: "0",
    typed_number_up_to: "0",
    settlement_up_to: "50000",
    cheque_up_to: "0",
    variance_up_to: "500",
    weight_up_to_percent: "0.5",
    gold_rate_up_to_percent: "5",
    expiry_hours: 72,
    delay_minutes: 60,
  }),
};
