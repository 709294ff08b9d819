import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/db.ts";

export const designations = [
  "Proprietor",
  "Manager",
  "Assistant Manager",
  "Accountant",
  "Cashier",
  "Sales Executive",
  "Collection Executive",
  "Goldsmith",
  "Customer Care Executive",
] as const;

/**
 * Countries, their states and cities, and the designations of staff: what forms offer to choose from, wanted
 * in a database of any kind. All or nothing; does nothing where it was done before.
 */
export async function seedLookups(db: Database): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(731_001, 1)`;
      await tx.designation.createMany({ data: designations.map((name) => ({ name })), skipDuplicates: true });
      if ((await tx.country.count()) === 0) await insertPlaces(tx);
      await fillEmptyPlaces(tx);
    },
    { timeout: 120_000 },
  );
}

/** Cities in one statement at most, so that no statement and no array grows large. */
const BATCH = 20_000;

async function insertPlaces(tx: Transaction): Promise<void> {
  const countries = z.parse(z.array(country), readJson("countries.json"));
  await tx.country.createMany({ data: countries });
  const countryIds = new Set(countries.map(({ id }) => id));

  const folders = foldersIn(dataFolder);
  const states = folders.flatMap((folder) => z.parse(z.array(state), readJson(folder, "states.json")));
  await insertStates(
    tx,
    states.filter((state) => countryIds.has(state.country_id)),
  );

  let batch: City[] = [];
  for (const folder of folders) {
    for (const stateFolder of foldersIn(join(dataFolder, folder))) {
      batch.push(...z.parse(z.array(city), readJson(folder, stateFolder, "cities.json")));
    }
    if (batch.length >= BATCH) {
      await insertCities(tx, batch);
      batch = [];
    }
  }
  await insertCities(tx, batch);
}

/** Above every id of the data, so that a place made here never takes the id of one that comes with it later. */
const MADE_IDS = 10_000_000;

/**
 * Whoever lives in a country without states, or a state without cities, can choose it again as its own part. `not in` is
 * hashed whatever the statistics say, which do not know of these rows yet; a join could read every city for each state.
 */
async function fillEmptyPlaces(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    insert into states (id, country_id, name)
    select ${MADE_IDS}::int + id, id, name from countries
    where id not in (select country_id from states)`;
  await tx.$executeRaw`
    insert into cities (id, state_id, name)
    select case when id < ${MADE_IDS}::int then ${MADE_IDS}::int + id else id end, id, name from states
    where id not in (select state_id from cities)`;
}

function insertStates(tx: Transaction, states: State[]): Promise<number> {
  const ids = states.map(({ id }) => id);
  const countryIds = states.map(({ country_id }) => country_id);
  const names = states.map(({ name }) => name);
  const codes = states.map(({ iso2 }) => iso2);
  return tx.$executeRaw`
    insert into states (id, country_id, name, code)
    select * from unnest(${ids}::int[], ${countryIds}::int[], ${names}::text[], ${codes}::text[])`;
}

function insertCities(tx: Transaction, cities: City[]): Promise<number> {
  const ids = cities.map(({ id }) => id);
  const stateIds = cities.map(({ state_id }) => state_id);
  const names = cities.map(({ name }) => name);
  return tx.$executeRaw`
    insert into cities (id, state_id, name) select * from unnest(${ids}::int[], ${stateIds}::int[], ${names}::text[])`;
}

const country = z.object({ id: z.int(), name: z.string(), iso2: z.string() });
const state = z.object({ id: z.int(), country_id: z.int(), name: z.string(), iso2: z.nullable(z.string()) });
const city = z.object({ id: z.int(), state_id: z.int(), name: z.string() });
type State = z.output<typeof state>;
type City = z.output<typeof city>;

// The package's own functions import one JSON file after the other as modules, which keeps all 74 MB of them
// in memory; reading the files lets them go.
const dataFolder = dirname(fileURLToPath(import.meta.resolve("@countrystatecity/countries/data/countries.json")));

function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(dataFolder, ...path), "utf8"));
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
}
