import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/db.ts";
import { inTurn, turns } from "./in-turn.ts";

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
 * Countries, their states and cities, and the designations of staff: what forms offer to choose from, wanted in a database
 * of any kind. Each step leaves out what is there, so that whoever was stopped is gone on with. The last one makes places
 * that only it makes: where they are, nothing is read or written.
 */
export async function seedLookups(db: Database): Promise<void> {
  const isDone = await inStep(db, async (tx) => {
    await tx.designation.createMany({ data: designations.map((name) => ({ name })), skipDuplicates: true });
    return (await tx.city.findFirst({ where: { id: { gte: MADE_IDS } }, select: { id: true } })) !== null;
  });
  if (!isDone) await insertPlaces(db);
  await inStep(db, fillEmptyPlaces);
}

function inStep<T>(db: Database, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTurn(db, turns.lookups, run);
}

/** A step is over once it has so many cities. The last state of a step may bring some more. */
const BATCH = 5_000;

async function insertPlaces(db: Database): Promise<void> {
  const countries = z.parse(z.array(country), readJson("countries.json"));
  await inStep(db, (tx) => tx.country.createMany({ data: countries, skipDuplicates: true }));
  const countryIds = new Set(countries.map(({ id }) => id));

  const folders = foldersIn(dataFolder);
  const states = folders.flatMap((folder) => z.parse(z.array(state), readJson(folder, "states.json")));
  const known = states.filter((state) => countryIds.has(state.country_id));
  await inStep(db, (tx) => insertStates(tx, known));

  let batch: City[] = [];
  for (const folder of folders) {
    for (const stateFolder of foldersIn(join(dataFolder, folder))) {
      batch.push(...z.parse(z.array(city), readJson(folder, stateFolder, "cities.json")));
      if (batch.length < BATCH) continue;
      const full = batch;
      await inStep(db, (tx) => insertCities(tx, full));
      batch = [];
    }
  }
  await inStep(db, (tx) => insertCities(tx, batch));
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
    select * from unnest(${ids}::int[], ${countryIds}::int[], ${names}::text[], ${codes}::text[])
    on conflict do nothing`;
}

function insertCities(tx: Transaction, cities: City[]): Promise<number> {
  const ids = cities.map(({ id }) => id);
  const stateIds = cities.map(({ state_id }) => state_id);
  const names = cities.map(({ name }) => name);
  return tx.$executeRaw`
    insert into cities (id, state_id, name) select * from unnest(${ids}::int[], ${stateIds}::int[], ${names}::text[])
    on conflict do nothing`;
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
