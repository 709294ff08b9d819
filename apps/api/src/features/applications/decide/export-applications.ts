import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listApplications } from "./list-applications.ts";

export const exportApplications = exportList(operations.exportApplications, listApplications, {
  name: "requests",
  title: "Requests",
  columns: [
    { heading: "Requested", kind: "text", of: ({ requestedAt }) => requestedAt },
    { heading: "Kind", kind: "word", of: ({ kind }) => (kind === "Join" ? "Joins" : "Further book") },
    { heading: "Name", kind: "text", isWide: true, of: ({ name }) => name },
    { heading: "Mobile", kind: "code", of: ({ mobile }) => mobile },
    { heading: "Email", kind: "text", isWide: true, of: ({ email }) => email },
    { heading: "Scheme", kind: "text", of: ({ schemeName }) => schemeName },
    { heading: "Amount", kind: "rupees", of: ({ amountPaise }) => amountPaise },
    { heading: "Instalments", kind: "count", of: ({ instalments }) => instalments },
    { heading: "Client status", kind: "word", of: ({ clientStatus }) => clientStatus },
    { heading: "Book status", kind: "word", of: ({ bookStatus }) => bookStatus },
    { heading: "Book number", kind: "text", of: ({ bookNumber }) => bookNumber },
    { heading: "Decided", kind: "text", of: ({ decidedAt }) => decidedAt },
    { heading: "Decided by", kind: "text", of: ({ decidedBy }) => decidedBy },
    { heading: "Reason", kind: "text", isWide: true, of: ({ reason }) => reason },
  ],
});
