export { listCities, listCountries, listDesignations, listStates } from "./lookups.ts";
