import type * as operations from "@thangam/contracts/customers/operations";
import type { SamplesOf } from "./sample.ts";
import { customerSample } from "./values.ts";

export const customers: SamplesOf<typeof operations> = {
  addCustomer: () => ({ ...customerSample(), password: "quiet river 77" }),
  deleteCustomer: ({ userId }) => ({ id: userId }),
  exportCustomers: () => ({ search: "a", sort: "-name", format: "csv" }),
  getCustomer: ({ userId }) => ({ customerid: userId }),
  listCities: () => ({ stateid: "4035" }),
  listCustomers: () => ({ search: "a", sort: "-name" }),
  listStates: () => ({ countryid: "101" }),
  updateCustomer: ({ userId }) => ({ customerid: userId, ...customerSample() }),
};
