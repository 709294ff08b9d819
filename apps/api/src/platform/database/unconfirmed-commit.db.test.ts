import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import type { EmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { withClient } from "#testing/database.ts";
import { makeFor } from "#testing/make.ts";
import { copyMigrated } from "#testing/migrated-folder.ts";
import { moneyFor } from "#testing/money.ts";
import { isUnreachable } from "./database-errors.ts";
import { openDatabase } from "./db.ts";
import type { Database } from "./db.ts";
import { inTransaction } from "./transaction.ts";

let dataDir: string;
let server: EmbeddedPostgres;
let db: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-unconfirmed-"));
  copyMigrated(dataDir);
  server = await startEmbeddedPostgres({ dataDir });
  db = openDatabase(server.url, { poolSize: 1 });
});

afterAll(async () => {
  await db.$disconnect();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** A server whose commits wait for the replicas of these names. */
async function waitsFor(names: string): Promise<void> {
  await withClient(server.adminUrl, async (admin) => {
    await admin.query(`alter system set synchronous_standby_names = '${names}'`);
    await admin.query("select pg_reload_conf()");
    await expect
      .poll(async () => (await admin.query("show synchronous_standby_names")).rows)
      .toEqual([{ synchronous_standby_names: names }]);
  });
}

/** Somebody ends the wait of a commit, as an administrator may or a server that is shut down does. */
async function endWait(): Promise<void> {
  await withClient(server.adminUrl, (admin) =>
    expect
      .poll(
        async () =>
          (await admin.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'"))
            .rowCount,
      )
      .toBe(1),
  );
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => (isUnreachable(error) ? "indefinite" : error),
  );

test("what the server committed by itself is indefinite, and so is its repeat until a replica has both", async () => {
  const { id: schemeVersionId } = await makeFor(db).scheme({ paymentRule: "flexible" });
  const book = await makeFor(db).book({ schemeVersionId });
  const pay = () => inTransaction(db, (tx) => moneyFor(tx).take(book.number, { key: "unconfirmed" }));

  await waitsFor("nobody");
  const [first] = await Promise.all([failureOf(pay()), endWait()]);
  expect(first).toBe("indefinite");
  expect(await db.payment.count()).toBe(1);
  const [second] = await Promise.all([failureOf(pay()), endWait()]);
  expect(second).toBe("indefinite");

  await waitsFor("");
  expect(await pay()).toMatchObject({ replayed: true });
  expect(await db.payment.count()).toBe(1);
});
