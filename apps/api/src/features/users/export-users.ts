import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listUsers } from "./list-users.ts";

export const exportUsers = exportList(operations.exportUsers, listUsers, {
  name: "users",
  title: "Users",
  columns: [
    { heading: "Name", kind: "text", isWide: true, of: ({ name }) => name },
    { heading: "Mobile", kind: "code", of: ({ mobile }) => mobile },
    { heading: "Email", kind: "text", isWide: true, of: ({ email }) => email },
    { heading: "User type", kind: "word", of: ({ userType }) => userType },
    { heading: "Designation", kind: "text", of: ({ designation }) => designation },
    { heading: "Department", kind: "text", of: ({ department }) => department },
    { heading: "Status", kind: "word", of: ({ status }) => status },
  ],
});
