import type * as operations from "@thangam/contracts/customers/lookup-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { listCities, listCountries, listDesignations, listStates } from "./lookups.ts";

export const handlers: HandlersOf<typeof operations> = {
  listCities,
  listCountries,
  listDesignations,
  listStates,
};
