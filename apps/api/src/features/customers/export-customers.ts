import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listCustomers } from "./list-customers.ts";

export const exportCustomers = exportList(operations.exportCustomers, listCustomers, {
  name: "customers",
  title: "Customers",
  columns: [
    { heading: "Name", kind: "text", isWide: true, of: ({ name }) => name },
    { heading: "Mobile", kind: "code", of: ({ mobile }) => mobile },
    { heading: "Email", kind: "text", isWide: true, of: ({ email }) => email },
    { heading: "Status", kind: "word", of: ({ status }) => status },
    {
      heading: "Temporary password",
      kind: "word",
      of: ({ hasTemporaryPassword }) => (hasTemporaryPassword ? "Yes" : "No"),
    },
  ],
});
