import type * as operations from "@thangam/contracts/clients/operations";
import type { SamplesOf } from "./sample.ts";
import { enrolment, person } from "./values.ts";

export const clients: SamplesOf<typeof operations> = {
  addClient: person,
  enrolClient: () => ({ ...person(), schemes: [enrolment()] }),
  exportClients: () => ({ search: "a", format: "csv" }),
  listClients: () => ({ search: "a", sort: "name" }),
  listClientsWithBooks: () => ({ search: "a", sort: "-joined" }),
  updateClient: ({ clientId }) => ({ id: clientId, ...person() }),
};
