import { beforeAll, expect, test } from "vitest";
import { seedLookups } from "#seed/index.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let customer: SignedIn;

beforeAll(async () => {
  await seedLookups(app.db);
  customer = await app.signedInAs({ userType: "Customer" });
});

interface Option {
  label: string;
  value: string;
}

async function optionsOf(name: "listDesignations" | "listCountries" | "listStates" | "listCities", json = {}) {
  const { status, body } = await customer.call(name, json);
  expect(status, JSON.stringify(body)).toBe(200);
  const options: Option[] = body.data;
  return options;
}

test("India is the country 101, among all the others by name", async () => {
  const countries = await optionsOf("listCountries");
  expect(countries).toContainEqual({ label: "India", value: "101" });
  expect(countries.length).toBeGreaterThan(200);
  expectByName(countries);
});

test("a country's states and a state's cities are found, whichever way the country is named", async () => {
  const states = await optionsOf("listStates", { countryid: "101" });
  expect(states).toEqual(await optionsOf("listStates", { Country: 101 }));
  expectByName(states);
  const tamilNadu = states.find(({ label }) => label === "Tamil Nadu");
  const cities = await optionsOf("listCities", { stateid: tamilNadu?.value });
  expect(cities.map(({ label }) => label)).toContain("Chennai");
  expectByName(cities);
});

test("wherever somebody lives, there is a state and a city to choose", async () => {
  expect(await app.db.country.findMany({ where: { states: { none: {} } } })).toEqual([]);
  expect(await app.db.state.findMany({ where: { cities: { none: {} } } })).toEqual([]);
});

test("a country or state that is not there has nothing in it", async () => {
  for (const id of ["0", "999999", "2147483648", "9223372036854775807"]) {
    expect(await optionsOf("listStates", { countryid: id })).toEqual([]);
    expect(await optionsOf("listCities", { stateid: id })).toEqual([]);
  }
});

test("a country or state must be named", async () => {
  expect((await customer.call("listStates", {})).body.detail).toBe("Please select country");
  expect((await customer.call("listCities", {})).body.detail).toBe("Please enter state");
});

test("designations come by name", async () => {
  const designations = await optionsOf("listDesignations");
  expect(designations.map(({ label }) => label)).toContain("Cashier");
  expectByName(designations);
});

function expectByName(options: readonly Option[]): void {
  const names = options.map(({ label }) => label);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
}
