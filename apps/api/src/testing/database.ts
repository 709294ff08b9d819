import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import { areCallsNoted, handOverCalledFunctions, noteCalledFunctions } from "./called-functions.ts";
import { makeFor } from "./make.ts";
import type { Make } from "./make.ts";
import { moneyFor } from "./money.ts";
import type { Money } from "./money.ts";

export interface TestDatabase {
  /** As the application signs in: with its own, lesser role. */
  readonly db: Database;
  readonly make: Make;
  readonly money: Money;
  /** For a superuser, who may do everything. */
  readonly url: string;
  /** Runs statements as a superuser, in one session: to look behind the application, or to tamper. */
  readonly asOwner: <T>(run: (owner: Client) => Promise<T>) => Promise<T>;
}

/** A migrated database of its own for this test file, cloned before its first test and dropped after its last. */
export function useDatabase({ poolSize = 10, clone = cloneTemplate } = {}): TestDatabase {
  let state: { db: Database; make: Make; money: Money; url: string } | undefined;
  const ready = () => {
    if (state === undefined) throw new Error("The test database exists from beforeAll to afterAll only");
    return state;
  };

  beforeAll(async () => {
    const url = await clone(inject("templateUrl"));
    const db = openDatabase(applicationUrlOf(url), { poolSize });
    state = { db, make: makeFor(db), money: moneyFor(db), url };
  });
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which fixtures are used: none.
  afterAll(async ({}, { file }) => {
    await state?.db.$disconnect();
    if (state !== undefined) await dropDatabase(state.url);
    if (areCallsNoted) handOverCalledFunctions(file.meta);
  });

  return {
    get db() {
      return ready().db;
    },
    get make() {
      return ready().make;
    },
    get money() {
      return ready().money;
    },
    get url() {
      return ready().url;
    },
    asOwner: (run) => withClient(ready().url, run),
  };
}

/** The application's address of a database of the run's server. */
export function applicationUrlOf(url: string): string {
  const address = new URL(inject("applicationUrl"));
  address.pathname = new URL(url).pathname;
  address.search = new URL(url).search;
  return address.href;
}

/** Copies the database behind `templateUrl` under a new name and answers its address. */
export async function cloneTemplate(templateUrl: string): Promise<string> {
  const clone = new URL(templateUrl);
  const template = clone.pathname.slice(1);
  clone.pathname = `test_${randomBytes(6).toString("hex")}`;
  await withClient(maintenanceUrl(templateUrl), (owner) =>
    owner.query(`create database ${clone.pathname.slice(1)} template ${template} strategy file_copy`),
  );
  return clone.href;
}

/** Makes a database with nothing in it on the server of `templateUrl` and returns its address. */
export async function createEmptyDatabase(templateUrl: string): Promise<string> {
  const empty = new URL(templateUrl);
  empty.pathname = `test_${randomBytes(6).toString("hex")}`;
  await withClient(maintenanceUrl(templateUrl), (owner) => owner.query(`create database ${empty.pathname.slice(1)}`));
  return empty.href;
}

export async function dropDatabase(url: string): Promise<void> {
  if (areCallsNoted) await withClient(url, noteCalledFunctions);
  const name = new URL(url).pathname.slice(1);
  await withClient(maintenanceUrl(url), (owner) => owner.query(`drop database ${name} with (force)`));
}

export async function withClient<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

export function maintenanceUrl(url: string): string {
  const maintenance = new URL(url);
  maintenance.pathname = "postgres";
  return maintenance.href;
}
