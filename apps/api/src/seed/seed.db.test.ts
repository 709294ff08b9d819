import bcrypt from "bcrypt";
import { expect, test } from "vitest";
import { checkSettlements } from "#features/books/index.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { demoPassword, demoSignInLines } from "./index.ts";
import { withClient } from "#testing/database.ts";
import { database, now, today } from "./seed.testing.ts";
import { demoProfile } from "./shop-profile.ts";

test("the demo shop has 200 clients, schemes on offer and withdrawn, and books and payments in every state", async () => {
  const { db } = database;
  expect(await db.client.count()).toBe(200);
  expect((await db.scheme.findMany({ orderBy: { id: "asc" } })).map(({ code }) => code)).toEqual([
    "thanga-mazhai",
    "thanga-then",
    "thanga-malar",
    "my-gold-eleven",
    "my-gold-flexi-plan",
    "pongal-plan",
    "golden-harvest",
    "no-wastage-up-to-18",
    "digi-gold",
  ]);
  const newest = await db.schemeVersion.findMany({ where: { version: 2 }, include: { scheme: true } });
  expect(newest.map(({ scheme, isOpen }) => [scheme.code, isOpen])).toEqual([
    ["thanga-malar", true],
    ["pongal-plan", false],
  ]);
  expect(
    await db.book.count({ where: { status: "approved", schemeVersion: { scheme: { code: "pongal-plan" } } } }),
  ).toBe(1);
  expect(statesOf(await db.client.findMany())).toEqual(new Set(["approved", "closed"]));
  expect(statesOf(await db.book.findMany())).toEqual(new Set(["approved", "closed", "settled"]));
  expect(statesOf(await db.payment.findMany())).toEqual(
    new Set(["credited", "pending", "verified", "failed", "refunded"]),
  );
  expect(await db.book.count({ where: { memberType: "existing" } })).toBeGreaterThan(40);
  expect(await db.payment.count()).toBeGreaterThan(2000);
});

test("the shop has said who it is, as an Admin says it, with an entry in the audit trail", async () => {
  expect(await database.db.shopProfile.findFirst()).toMatchObject({ ...demoProfile, version: 1 });
  const entry = await database.db.auditEntry.findFirstOrThrow({ where: { operation: "Save_Shop_Profile" } });
  expect(entry).toMatchObject({ recordType: "settings", recordId: "profile", detail: demoProfile });
});

test("requests to join are there in every state: new people, members who ask for more, and some who cannot be let in", async () => {
  const { db } = database;
  const requests = await db.request.findMany({ include: { book: true } });
  const states = requests.map(({ kind, clientStatus, bookStatus }) => `${kind} ${clientStatus} ${bookStatus}`);
  expect(new Set(states)).toEqual(
    new Set([
      "join pending pending",
      "join rejected rejected",
      "join approved approved",
      "further_book pending pending",
    ]),
  );
  const waiting = requests.filter(({ bookStatus }) => bookStatus === "pending");
  const known = await db.user.findMany({ where: { email: { in: waiting.map(({ email }) => email) } } });
  expect(new Set(known.map(({ userType }) => userType))).toEqual(new Set(["Customer", "Employee"]));
  expect(requests.filter(({ createdAt, decidedAt }) => createdAt > (decidedAt ?? now))).toEqual([]);
});

test("files of a branch were brought in: imported, waiting, of no use and thrown away", async () => {
  const batches = await database.db.importBatch.findMany({ orderBy: { id: "asc" }, include: { rows: true } });
  expect(batches.map(({ status, rows }) => [status, rows.length])).toEqual([
    ["failed", 0],
    ["undone", 0],
    ["checked", 5],
    ["imported", 5],
  ]);
  const bad = batches.flatMap(({ rows }) => rows.filter(({ state }) => state === "bad"));
  expect(bad).toHaveLength(1);
});

test("some refunds were paid back another way than the money came, and some weights were entered with a reason", async () => {
  const refunds = await database.db.payment.findMany({ where: { status: "refunded" } });
  const sameModes = new Set(refunds.map(({ mode, refundMode }) => mode === refundMode));
  expect(sameModes).toEqual(new Set([true, false]));
  expect(refunds.every(({ refundReason }) => refundReason !== null)).toBe(true);
  expect(await database.db.payment.count({ where: { weightReason: { not: null } } })).toBeGreaterThan(3);
});

test("some closed books are settled, by every method, with what their schemes promise", async () => {
  const settlements = await database.db.settlement.findMany();
  const methods = new Set(settlements.map(({ method, mode }) => (mode === null ? method : `${method}, ${mode}`)));
  expect(methods).toEqual(new Set(["jewellery_bill", "voucher", "refund, cash", "refund, bank"]));
  expect(await checkSettlements(database.db)).toEqual([]);
});

