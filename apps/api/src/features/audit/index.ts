export { listAuditEntries } from "./list-audit-entries.ts";
export { exportAuditEntries } from "./export-audit-entries.ts";
