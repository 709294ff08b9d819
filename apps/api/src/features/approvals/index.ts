import type * as operations from "@thangam/contracts/approvals/approval-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { cancelApproval } from "./cancel-approval.ts";
import { decideApproval } from "./decide-approval.ts";
import { explainApproval } from "./explain-approval.ts";
import { listApprovals } from "./list-approvals.ts";

export { checkableBy } from "./may-decide.ts";

export const handlers: HandlersOf<typeof operations> = {
  cancelApproval,
  decideApproval,
  explainApproval,
  listApprovals,
};
