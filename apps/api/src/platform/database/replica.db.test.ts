import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import type { TestCaller } from "#testing/caller.ts";
import { applicationUrlOf } from "#testing/database.ts";
import { useApp } from "#testing/harness.ts";
import { databaseMessageOf } from "./database-errors.ts";
import { openDatabase } from "./db.ts";
import type { Database } from "./db.ts";
import { openReplica } from "./replica.ts";
import type { Replica } from "./replica.ts";

const app = useApp();
const toClose: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
});

/** As a portal opens its replica at this address. */
function openCopy(url: string): Database {
  const copy = openDatabase(url, { poolSize: 2, isReadOnly: true });
  toClose.push(() => copy.$disconnect());
  return copy;
}

const nowhere = "postgresql://thangam_app:x@127.0.0.1:1/thangam";

/** An Admin at a portal with this replica, and how often reading there was given up. */
async function adminWith(replica: Replica): Promise<{ call: TestCaller["call"]; left: () => number }> {
  let count = 0;
  const portal = await app.replica({
    ...replica,
    leave: () => {
      count += 1;
      replica.leave();
    },
  });
  toClose.push(() => portal.stop());
  const admin = portal.at((await app.signedInAs({ userType: "Admin" })).cookies);
  return { call: (...asked) => admin.call(...asked), left: () => count };
}

/** A replica that has everything, and how often it was asked for. */
function counted(copy: Database): { replica: Replica; asked: () => number } {
  let count = 0;
  const { caughtUp, leave } = openReplica(app.db, copy);
  const counting = () => {
    count += 1;
    return caughtUp();
  };
  return { replica: { caughtUp: counting, leave }, asked: () => count };
}

test("reports and files are read from the replica with what was just written, all else from the primary", async () => {
  const { replica, asked } = counted(openCopy(applicationUrlOf(app.databaseUrl)));
  const admin = await adminWith(replica);
  await app.make.client({ email: "just-now@example.com" });
  expect((await admin.call("exportClients", { format: "csv" })).text).toContain("just-now@example.com");
  expect((await admin.call("liabilityReport")).status).toBe(200);
  expect(asked()).toBe(2);
  expect((await admin.call("listClients")).body.data[0].fld_email).toBe("just-now@example.com");
  expect((await admin.call("addClient", { name: "New", email: "new@example.com", mobile: "9840012345" })).status).toBe(
    200,
  );
  expect([asked(), admin.left()]).toEqual([2, 0]);
});

test("nothing can be written where reports are read", async () => {
  const copy = openCopy(applicationUrlOf(app.databaseUrl));
  const error: unknown = await copy.designation.create({ data: { name: "X" } }).catch((thrown: unknown) => thrown);
  expect(databaseMessageOf(error)?.sqlState).toBe("25006");
});

test("a replica that is not there is passed over, and not asked again at once", async () => {
  let now = 0;
  let looks = 0;
  // Each look at a replica begins with where the primary is.
  const primary = new Proxy(app.db, {
    get(db, name) {
      if (name === "$queryRaw") looks += 1;
      return Reflect.get(db, name);
    },
  });
  const replica = openReplica(primary, openCopy(nowhere), () => now);
  const admin = await adminWith(replica);
  expect((await admin.call("exportUsers", { format: "csv" })).status).toBe(200);
  expect(looks).toBe(1);
  now = 4_999;
  for (let n = 0; n < 100; n += 1) expect(await replica.caughtUp()).toBeNull();
  expect(looks).toBe(1);
  now = 5_001;
  expect(await replica.caughtUp()).toBeNull();
  expect(looks).toBe(2);
});

test("a replica that goes away while a report is read leaves the report to the primary", async () => {
  const gone = openCopy(nowhere);
  const admin = await adminWith({ caughtUp: async () => gone, leave: () => undefined });
  expect((await admin.call("liabilityReport")).status).toBe(200);
  expect(admin.left()).toBe(1);
});

test("a replica that lacks what was written is waited for, a second at most", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "thangam-replica-"));
  toClose.push(() => rm(dataDir, { recursive: true }));
  await chmod(dataDir, 0o755);
  // A new server has written less than the one of the tests.
  const server = await startEmbeddedPostgres({ dataDir });
  toClose.push(() => server.stop());
  const replica = openReplica(app.db, openCopy(server.adminUrl));
  const startedAt = performance.now();
  expect(await replica.caughtUp()).toBeNull();
  expect(performance.now() - startedAt).toBeGreaterThan(900);
});
