import type * as operations from "@thangam/contracts/users/operations";
import type { SamplesOf } from "./sample.ts";
import { person } from "./values.ts";

export const users: SamplesOf<typeof operations> = {
  addUser: () => ({ ...person(), usertype: "Employee", password: "quiet river 77" }),
  exportUsers: () => ({ search: "a", usertype: "Admin", format: "xlsx" }),
  listCapabilities: () => ({ search: "a" }),
  listUsers: () => ({ search: "a", usertype: "Admin" }),
  resetSecondFactor: ({ factorOwnerId }) => ({ id: factorOwnerId }),
  saveCapabilities: ({ employeeId }) => ({ id: employeeId, capabilities: ["clients.view", "payments.take"] }),
  updateUser: ({ userId }) => ({ id: userId, ...person(), usertype: "Customer", status: "Active" }),
};
