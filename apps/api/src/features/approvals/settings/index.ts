import type * as operations from "@thangam/contracts/approvals/approval-settings-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getApprovalSettings } from "./get-approval-settings.ts";
import { saveApprovalSettings } from "./save-approval-settings.ts";

export const handlers: HandlersOf<typeof operations> = { getApprovalSettings, saveApprovalSettings };
