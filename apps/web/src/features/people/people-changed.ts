import { listAuditEntries } from "@thangam/contracts/audit";
import { getClient, listClients } from "@thangam/contracts/clients";
import { getCustomer, listCustomers } from "@thangam/contracts/customers";
import { getSession } from "@thangam/contracts/session";
import { getUser, listCapabilities, listUsers } from "@thangam/contracts/users";

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
