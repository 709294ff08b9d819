import type { listApprovals } from "@thangam/contracts/approvals/approval-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

export type Approval = OutputOf<typeof listApprovals>["rows"][number];
export type Danger = Approval["dangers"][number];
