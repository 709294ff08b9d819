import { listAuditEntries } from "@thangam/contracts/audit/operations";
import { getClient, listClients } from "@thangam/contracts/clients/operations";
import { getCustomer, listCustomers } from "@thangam/contracts/customers/operations";
import { getSession } from "@thangam/contracts/session/operations";
import { getUser, listCapabilities, listUsers } from "@thangam/contracts/users/operations";

/** The queries that show somebody's name, addresses, kind or status. */
export const peopleChanged = [
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
