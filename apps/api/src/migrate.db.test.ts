import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readMigrationConfig } from "./config.ts";
import { makeRoles } from "#platform/database/make-roles.ts";
import { canSignIn } from "#platform/database/sign-in.ts";
import { urlAs } from "#platform/database/roles.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import type { EmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { withClient } from "#testing/database.ts";
import { compileCache, startPortal } from "#testing/portal-process.ts";
import { loadRelease, readReleaseFixture } from "#testing/release-fixture.ts";
import { sized } from "#testing/test-size.ts";

const APP_SECRET = "x".repeat(40);

let serverDir: string;
let server: EmbeddedPostgres;
/** Where the portal keeps what it made: not the folder of the server, which is somebody else's. */
let dataDir: string;

// A server of its own: roles belong to a whole server, and here they are made and taken away.
beforeAll(async () => {
  serverDir = await mkdtemp(join(tmpdir(), "thangam-migrate-"));
  server = await startEmbeddedPostgres({ dataDir: serverDir });
  await asAdmin("postgres", "alter database thangam owner to thangam; drop role thangam_app; drop role thangam_owner");
});
afterAll(async () => {
  await server.stop();
  await rm(serverDir, { recursive: true });
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-migrate-data-"));
});
afterEach(async () => {
  await asAdmin("postgres", "drop database if exists shop with (force)");
  for (const role of ["thangam_app", "thangam_owner", "keeper"])
    await asAdmin("postgres", `drop owned by ${role}; drop role ${role}`).catch(() => undefined);
  await rm(dataDir, { recursive: true });
});

const addressOf = (database: string) => {
  const address = new URL(server.adminUrl);
  address.pathname = database;
  return address.href;
};
const asAdmin = (database: string, statement: string) =>
  withClient(addressOf(database), (admin) => admin.query(statement));

const migrate = (environment: Record<string, string>) => run("migrate.ts", environment);

async function run(
  program: string,
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    env: { DATA_DIR: dataDir, ...compileCache, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
  return new Promise((settle) => child.once("exit", (code) => settle({ code, output })));
}

/** The database of release 0.1, whose one user owns it and makes the role without a password. */
async function loadShop(owner: string): Promise<string> {
  await asAdmin("postgres", `create database shop owner ${owner}`);
  const url = owner === "thangam" ? addressOf("shop") : urlAs(addressOf("shop"), owner, "kept");
  await withClient(url, async (client) => {
    await client.query(`create role thangam_app nologin; grant thangam_app to ${owner}`);
    await loadRelease(client, await readReleaseFixture());
  });
  return url;
}

async function ownersOf(database: string): Promise<{ owner: string; is_superuser: boolean }[]> {
  const { rows } = await asAdmin(
    database,
    `select distinct rolname as owner, rolsuper as is_superuser from pg_roles r join (
       select datdba from pg_database where datname = current_database() union all
       select relowner from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) union all
       select proowner from pg_proc p where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')) o (id) on o.id = r.oid`,
  );
  return rows;
}

test(
  "a database of release 0.1 and the one address of its owner: the role is made, and the portal starts as before",
  { timeout: 1_800_000 },
  async () => {
    await asAdmin(
      "postgres",
      "create role keeper login createrole password 'kept'; grant set on parameter session_replication_role to keeper",
    );
    const DATABASE_URL = await loadShop("keeper");
    const environment = { DATABASE_URL, APP_SECRET };

    const early = startPortal(dataDir, environment);
    expect(await early.code).toBe(1);
    expect(early.output()).toMatch(/signs in as "keeper", who owns the database.*Run `pnpm migrate`/);

    const { code, output } = await migrate({ DATABASE_URL });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/signs in as "thangam_app" now.*database-url.*up to date\.\n$/s),
    ]);
    expect((await stat(join(dataDir, "database-url"))).mode & 0o777).toBe(0o600);
    expect(output).not.toContain(new URL(await keptUrl()).password);

    const portal = startPortal(dataDir, environment);
    expect((await fetch(`${await portal.address()}/readyz`)).status).toBe(200);
    const { rows } = await asAdmin(
      "shop",
      "select distinct usename from pg_stat_activity where application_name like 'thangam%'",
    );
    expect(rows).toEqual([{ usename: "thangam_app" }]);
    expect(await portal.stop()).toBe(0);
  },
);

