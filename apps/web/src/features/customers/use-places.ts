import { listCities, listCountries, listStates } from "@thangam/contracts/customers/lookup-operations";
import { useOperation } from "#api/query.ts";
import type { Option } from "#ui/select-field.tsx";
import { NOT_GIVEN } from "./customer-draft.ts";

const STALE_MS = 60 * 60_000;

interface Place {
  countryId: string;
  stateId: string;
  cityId: string;
}

/**
 * The options for country, state and city, and the selected ones. A selection that is no option falls back to the
 * first, but for an address that was never given.
 */
export function usePlaces(chosen: Place) {
  const kept = { staleTime: STALE_MS };
  const countries = useOperation(listCountries, {}, kept).data;
  const states = useOperation(listStates, { countryId: BigInt(chosen.countryId) }, kept).data;
  const stateId = oneOf(states, chosen.stateId);
  const known = stateId !== "" && states !== undefined;
  const cities = useOperation(listCities, { stateId: known ? BigInt(stateId) : 0n }, { ...kept, enabled: known }).data;
  return {
    countries: countries ?? [],
    states: states ?? [],
    cities: (known && cities) || [],
    place: { stateId, cityId: stateId === "" ? "" : oneOf(cities, chosen.cityId) },
  };
}

function oneOf(options: readonly Option[] | undefined, chosen: string): string {
  if (chosen === NOT_GIVEN) return "";
  if (options === undefined || options.some(({ value }) => value === chosen)) return chosen;
  return options[0]?.value ?? "";
}
