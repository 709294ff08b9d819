import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { verifyAuditTrail } from "#audit/verify.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { differencesBetween, readCatalog } from "#testing/catalog.ts";
import { createEmptyDatabase, dropDatabase, withClient } from "#testing/database.ts";
import { makeFor } from "#testing/make.ts";
import { moneyFor } from "#testing/money.ts";
import { figuresOf, loadRelease, readReleaseFixture } from "#testing/release-fixture.ts";
import type { ReleaseFixture } from "#testing/release-fixture.ts";
import { phrasesIn } from "#testing/phrases-in.ts";
import { migrationsList, openSchemaEngine } from "#testing/schema-engine.ts";
import { baseline } from "./baseline.ts";
import { openDatabase } from "./db.ts";
import { applyMigrations, findPendingMigrations } from "./migrations.ts";

let release: ReleaseFixture;
let url: string;

beforeAll(async () => {
  release = await readReleaseFixture();
  url = await createEmptyDatabase(inject("templateUrl"));
  await withClient(url, (owner) => loadRelease(owner, release));
});
afterAll(() => dropDatabase(url));

test("the fixture holds what the release could: payments of every state, a closed day, imports, settled books, applications", async () => {
  const { rows } = await withClient(url, (owner) =>
    owner.query(`select
      (select count(distinct status)::int from payments) as states, (select count(*)::int from day_closings) as closings,
      (select count(*)::int from import_batches where status = 'Imported') as imports,
      (select count(*)::int from settlements) as settled, (select count(*)::int from requests) as applications,
      (select count(*)::int from outbox_messages) as messages`),
  );
  expect(rows[0]).toMatchObject({ states: 5, imports: 1 });
  for (const part of ["closings", "settled", "applications", "messages"]) expect(rows[0][part]).toBeGreaterThan(5);
  expect(await withClient(url, phrasesIn)).toContain("payments.status: Payment Approved");
});

test("a database of the last release comes up to date with its figures, its ledger and its trail intact", async () => {
  const applied = await applyMigrations(url);
  expect(applied).not.toContain(baseline);
  expect(applied).toContain("functions/payments/credit_book.sql");
  expect(await withClient(url, findPendingMigrations)).toEqual([]);

  expect(await withClient(url, figuresOf)).toEqual(release.figures);
  expect(await verifyLedger(url)).toMatchObject({ findings: [] });
  expect(await verifyAuditTrail(url)).toMatchObject({ findings: [] });
});

test("an upgraded database stores codes where the last release stored the shop's phrases", async () => {
  expect(await withClient(url, phrasesIn)).toEqual([]);
});

test("an upgraded database is made of the same tables, functions, triggers and rights as a new one", async () => {
  expect(differencesBetween(await readCatalog(inject("templateUrl")), await readCatalog(url))).toEqual([]);
});

test("Prisma's own engine agrees that an upgraded database has every migration", async () => {
  const engine = await openSchemaEngine(new PrismaPg({ connectionString: url, max: 1 }));
  const filters = { externalTables: [], externalEnums: [] };
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: await migrationsList(), filters });
  engine.free();
  expect(appliedMigrationNames).toEqual([]);
});

test("an upgraded database takes payments, and its chains go on", async () => {
  const db = openDatabase(url);
  try {
    const later = { now: new Date("2026-12-21T05:30:00.000Z"), day: "2026-12-21" };
    const { number } = await db.book.findFirstOrThrow({
      where: { status: "approved", schemeVersion: { accrual: "amount", paymentRule: "flexible" } },
      orderBy: { id: "asc" },
    });
    const book = await makeFor(db).book(later);
    for (const bookNumber of [number, book.number]) await moneyFor(db).take(bookNumber, later);
  } finally {
    await db.$disconnect();
  }
  expect(await verifyLedger(url)).toMatchObject({ findings: [] });
});

test("a database that is not at the end of the last release is refused with what to do, and left alone", async () => {
  await withClient(url, (owner) =>
    owner.query(
      "delete from _prisma_migrations where migration_name in ('0_baseline', '20261121005040_benefits_restored')",
    ),
  );
  await expect(applyMigrations(url)).rejects.toThrow(/not at the end of release 0\.1.*pnpm migrate/);
  const { rows } = await withClient(url, (owner) =>
    owner.query("select count(*)::int as known from _prisma_migrations where migration_name = '0_baseline'"),
  );
  expect(rows).toEqual([{ known: 0 }]);
});
