import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { handOver } from "#testing/samples/values.ts";

const app = useApp();
let admin: SignedIn;
let number = 100_000;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

const creditOnClearing = async (isOn: boolean) => {
  const [{ version }] = (await admin.call("getSettings")).body.data;
  await admin.call("saveSettings", { credit_cheques_on_clearing: isOn, version });
};
afterEach(() => creditOnClearing(false));

async function takeCheque(bookId?: bigint): Promise<{ id: string; bookId: bigint; answer: Record<string, unknown> }> {
  const book =
    bookId === undefined ? await app.make.book() : await app.db.book.findUniqueOrThrow({ where: { id: bookId } });
  number += 1;
  const taken = await admin.call("takeCounterPayment", {
    accountno: book.number,
    paymentmode: "Cheque",
    transactionNumber: String(number),
  });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  return { id: taken.body.data[0].fld_id, bookId: book.id, answer: taken.body.data[0] };
}

const clear = (fld_id: string) => admin.call("clearCheque", { fld_id, reference: "STMT 9" });
const bounce = (fld_id: string) => admin.call("bounceCheque", { fld_id, reason: "No money in the account" });
const paidOf = async (bookId: bigint) => (await app.db.bookBalance.findUniqueOrThrow({ where: { bookId } })).paidPaise;
const statusOf = async (id: string) =>
  (await app.db.cheque.findUniqueOrThrow({ where: { paymentId: BigInt(id) } })).status;
const held = async (account: string) => {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  return Number(places[0].balances.find((row: { account: string }) => row.account === account)?.balance ?? 0);
};

describe("a cheque that is credited at once", () => {
  test("lies in collection until the bank has paid it", async () => {
    const { id, bookId } = await takeCheque();
    expect([await statusOf(id), await paidOf(bookId)]).toEqual(["in_hand", 50_000n]);
    const before = [await held("Cheques in collection"), await held("Bank account")];
    expect((await clear(id)).status).toBe(200);
    expect([await held("Cheques in collection"), await held("Bank account")]).toEqual([
      (before[0] ?? 0) - 500,
      (before[1] ?? 0) + 500,
    ]);
    const again = await clear(id);
    expect([again.status, again.body.code, await statusOf(id)]).toEqual([409, "cheque_decided", "cleared"]);
  });

  test("that bounces is taken back by another entry, and its client is told", async () => {
    const { id, bookId } = await takeCheque();
    const bounced = await bounce(id);
    expect(bounced.status, JSON.stringify(bounced.body)).toBe(200);
    expect(bounced.body.data[0]).toMatchObject({
      status: "Refunded",
      refund_mode: "Cheque",
      refund_reason: "No money in the account",
      paid_total: "0",
    });
    expect([await statusOf(id), await paidOf(bookId)]).toEqual(["bounced", 0n]);
    const kinds = await app.db.journal.findMany({ where: { bookId }, orderBy: { bookSeq: "asc" } });
    expect(kinds.map(({ kind }) => kind)).toEqual(["Receipt", "Reversal"]);
    const message = await app.db.outboxMessage.findUnique({ where: { dedupeKey: `cheque_bounced:${id}` } });
    expect(message?.kind).toBe("cheque_bounced");
    expect((await bounce(id)).body.code).toBe("cheque_decided");
    expect((await takeCheque(bookId)).answer).toMatchObject({ paid_total: "500" });
  });

  test("is paid back by giving back the cheque, and by nothing else while the bank has not paid it", async () => {
    const { id } = await takeCheque();
    const refund = (refund_mode: string) =>
      admin.call("refundPayment", { id, refund_mode, reason: "Meant for another book" });
    const cash = await refund("Cash");
    expect([cash.status, cash.body.code]).toEqual([409, "cheque_not_cleared"]);
    expect((await refund("Cheque")).status).toBe(200);
    expect(await statusOf(id)).toBe("returned");
  });

  test("keeps its book from being settled until it is decided", async () => {
    const { id, bookId } = await takeCheque();
    const settle = () =>
      admin.call("settleBook", {
        id: String(bookId),
        way: "Voucher",
        reference: `V${bookId}`,
        remarks: "Moves away",
        settled_amount: "500",
        settled_weight: "0",
        ...handOver,
      });
    const early = await settle();
    expect([early.status, early.body.code]).toEqual([409, "payments_under_way"]);
    await clear(id);
    const late = await settle();
    expect(late.status, JSON.stringify(late.body)).toBe(200);
  });
});

