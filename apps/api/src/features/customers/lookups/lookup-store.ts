import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";

export interface LookupRow {
  id: bigint | number;
  name: string;
}

const placeRow = row({ id: column.integer, name: column.text });

export function selectDesignations(db: Database): Promise<LookupRow[]> {
  return db.designation.findMany();
}

export function selectCountries(db: Database): Promise<LookupRow[]> {
  return db.country.findMany({ select: { id: true, name: true } });
}

// The ids of places are small; whatever number a caller sends is compared as a bigint, so that none is too large.

export function selectStates(db: Database, countryId: bigint): Promise<LookupRow[]> {
  return queryRows(db, placeRow)`select id, name from states where country_id = ${countryId}::bigint`;
}

export function selectCities(db: Database, stateId: bigint): Promise<LookupRow[]> {
  return queryRows(db, placeRow)`select id, name from cities where state_id = ${stateId}::bigint`;
}