test("the ledger of the demo shop verifies", async () => {
  const { findings, books, journals } = await verifyLedger(database.url);
  expect(findings).toEqual([]);
  expect(books).toBe(await database.db.book.count());
  expect(journals).toBeGreaterThan(2000);
  // On a slow machine the schemes of the year change in a transaction of their own, which somebody did.
  expect(await database.db.auditEntry.count({ where: { operation: "Save_Scheme" } })).toBe(1);
});

test("receipts are numbered in the order in which money was taken, in two financial years", async () => {
  const payments = await database.db.payment.findMany({
    where: { receiptNumber: { not: null } },
    orderBy: [{ acknowledgedAt: "asc" }, { receiptNumber: "asc" }],
    select: { receiptNumber: true, acknowledgedAt: true },
  });
  const numbers = payments.map(({ receiptNumber }) => receiptNumber ?? "");
  expect(numbers).toEqual(numbers.toSorted((one, other) => (one < other ? -1 : 1)));
  expect(numbers[0]).toBe("T2526-0000001");
  expect(numbers.at(-1)).toMatch(/^T2627-/);
});

test("the printed people can sign in with the printed password, and nobody else", async () => {
  const users = await database.db.user.findMany({ where: { status: "active" } });
  const printed = users.filter(({ email }) => demoSignInLines.some((line) => line.includes(email)));
  expect(printed.map(({ email, userType }) => `${email} ${userType}`).toSorted()).toEqual([
    "admin@example.com Admin",
    "customer@example.com Customer",
    "employee@example.com Employee",
  ]);
  const fits = new Map<string, boolean>();
  for (const { passwordHash } of users) {
    if (!fits.has(passwordHash)) fits.set(passwordHash, await bcrypt.compare(demoPassword, passwordHash));
  }
  expect(users.filter(({ passwordHash }) => fits.get(passwordHash))).toEqual(printed);
  expect(printed.filter(({ passwordIsTemporary }) => passwordIsTemporary)).toEqual([]);
});

test("the employee may take and see payments and see clients", async () => {
  const grants = await database.db.capabilityGrant.findMany({ where: { user: { email: "employee@example.com" } } });
  expect(grants.map(({ capability }) => capability).toSorted()).toEqual([
    "clients.view",
    "payments.take",
    "payments.view",
  ]);
});

test("the demo customer has three books, one in gold, and a payment to acknowledge", async () => {
  const books = await database.db.book.findMany({
    where: { client: { user: { email: "customer@example.com" } } },
    include: { balance: true, payments: true, schemeVersion: true },
    orderBy: { prefix: "asc" },
  });
  expect(books.map(({ prefix, status }) => `${prefix} ${status}`)).toEqual([
    "GF approved",
    "GH approved",
    "K approved",
  ]);
  const [flexi, gold, amount] = books;
  expect(gold?.balance?.weightMg).toBeGreaterThan(0n);
  expect(gold?.balance?.instalmentsPaid).toBe(6);
  expect(amount?.payments.filter(({ status }) => status === "pending")).toHaveLength(1);
  expect(flexi?.balance?.paidPaise).toBeGreaterThan(0n);
});

test("today has its gold rates and its payments", async () => {
  const { db } = database;
  const rates = await db.goldRate.findMany({ where: { businessDay: today }, orderBy: { purity: "asc" } });
  expect(rates.map(({ purity, ratePaisePerGram }) => [purity, ratePaisePerGram])).toEqual([
    ["22K", 1_200_000n],
    ["24K", 1_309_100n],
  ]);
  expect(await db.journal.count({ where: { businessDay: today, kind: "Receipt" } })).toBeGreaterThan(5);
  expect(await db.payment.count({ where: { paidAt: { gt: now } } })).toBe(0);
});

test("nothing happened later than the moment for which the shop is made, but for the next try of a refund", async () => {
  const late = await withClient(database.url, async (owner) => {
    const { rows: columns } = await owner.query<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
         -- A version says when the row was written, not when what it tells of happened.
         and c.table_name not like '\\_%' and c.table_name <> 'record_versions'`,
    );
    const found: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await owner.query(`select from "${table}" where "${column}" > $1 and "${column}" < 'infinity'`, [
        now,
      ]);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  });
  expect(late).toEqual(["gateway_refunds.next_try_at"]);
});

test("no message of the year before waits to go out", async () => {
  expect(await database.db.outboxMessage.count({ where: { deadAt: { not: null } } })).toBe(2);
  expect(await database.db.outboxMessage.count({ where: { deadAt: null, deliveredAt: null } })).toBe(0);
  expect(await database.db.outboxMessage.count()).toBeGreaterThan(2000);
});

function statesOf(rows: { status: string }[]): Set<string> {
  return new Set(rows.map(({ status }) => status));
}