describe("a cheque that is credited when it clears", () => {
  test("waits, and is in the book once the bank has paid it", async () => {
    await creditOnClearing(true);
    const { id, bookId, answer } = await takeCheque();
    expect(answer).toMatchObject({ status: "Pending", receiptno: null, paid_total: "0" });
    const acknowledged = await admin.call("acknowledgePayment", { id, transactionNumber: "999", installmentno: "1" });
    expect([acknowledged.status, acknowledged.body.code]).toEqual([409, "cheque_not_cleared"]);
    const cleared = await clear(id);
    expect(cleared.status, JSON.stringify(cleared.body)).toBe(200);
    expect(cleared.body.data[0]).toMatchObject({ status: "Payment Approved", paid_total: "500" });
    expect([await statusOf(id), await paidOf(bookId)]).toEqual(["cleared", 50_000n]);
  });

  test("that bounces fails, and nothing was ever credited", async () => {
    await creditOnClearing(true);
    const { id, bookId } = await takeCheque();
    const bounced = await bounce(id);
    expect(bounced.body.data[0]).toMatchObject({ status: "Failed" });
    expect(await app.db.journal.count({ where: { bookId } })).toBe(0);
    expect(await statusOf(id)).toBe("bounced");
  });
});

test("a clearing that was a mistake is taken back, and the cheque may bounce then", async () => {
  const { id, bookId } = await takeCheque();
  await clear(id);
  const journal = await app.db.journal.findFirstOrThrow({ where: { paymentId: BigInt(id), kind: "ChequeCleared" } });
  const corrected = await admin.call("correctAccountEntry", {
    journal_id: String(journal.id),
    reason: "Another cheque",
  });
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200);
  expect((await bounce(id)).status).toBe(200);
  expect(await paidOf(bookId)).toBe(0n);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a clearing is taken back although its payment was paid back since, and the cheque is cleared anew", async () => {
  const { id } = await takeCheque();
  await clear(id);
  const refund = { id, refund_mode: "Cash", reason: "Moves away" };
  expect((await admin.call("refundPayment", refund)).status).toBe(200);
  const { id: journal } = await app.db.journal.findFirstOrThrow({
    where: { paymentId: BigInt(id), kind: "ChequeCleared" },
  });
  const correct = await admin.call("correctAccountEntry", { journal_id: String(journal), reason: "Another cheque" });
  expect([correct.status, await statusOf(id)]).toEqual([200, "in_hand"]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  await clear(id);
  expect(await statusOf(id)).toBe("cleared");
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a line of the statement does not confirm cheques that are cleared one by one", async () => {
  await takeCheque();
  const line = { amount: "1", paymentmode: "Cheque", reference: "STMT 77" };
  const inCollection = await held("Cheques in collection");
  const waiting = await app.db.cheque.findMany({ where: { status: "in_hand" }, include: { payment: true } });
  const followed = waiting.reduce((sum, { payment }) => sum + Number(payment.amountPaise) / 100, 0);
  const others = inCollection - followed;
  const answer = await admin.call("recordBankEntry", { ...line, amount: String(others + 1) });
  expect([answer.status, answer.body.code]).toEqual([409, "clearing_exceeded"]);
});

test("the list and its file say where each cheque is", async () => {
  const { id } = await takeCheque();
  const rows = (await admin.call("listCheques", { status: "In hand", search: String(number) })).body.data;
  expect(rows).toMatchObject([{ fld_id: id, cheque_number: String(number), status: "In hand", is_credited: true }]);
  const file = await admin.call("exportCheques", { format: "csv", search: String(number) });
  expect(file.text.split("\r\n")).toHaveLength(3);
});
