import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let number = 200_000;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

async function takeCheque(): Promise<{ id: string; bookId: bigint }> {
  const { id: bookId, number: bookNumber } = await app.make.book();
  number += 1;
  const { paymentId } = await app.money.take(bookNumber, { mode: "cheque", transactionNumber: String(number) });
  return { id: String(paymentId), bookId };
}

const clear = (fld_id: string) => admin.call("clearCheque", { fld_id, reference: "STMT 9" });
const bounce = (fld_id: string) => admin.call("bounceCheque", { fld_id, reason: "No money in the account" });
const statusOf = async (id: string) =>
  (await app.db.cheque.findUniqueOrThrow({ where: { paymentId: BigInt(id) } })).status;
const held = async (account: string) => {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  return Number(places[0].balances.find((row: { account: string }) => row.account === account)?.balance ?? 0);
};

/** Takes back the last entry of this kind about a payment. */
async function takeBack(id: string, kind: "ChequeCleared" | "ChequeLoss") {
  const where = { paymentId: BigInt(id), kind };
  const journal = await app.db.journal.findFirstOrThrow({ where, orderBy: { id: "desc" } });
  return admin.call("correctAccountEntry", { journal_id: String(journal.id), reason: "The bank returned it" });
}

describe("a cheque that the bank returns after its book was settled", () => {
  async function returnedAfterSettlement() {
    const { id, bookId } = await takeCheque();
    await clear(id);
    await app.make.settledBook(bookId);
    expect((await takeBack(id, "ChequeCleared")).status).toBe(200);
    expect(await statusOf(id)).toBe("in_hand");
    return { id, bookId };
  }

  test("is the shop's loss: nothing of the settled book changes, and its client is told", async () => {
    const before = await held("Cheques in collection");
    const { id, bookId } = await returnedAfterSettlement();
    const bounced = await bounce(id);
    expect(bounced.status, JSON.stringify(bounced.body)).toBe(200);
    expect(bounced.body.data[0]).toMatchObject({ status: "Payment Approved", refund_mode: null });
    expect(await statusOf(id)).toBe("bounced");
    expect(await held("Cheques in collection")).toBe(before);
    const lines = await app.db.$queryRaw`
      select account, amount from journal_lines where payment_id = ${BigInt(id)} and kind = 'ChequeLoss' order by amount`;
    expect(lines).toEqual([
      { account: "CHEQUE_LOSSES", amount: -50_000n },
      { account: "CHEQUES_IN_HAND", amount: 50_000n },
    ]);
    expect(await app.db.book.findUniqueOrThrow({ where: { id: bookId } })).toMatchObject({ status: "settled" });
    const told = await app.db.outboxMessage.findMany({ where: { kind: "cheque_bounced_settled" } });
    expect(told.map(({ payload }) => payload)).toContainEqual({ paymentId: id, bookId: String(bookId) });
    expect((await bounce(id)).body.code).toBe("cheque_decided");
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  });

  test("is cleared after all where the bank pays it on a second try, and may bounce again", async () => {
    const { id } = await returnedAfterSettlement();
    await bounce(id);
    expect((await takeBack(id, "ChequeLoss")).status).toBe(200);
    expect((await clear(id)).status).toBe(200);
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
    expect((await takeBack(id, "ChequeCleared")).status).toBe(200);
    expect((await bounce(id)).status).toBe(200);
    expect(await app.db.journal.count({ where: { paymentId: BigInt(id), kind: "ChequeLoss" } })).toBe(2);
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  });
});

describe("a cheque that the bank returns after its payment was", () => {
  const paidBack = (id: string, refund_mode: string) =>
    admin.call("refundPayment", { id, refund_mode, reason: "Moves away" });
  const moved = async (id: string) =>
    admin.call("movePayment", { id, accountno: (await app.make.book()).number, reason: "Wrong book" });

  test.each([
    ["paid back in cash", (id: string) => paidBack(id, "Cash")],
    ["paid back by a cheque", (id: string) => paidBack(id, "Cheque")],
    ["moved to another book", moved],
  ])("%s is the shop's loss, and is cleared after all on a second try", async (_what, give) => {
    const { id } = await takeCheque();
    await clear(id);
    const given = await give(id);
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    const before = [await held("Cheques in collection"), await held("Bank account")];
    expect((await takeBack(id, "ChequeCleared")).status).toBe(200);
    const line = { amount: "500", paymentmode: "Cheque", reference: `STMT ${number}` };
    expect((await admin.call("recordBankEntry", line)).body.code).toBe("clearing_exceeded");
    const bounced = await bounce(id);
    expect(bounced.status, JSON.stringify(bounced.body)).toBe(200);
    expect(bounced.body.data[0]).toMatchObject({ status: "Refunded" });
    expect([await statusOf(id), await held("Cheques in collection")]).toEqual(["bounced", before[0]]);
    expect(await held("Bank account")).toBe((before[1] ?? 0) - 500);
    const told = await app.db.outboxMessage.findMany({ where: { kind: "cheque_bounced_settled" } });
    expect(told.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ paymentId: id }));
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
    expect((await takeBack(id, "ChequeLoss")).status).toBe(200);
    expect((await clear(id)).status).toBe(200);
    expect(await held("Bank account")).toBe(before[1]);
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  });
});

test("a cheque that waits when its book is closed is an exception first, which the bouncing says", async () => {
  await app.db.setting.create({ data: { key: "credit_cheques_on_clearing", value: true, updatedAt: app.clock.now } });
  const { id, bookId } = await takeCheque();
  await app.make.closedBook(bookId);
  const bounced = await bounce(id);
  expect([bounced.status, bounced.body.code]).toEqual([409, "payment_is_exception"]);
  expect(await statusOf(id)).toBe("in_hand");
});
