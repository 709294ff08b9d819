import { expect, inject, test } from "vitest";
import { makeCheckpoints, openDirectory, openSigner, verifyEvidence } from "#evidence/index.ts";
import type { Made } from "#evidence/make-checkpoint.ts";
import { verifyAccounts } from "#features/accounts/index.ts";
import { reopenDay } from "#ledger/day-operations.ts";
import { openDatabase } from "#platform/database/db.ts";
import { asAudited } from "#testing/as-audited.ts";
import { applicationUrlOf, cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { cloneDemoShop } from "#testing/demo-shop.ts";
import { useEvidencePlaces } from "#testing/evidence-places.ts";
import { useApp } from "#testing/harness.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { makeFor } from "#testing/make.ts";
import { contextOf } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";
import { sealBooks, verifyBooks } from "./index.ts";

const app = useApp();
const hourMs = 3_600_000;
let days = 0;
let today = "";

const passHours = (hours: number) => (app.clock.now = new Date(app.clock.now.getTime() + hours * hourMs));
const when = () => ({ day: today, now: app.clock.now });

/** Eleven o'clock of the next day in India. */
async function nextDay(make = app.make): Promise<void> {
  days += 1;
  app.clock.now = new Date(Date.UTC(2026, 4, 4 + days, 5, 30));
  today = app.clock.now.toISOString().slice(0, 10);
  await make.goldRate({ ...when(), ratePaisePerGram: 700_000n + BigInt(days) * 1_000n });
}

/** A database with what its checks at night need. */
const shopAt = (url: string, db = app.db) => ({
  url,
  db,
  make: makeFor(db),
  databaseUrl: applicationUrlOf(url),
  clock: () => app.clock.now,
  evidence: app.evidence,
});

async function seal(reason: string, databaseUrl = applicationUrlOf(app.databaseUrl)): Promise<Made | undefined> {
  const signer = await openSigner(app.evidence, app.clock.now);
  const work = { databaseUrl, directory: openDirectory(app.evidence.dir), signer, now: app.clock.now };
  return (await makeCheckpoints(work, reason))[0];
}

/** Closes the day, and says what the check of the night finds. */
async function night(shop = shopAt(app.databaseUrl)): Promise<string> {
  passHours(10);
  await shop.make.closedDay(when());
  await sealBooks(shop);
  passHours(6);
  await withClient(shop.url, asAudited);
  return verifyBooks(shop).then(
    () => "",
    (error: Error) => error.message,
  );
}

/** What `ledger:verify --evidence` finds. */
async function findings(shop = shopAt(app.databaseUrl)): Promise<string[]> {
  await withClient(shop.url, asAudited);
  const inside = await verifyAccounts(shop.db, shop.databaseUrl);
  const outside = await verifyEvidence(shop.databaseUrl, shop.evidence.dir, []);
  return [...inside.findings, ...outside.findings];
}

/** What a day may bring beside payments; another one of them each day. */
const events: ((paid: { paymentId: bigint; bookId: bigint }) => Promise<unknown>)[] = [
  ({ paymentId }) => app.money.refund(paymentId, when()),
  ({ bookId }) => app.make.closedBook(bookId, when()),
  ({ bookId }) => app.make.settledBook(bookId, { ...when(), method: "refund", mode: "cash" }),
  ({ bookId }) => app.make.payment({ ...when(), bookId, status: "failed", mode: "online" }),
  async () => {
    await app.make.closedDay(when());
    await reopenDay(app.db, contextOf("Reopen_Day"), {
      ...when(),
      placeId: 1,
      reason: "A slip was found",
    });
  },
  () => app.make.book({ ...when(), paidMonths: 3 }),
];

test(
  "a year of days with payments, corrections, closes and seals has no finding on any night",
  { timeout: 3_600_000 },
  async () => {
    const flexible = {
      paymentRule: "flexible",
      type: "daily",
      minimumPaise: 10_000n,
      multipleOfPaise: 10_000n,
    } as const;
    await nextDay();
    const daily = await app.make.book({ ...when(), scheme: flexible });
    const scheme = await app.make.scheme({ accrual: "weight", prefixes: { YG: 50_000n } });
    for (let n = 0; n < sized(6, 365); n += 1) {
      await nextDay();
      await app.money.take(daily.number, { ...when(), amountPaise: 20_000n });
      const paid = await app.make.payment({ ...when(), book: { schemeVersionId: scheme.id, ...when() } });
      passHours(2);
      await sealBooks(shopAt(app.databaseUrl));
      await events[n % events.length]?.(paid);
      expect(await seal("hour")).toMatchObject({ unsound: [] });
      // Whatever moved was recorded: looking at everything finds nothing more.
      expect(await seal("now")).toMatchObject({ unsound: [], changed: 0 });
      expect(await night(), today).toBe("");
    }
    expect(await findings()).toEqual([]);
    expect(await app.db.verification.count({ where: { kind: "incremental" } })).toBeGreaterThan(0);
  },
);

test("books that were imported, and taken back again, are no finding", async () => {
  await nextDay();
  const admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Gold Rain", accrual: "weight", prefixes: { GR: 100_000n } });
  const lines = Array.from({ length: sized(12, 500) }, (_line, n) => ({
    name: `Member ${n}`,
    email: `member${n}@example.com`,
    mobile: `98${String(n).padStart(8, "0")}`,
    scheme: "Gold Rain",
    bookNumber: `GR${7_000 + n}`,
    amount: "1000",
    paidMonths: String(n % 4),
  }));
  const id = await upload(admin, importFileOf(lines));
  await finishWork(app.db, app.clock.now);
  expect((await admin.call("startImport", { id })).status).toBe(200);
  await finishWork(app.db, app.clock.now);
  expect(await app.db.book.count({ where: { number: { startsWith: "GR7" } } })).toBe(lines.length);
  await sealBooks(shopAt(app.databaseUrl));
  passHours(0.1);
  const undone = await admin.call("undoImport", { id, reason: "Another branch's books" });
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  await finishWork(app.db, app.clock.now);
  expect(await night()).toBe("");
  expect(await findings()).toEqual([]);
});

test("a backup that was brought back, and said so, has no finding, and neither has what goes on from there", async () => {
  // A copy is made of a database that nobody uses.
  await app.db.$disconnect();
  const copy = await cloneTemplate(app.databaseUrl);
  await nextDay();
  await app.make.payment(when());
  expect(await night()).toBe("");
  await withCopy(copy, async (restored) => {
    await seal("restore", restored.databaseUrl);
    await nextDay(restored.make);
    await restored.make.payment(when());
    expect(await night(restored)).toBe("");
    expect(await findings(restored)).toEqual([]);
  });
});

const ofDemo = useEvidencePlaces();

test.runIf(sized(false, true))("a demo shop that is sealed has no finding", async () => {
  const copy = await cloneDemoShop(inject("templateUrl"));
  await withCopy(copy, async (demo) => {
    await sealBooks({ ...demo, evidence: ofDemo });
    expect(await findings({ ...demo, evidence: ofDemo })).toEqual([]);
  });
});

async function withCopy(copy: string, run: (shop: ReturnType<typeof shopAt>) => Promise<void>): Promise<void> {
  const db = openDatabase(applicationUrlOf(copy), { poolSize: 2 });
  try {
    await run(shopAt(copy, db));
  } finally {
    await db.$disconnect();
    await dropDatabase(copy);
  }
}
