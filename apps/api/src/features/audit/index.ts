import type * as operations from "@thangam/contracts/audit/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { listAuditEntries } from "./list-audit-entries.ts";
import { exportAuditEntries } from "./export-audit-entries.ts";

export const handlers: HandlersOf<typeof operations> = {
  exportAuditEntries,
  listAuditEntries,
};
