export { AuditEntries } from "./audit-entries.tsx";
