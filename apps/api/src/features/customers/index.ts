import type * as operations from "@thangam/contracts/customers/customer-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import type { OwnerReaders } from "#kernel/ownership.ts";
import { addCustomer } from "./add-customer.ts";
import { deleteCustomer } from "./delete-customer.ts";
import { getCustomer } from "./get-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { resendWelcome } from "./resend-welcome.ts";
import { updateCustomer } from "./update-customer.ts";
import { exportCustomers } from "./export-customers.ts";

export const handlers: HandlersOf<typeof operations> = {
  addCustomer,
  deleteCustomer,
  exportCustomers,
  getCustomer,
  listCustomers,
  resendWelcome,
  updateCustomer,
};

export const owners: Pick<OwnerReaders, "customer"> = { customer: async (_db, userId) => BigInt(userId) };
