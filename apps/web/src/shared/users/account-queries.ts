import { listAuditEntries } from "@thangam/contracts/audit/operations";
import { getClient, listClients } from "@thangam/contracts/clients/list-operations";
import { getCustomer, listCustomers } from "@thangam/contracts/customers/customer-operations";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { getUser, listUsers } from "@thangam/contracts/users/user-operations";
import { listCapabilities } from "@thangam/contracts/users/capability-operations";

/** The queries that show somebody's name, addresses, kind or status. */
export const accountQueries = [
  listCustomers,
  getCustomer,
  listUsers,
  getUser,
  listCapabilities,
  listClients,
  getClient,
  listAuditEntries,
  getSession,
];
