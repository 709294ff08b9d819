import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listClosedBooks } from "./list-closed-books.ts";

export const exportClosedBooks = exportList(operations.exportClosedBooks, listClosedBooks, {
  name: "closed-books",
  title: "Closed books",
  columns: [
    { heading: "Book number", kind: "text", of: ({ bookNumber }) => bookNumber },
    { heading: "Name", kind: "text", isWide: true, of: ({ clientName }) => clientName },
    { heading: "Scheme", kind: "text", of: ({ schemeName }) => schemeName },
    { heading: "Status", kind: "word", of: ({ status }) => status },
    { heading: "Closed on", kind: "text", of: ({ closedAt }) => closedAt },
    { heading: "Closed by", kind: "text", of: ({ closedBy }) => closedBy },
    { heading: "Remarks", kind: "text", isWide: true, of: ({ remarks }) => remarks },
    { heading: "Open exceptions", kind: "count", of: ({ openExceptions }) => openExceptions },
    { heading: "Settled by way of", kind: "word", of: ({ settlement }) => settlement?.method ?? null },
    { heading: "Reference", kind: "text", of: ({ settlement }) => settlement?.reference ?? null },
    { heading: "Settled on", kind: "text", of: ({ settlement }) => settlement?.settledAt ?? null },
    { heading: "Settled by", kind: "text", of: ({ settlement }) => settlement?.settledBy ?? null },
    { heading: "Settled amount", kind: "rupees", of: ({ settlement }) => settlement?.totalPaise ?? null },
    { heading: "Bonus", kind: "rupees", of: ({ settlement }) => settlement?.bonusPaise ?? null },
    { heading: "Settled gold", kind: "grams", of: ({ settlement }) => settlement?.totalMg ?? null },
    { heading: "Bonus in gold", kind: "grams", of: ({ settlement }) => settlement?.bonusMg ?? null },
    {
      heading: "Settlement remarks",
      kind: "text",
      isWide: true,
      of: ({ settlementRemarks }) => settlementRemarks,
    },
  ],
});
