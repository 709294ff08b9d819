export { addClient } from "./add-client.ts";
export { enrolClient } from "./enrol-client.ts";
export { listClients } from "./list-clients.ts";
