import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

export const exportAuditEntries = exportList(operations.exportAuditEntries, listAuditEntries, {
  name: "audit-trail",
  title: "Audit trail",
  columns: [
    { heading: "When", kind: "text", of: ({ at }) => at },
    { heading: "Who", kind: "text", isWide: true, of: ({ actorName }) => actorName },
    { heading: "User type", kind: "word", of: ({ actorType }) => actorType },
    { heading: "Action", kind: "text", of: ({ action }) => action },
    { heading: "Record", kind: "text", of: ({ recordType }) => recordType },
    { heading: "Record number", kind: "code", of: ({ recordId }) => recordId },
    { heading: "Detail", kind: "text", isWide: true, of: ({ detail }) => detailText(detail) },
    { heading: "Address", kind: "text", of: ({ address }) => address },
    { heading: "Request number", kind: "text", of: ({ requestId }) => requestId },
  ],
});

/** "amount: 500; book: GH1001" */
function detailText(detail: Record<string, unknown>): string {
  const parts = Object.entries(detail).map(([name, value]) => {
    return `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
  });
  return parts.join("; ");
}
