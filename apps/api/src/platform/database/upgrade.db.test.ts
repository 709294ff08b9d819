import { PrismaPg } from "@prisma/adapter-pg";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { failureCodes } from "@thangam/contracts/payments/failure-schemas";
import { verifyAuditTrail } from "#audit/verify.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { differencesBetween, readCatalog } from "#testing/catalog.ts";
import { applicationUrlOf, createEmptyDatabase, dropDatabase, withClient } from "#testing/database.ts";
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
  await withClient(url, async (owner) => {
    await loadRelease(owner, release);
    await writeOldFailures(owner);
    await repeatNumbers(owner);
  });
});
afterAll(() => dropDatabase(url));

let reasons: unknown;

/** Every reason that the last release wrote, and words of a gateway. */
async function writeOldFailures(owner: Client): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `update payments p set failure_reason = coalesce(given.reasons[chosen.n], p.failure_reason)
     from (select id, row_number() over (order by id) as n from payments where status = 'Failed') chosen,
       (select $1::text[] as reasons) given
     where p.id = chosen.id`,
    [
      [
        "Never confirmed",
        "Given up by the customer",
        "The payment page could not be opened",
        "No money came. Asked the bank",
        "Returned through the gateway. Paid twice by mistake",
        "Money returned. NEFT0042. Sent back",
        "Declined",
      ],
    ],
  );
  await owner.query(
    `insert into payment_exceptions (payment_id, kind, raised_at, resolved_at, resolution, remarks)
     select id, 'book_closed', paid_at, failed_at, 'No money came', 'Never confirmed' from payments
     where status = 'Failed' order by id limit 1`,
  );
  await owner.query("set session_replication_role = origin");
}

/** As they travel: the phrase of the code, where there is one, and what was written. */
function failureReasons() {
  return withClient(url, async (owner) => {
    const { rows } = await owner.query<{ code?: string | null; words: string | null }>(
      `select 'payment ' || id as of, to_jsonb(p) ->> 'failure_code' as code, failure_reason as words from payments p
       union all
       select 'exception ' || id, to_jsonb(e) ->> 'failure_code', remarks from payment_exceptions e order by 1`,
    );
    const phraseOf = new Map(failureCodes.entries);
    return rows.map(({ code, ...row }) => [code ? phraseOf.get(code) : null, row.words].filter(Boolean).join(". "));
  });
}

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
  const phrases = ["payments.status: Payment Approved", "payments.failure_reason: Money returned"];
  expect(await withClient(url, phrasesIn)).toEqual(expect.arrayContaining(phrases));
  reasons = await failureReasons();
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

test("why a payment failed travels as before, letter for letter, and so do the remarks of an exception", async () => {
  expect(await failureReasons()).toEqual(reasons);
  const { rows } = await withClient(url, (owner) =>
    owner.query(`select array_agg(distinct failure_code order by failure_code) as codes from payments`),
  );
  expect(rows[0].codes.filter(Boolean)).toEqual(failureCodes.all.toSorted((a, b) => a.localeCompare(b)));
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

test("numbers that were used twice before stay, each later one names the first, and nobody uses them again", async () => {
  const repeated = await withClient(url, async (owner) => ({
    payments: (
      await owner.query(`select p.transaction_number, f.transaction_number as of, p.id > f.id as is_later
        from payments p join payments f on f.id = p.repeats_number_of order by p.id`)
    ).rows,
    settlements: (
      await owner.query(`select s.reference, f.reference as of
        from settlements s join settlements f on f.book_id = s.repeats_reference_of
        order by s.settled_at, s.book_id`)
    ).rows,
  }));
  expect(repeated).toEqual({
    payments: [
      { transaction_number: "utr 1", of: "UTR1", is_later: true },
      { transaction_number: "Utr-1", of: "UTR1", is_later: true },
      { transaction_number: "001", of: "UTR1", is_later: true },
      { transaction_number: "Ref no. 1.0", of: "UTR1", is_later: true },
    ],
    settlements: [
      { reference: "bill 1", of: "BILL1" },
      { reference: "Bill/1", of: "BILL1" },
      { reference: "0001", of: "BILL1" },
    ],
  });
  const again = withClient(url, (owner) =>
    owner.query(`insert into payments (book_id, amount_paise, mode, status, transaction_number, paid_at, business_day, source,
      created_at) select id, 50000, 'upi', 'pending', 'Utr 1', now(), now(), 'counter', now() from books
      where status = 'approved' limit 1`),
  );
  await expect(again).rejects.toThrow("payments_transaction_number_key");
});

test("an upgraded database takes payments, and its chains go on", async () => {
  const db = openDatabase(applicationUrlOf(url));
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

/** What the release let a shop do: one number for two transfers, and one bill for two books, typed differently. */
async function repeatNumbers(owner: Client): Promise<void> {
  await owner.query(`update payments p set transaction_number = (array['UTR1', 'utr 1', 'Utr-1', '-', '001', 'Ref no. 1.0'])[n]
    from (select id, row_number() over (order by id) as n from payments where mode in ('UPI', 'Bank', 'Online')
      and status = 'Payment Approved') numbered
    where numbered.id = p.id and n <= 6`);
  await owner.query("alter table settlements disable trigger user");
  await owner.query(`update settlements s set reference = (array['BILL1', 'bill 1', 'Bill/1', '0001'])[n]
    from (select book_id, row_number() over (order by settled_at, book_id) as n from settlements
      where way = 'Jewellery bill') numbered
    where numbered.book_id = s.book_id and n <= 4`);
  await owner.query("alter table settlements enable trigger user");
}
