import type * as operations from "@thangam/contracts/clients/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { addClient } from "./add-client.ts";
import { enrolClient } from "./enrol-client.ts";
import { getClient } from "./get-client.ts";
import { listClients, listClientsWithBooks } from "./list-clients.ts";
import { updateClient } from "./update-client.ts";
import { exportClients } from "./export-clients.ts";

export { userWithoutEmail } from "./client-store.ts";
export { insertClient, makeSignIn } from "./make-client.ts";

export const handlers: HandlersOf<typeof operations> = {
  addClient,
  enrolClient,
  exportClients,
  getClient,
  listClients,
  listClientsWithBooks,
  updateClient,
};