// `pnpm drill:upgrade` does so with containers, too.
test.runIf(sized(false, true))(
  "a database of release 0.1 that belongs to a superuser gets an owner who is none",
  { timeout: 1_800_000 },
  async () => {
    const DATABASE_URL = await loadShop("thangam");
    const { code: early, output: sentence } = await run("ledger-verify.ts", { DATABASE_URL });
    expect([early, sentence]).toEqual([2, expect.stringMatching(/^The database is not up to date .* `pnpm migrate`/)]);
    const { code, output } = await migrate({ DATABASE_URL });
    expect([code, output]).toEqual([0, expect.stringContaining('belongs to "thangam_owner" now, who is no superuser')]);
    expect(await run("ledger-verify.ts", { DATABASE_URL })).toMatchObject({ code: 0 });
    expect(await ownersOf("shop")).toEqual([{ owner: "thangam_owner", is_superuser: false }]);
    expect((await readdir(dataDir)).toSorted()).toEqual(["database-owner-url", "database-url"]);
    // From now on the owner's address is enough.
    const DATABASE_OWNER_URL = (await readFile(join(dataDir, "database-owner-url"), "utf8")).trim();
    expect(await migrate({ DATABASE_OWNER_URL })).toEqual({ code: 0, output: "The database is up to date.\n" });
  },
);

test(
  "an administrator's address makes both roles with the passwords of their addresses, and changes them",
  { timeout: 1_800_000 },
  async () => {
    await asAdmin("postgres", "create database shop");
    const addresses = (password: string) => ({
      ownerUrl: urlAs(addressOf("shop"), "thangam_owner", `owner-${password}`),
      url: urlAs(addressOf("shop"), "thangam_app", `app-${password}`),
    });
    const [first, second] = [addresses("first"), addresses("second")];
    const given = {
      DATABASE_ADMIN_URL: addressOf("shop"),
      DATABASE_OWNER_URL: first.ownerUrl,
      DATABASE_URL: first.url,
    };
    expect(await migrate(given)).toMatchObject({ code: 0 });
    expect(await ownersOf("shop")).toEqual([{ owner: "thangam_owner", is_superuser: false }]);
    expect(await readdir(dataDir)).toEqual([]);
    // What somebody gave away by hand is taken back.
    await asAdmin("shop", "grant pg_read_all_data to thangam_app; alter role thangam_app createdb");
    expect(await makeRoles(addressOf("shop"), second)).toBe(false);
    expect([await canSignIn(first.url), await canSignIn(second.url)]).toEqual([false, true]);
    const { rows } = await asAdmin(
      "shop",
      `select rolcreatedb, (select count(*)::int from pg_auth_members where member = r.oid) as groups
     from pg_roles r where rolname = 'thangam_app'`,
    );
    expect(rows).toEqual([{ rolcreatedb: false, groups: 0 }]);
  },
);

test("an owner who may not make the role gets a sentence that says what to run", { timeout: 1_800_000 }, async () => {
  await asAdmin("postgres", "create role keeper login password 'kept'");
  await asAdmin("postgres", "create database shop owner keeper");
  const DATABASE_OWNER_URL = urlAs(addressOf("shop"), "keeper", "kept");
  const { code, output } = await migrate({ DATABASE_OWNER_URL });
  expect([code, output]).toEqual([1, expect.stringContaining("create role thangam_app login password")]);
  await asAdmin("postgres", "create role thangam_app login password 'told'");
  const DATABASE_URL = urlAs(addressOf("shop"), "thangam_app", "told");
  expect(await migrate({ DATABASE_OWNER_URL, DATABASE_URL })).toMatchObject({ code: 0 });
});

test("addresses that do not fit together are reported in a sentence", () => {
  const shop = addressOf("shop");
  const application = urlAs(shop, "thangam_app", "x");
  expect(() => readMigrationConfig({})).toThrow("DATABASE_OWNER_URL is missing");
  expect(() => readMigrationConfig({ DATABASE_URL: application })).toThrow("DATABASE_OWNER_URL is missing");
  expect(() => readMigrationConfig({ DATABASE_OWNER_URL: shop, DATABASE_URL: shop })).toThrow(
    'DATABASE_URL must sign in as "thangam_app"',
  );
  expect(() => readMigrationConfig({ DATABASE_OWNER_URL: "shop" })).toThrow("DATABASE_OWNER_URL must look like");
});

async function keptUrl(): Promise<string> {
  return (await readFile(join(dataDir, "database-url"), "utf8")).trim();
}
