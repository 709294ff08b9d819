import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { selectCities, selectCountries, selectDesignations, selectStates } from "./lookup-store.ts";
import type { LookupRow } from "./lookup-store.ts";

export const listDesignations = query(operations.listDesignations, async ({ db }) =>
  optionsOf(await selectDesignations(db)),
);

export const listCountries = query(operations.listCountries, async ({ db }) => optionsOf(await selectCountries(db)));

/** The states of a country that is not there are none. */
export const listStates = query(operations.listStates, async ({ db, input }) => {
  const countryId = input.countryId ?? input.country;
  return countryId === undefined ? [] : optionsOf(await selectStates(db, countryId));
});

export const listCities = query(operations.listCities, async ({ db, input }) =>
  optionsOf(await selectCities(db, input.stateId)),
);

// Sorted here, because the order of a database depends on how it was set up; accents stand with their letters.
const byName = new Intl.Collator("en");

function optionsOf(rows: readonly LookupRow[]) {
  return rows
    .map(({ id, name }) => ({ label: name, value: id.toString() }))
    .toSorted((a, b) => byName.compare(a.label, b.label));
}
