export { addClient } from "./add-client.ts";
export { enrolClient } from "./enrol-client.ts";
export { getClient } from "./get-client.ts";
export { listClients, listClientsWithBooks } from "./list-clients.ts";
export { insertClient, makeSignIn } from "./make-client.ts";
export { updateClient } from "./update-client.ts";
export { exportClients } from "./export-clients.ts";
