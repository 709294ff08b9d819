import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listClients } from "./list-clients.ts";

export const exportClients = exportList(operations.exportClients, listClients, {
  name: "clients",
  title: "Clients",
  columns: [
    { heading: "Name", kind: "text", isWide: true, of: ({ name }) => name },
    { heading: "Mobile", kind: "code", of: ({ mobile }) => mobile },
    { heading: "Email", kind: "text", isWide: true, of: ({ email }) => email },
    { heading: "Joined", kind: "day", of: ({ joinedOn }) => joinedOn },
    { heading: "Books", kind: "text", isWide: true, of: ({ bookNumbers }) => bookNumbers.join(", ") },
  ],
});
