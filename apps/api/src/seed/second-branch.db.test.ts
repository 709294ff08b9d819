import bcrypt from "bcrypt";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDemoShop, demoNow } from "#testing/demo-shop.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { shopYear } from "./calendar.ts";
import { demoPassword } from "./people.ts";
import { branchClerk, openSecondBranch } from "./second-branch.ts";
import { readShopIds } from "./shop-ids.ts";

const app = useApp({ clone: cloneDemoShop });
const year = shopYear(demoNow, "Asia/Kolkata");
let clerk: SignedIn;
let owner: SignedIn;

beforeAll(async () => {
  const printed = await bcrypt.hash(demoPassword, 4);
  await inTransaction(app.db, async (tx) => {
    const ids = await readShopIds(tx, new Map());
    await openSecondBranch({ tx, year, ids, hashes: { printed, unknown: printed } });
  });
  app.clock.now = demoNow;
  [owner, clerk] = await Promise.all([signedIn("admin@example.com"), signedIn(branchClerk.email)]);
});
beforeEach(() => {
  app.clock.now = demoNow;
});

async function signedIn(email: string): Promise<SignedIn> {
  return app.signedInUser((await app.db.user.findFirstOrThrow({ where: { email } })).id);
}

async function sent(caller: SignedIn, name: Parameters<SignedIn["call"]>[0], input: object) {
  const { status, body } = await caller.call(name, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const findings = async () => (await verifyLedger(app.databaseUrl)).findings;

test("the second branch has a clerk, books, a book that was given to it, and money that it sent; the books agree", async () => {
  const { db } = app;
  expect((await db.branch.findMany({ orderBy: { id: "asc" } })).map(({ name }) => name)).toEqual([
    "T. Nagar",
    "Velachery",
  ]);
  expect(await db.book.count({ where: { branchId: 2 } })).toBe(4);
  expect(await db.journal.count({ where: { kind: "BookMoved" } })).toBe(1);
  const ofIts = await db.payment.findMany({ where: { branchId: 2 }, include: { book: true }, orderBy: { id: "asc" } });
  expect(ofIts.map(({ book }) => book.branchId)).toEqual([2, 2, 2, 1]);
  expect(ofIts.every(({ receiptNumber }) => receiptNumber?.startsWith("V") === true)).toBe(true);
  const [transfer] = await db.branchTransfer.findMany();
  expect([transfer?.fromId, transfer?.toId, transfer?.amountPaise]).toEqual([2, 1, ofIts[3]?.amountPaise]);
  expect(transfer?.receivedAt).not.toBeNull();
  expect(await db.dayClosing.count({ where: { placeId: 2 } })).toBe(3);
  const answer = await app.nobody().call("signIn", { email: branchClerk.email, password: demoPassword });
  expect(answer.status).toBe(200);
  expect(await findings()).toEqual([]);
}, 60_000);

test("its clerk sees its own, takes a payment for a book of the first branch, and the owner reads each, settles and closes the day", async () => {
  const totalOf = async (caller: SignedIn, branch?: number) =>
    (await sent(caller, "listPayments", { ...(branch !== undefined && { branch }) })).page.total;
  const before = { clerk: await totalOf(clerk), second: await totalOf(owner, 2), all: await totalOf(owner) };
  expect(before.clerk).toBe(before.second);
  expect(before.clerk).toBeLessThan(20);
  expect(before.all).toBeGreaterThan(2000);
  expect((await sent(clerk, "listClients", {})).page.total).toBe(4);
  const rateFor = async (caller: SignedIn) => Number((await sent(caller, "todaysGoldRate", {})).data[0].rate);
  expect((await rateFor(clerk)) - (await rateFor(owner))).toBe(25);

  const [book] = await app.db.book.findMany({
    where: { branchId: 1, number: { startsWith: "H" }, status: "approved", payments: { some: { status: "credited" } } },
    orderBy: { openedOn: "desc" },
  });
  const { data: seen } = await sent(clerk, "previewPayment", { accountno: book?.number });
  expect([seen.is_elsewhere, seen.book.branch_name, seen.book.paid_total]).toEqual([true, "T. Nagar", "0"]);
  const [paid] = (await sent(clerk, "takeCounterPayment", { accountno: book?.number, amounttopay: "1000" })).data;
  expect(paid.receiptno).toMatch(/^V/);
  expect(await totalOf(owner, 2)).toBe(before.second + 1);

  const owedOf = async () => (await sent(owner, "branchDues", {})).data;
  const [due] = await owedOf();
  // What the book that was moved holds is owed by the first branch; what was taken for it is owed less.
  expect([due.debtor_name, due.creditor_name]).toEqual(["T. Nagar", "Velachery"]);
  const transfer = { to: 2, amount: due.owed, taken_from: "Bank", reference: "NEFT 5501" };
  const [{ transfer_id }] = (await sent(owner, "sendToBranch", transfer)).data;
  await sent(clerk, "receiveFromBranch", { transfer_id, put_into: "Bank", amount: due.owed });
  expect((await owedOf()).filter(({ owed }: { owed: string }) => owed !== "0")).toEqual([]);

  const day = { branch: 2, day: year.today };
  const [{ figures }] = (await sent(owner, "getDay", day)).data;
  const counts = figures.map(({ paymentmode, expected }: { paymentmode: string; expected: string }) => ({
    paymentmode,
    counted: expected,
  }));
  await sent(owner, "closeDay", { ...day, counts, carried: "0", confirmed: true });
  expect((await sent(owner, "getDay", day)).data[0].is_closed).toBe(true);
  expect((await sent(owner, "getDay", { branch: 1, day: year.today })).data[0].is_closed).toBe(false);
  expect(await findings()).toEqual([]);
}, 60_000);
