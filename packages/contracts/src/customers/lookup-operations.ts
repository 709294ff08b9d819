import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { listOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";

/** An entry of a list to choose from. */
const option = record({ label: z.string(), value: z.string() });

export const listDesignations = operation({
  wire: "Get_Designation",
  method: "GET",
  kind: "query",
  allow: "signed-in",
  summary: "The designations staff can have.",
  input: record({}),
  output: listOf(option),
  refusals: [],
});

export const listCountries = operation({
  wire: "GetCountry",
  method: "GET",
  kind: "query",
  allow: "signed-in",
  summary: "All countries; India is 101.",
  input: record({}),
  output: listOf(option),
  refusals: [],
});

export const listStates = operation({
  wire: "GetState",
  method: "POST",
  kind: "query",
  allow: "signed-in",
  publicFields: ["countryId", "country"],
  summary: "The states of a country.",
  input: record({
    countryId: ["countryid", z.optional(id({ invalid: "customer_country_missing" }))],
    /** Some callers name the same thing this way. */
    country: ["Country", z.optional(id({ invalid: "customer_country_missing" }))],
  }).check(
    z.refine(({ countryId, country }) => countryId !== undefined || country !== undefined, {
      error: "customer_country_missing",
    }),
  ),
  output: listOf(option),
  refusals: [],
});

export const listCities = operation({
  wire: "GetCity",
  method: "POST",
  kind: "query",
  allow: "signed-in",
  publicFields: ["stateId"],
  summary: "The cities of a state.",
  input: record({
    stateId: ["stateid", id({ missing: "customer_state_missing", invalid: "customer_state_missing" })],
  }),
  output: listOf(option),
  refusals: [],
});
