import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { approvalKinds } from "#kernel/approval-kinds.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { enumOf, text } from "#values/text.ts";
import { approval, approvalStates, approvalViews } from "./schemas.ts";

const approvalId = id({ missing: "approval_missing", invalid: "approval_missing" });

export const listApprovals = operation({
  wire: "Get_Approvals",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["staff"],
  branch: "seen",
  summary:
    "What waits for a confirmation and what became of it, newest first: the caller's own, or what they may check.",
  input: record({
    ...branchFilter,
    view: z._default(enumOf(approvalViews, { invalid: "value_invalid" }), "all"),
    state: z.optional(enumOf(approvalStates, { invalid: "status_invalid" })),
    kind: z.optional(enumOf(approvalKinds, { invalid: "value_invalid" })),
    approvalId: ["approval_id", z.optional(approvalId)],
    ...paging([]),
  }),
  output: pageOf(approval),
  refusals: [],
});

export const decideApproval = operation({
  wire: "Decide_Approval",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("approvals.check")],
  branch: inBranch("approval", "approvalId"),
  summary: "Confirms what somebody else asked for, which then happens at once, or refuses it with a reason.",
  auditLabel: "Decided about an approval",
  input: record({
    approvalId: ["approval_id", approvalId],
    decision: enumOf(["approve", "refuse"], { missing: "decision_missing", invalid: "decision_missing" }),
    remarks: z.optional(text({ max: 300 })),
  }).check(
    z.refine(({ decision, remarks }) => decision !== "refuse" || remarks !== undefined, {
      error: "refusal_reason_missing",
      path: ["remarks"],
    }),
  ),
  output: oneOf(approval),
  refusals: [
    "approval_not_found",
    "approval_decided",
    "approval_expired",
    "approval_own",
    "approval_not_yours",
    // What it is about is posted on a day, and waits for the next one.
    "day_closed",
  ],
});

export const cancelApproval = operation({
  wire: "Cancel_Approval",
  method: "POST",
  kind: "command",
  allow: ["staff"],
  branch: inBranch("approval", "approvalId"),
  summary: "Takes back what the caller asked for, as long as nobody decided about it.",
  auditLabel: "Took back a request for approval",
  input: record({ approvalId: ["approval_id", approvalId] }),
  output: oneOf(approval),
  refusals: ["approval_not_found", "approval_decided", "approval_not_own"],
});

export const explainApproval = operation({
  wire: "Explain_Approval",
  method: "POST",
  kind: "command",
  allow: ["staff"],
  branch: inBranch("approval", "approvalId"),
  summary: "Adds the maker's reason to a request for approval that has none.",
  auditLabel: "Gave the reason of a request for approval",
  input: record({
    approvalId: ["approval_id", approvalId],
    reason: text({ max: 300, missing: "approval_reason_missing", invalid: "approval_reason_missing" }),
  }),
  output: oneOf(approval),
  refusals: ["approval_not_found", "approval_decided", "approval_not_own", "approval_explained"],
});
