import { beforeEach, expect, test } from "vitest";
import { upiGateway } from "#integrations/payment-gateway/upi.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp({ gatewayOf: () => upiGateway({ payee: "shop@okbank", payeeName: "Thangam" }) });
let admin: SignedIn;
let bookId: bigint;
let serial = 0;

beforeEach(async () => {
  serial += 1;
  admin = await app.signedInAs({ userType: "Admin" });
  ({ id: bookId } = await app.make.book());
});

/** An order that was paid and that staff acknowledged; returns its payment. */
async function acknowledged(): Promise<bigint> {
  const { number, clientId } = await app.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const { userId } = await app.db.client.findUniqueOrThrow({ where: { id: clientId } });
  const customer = await app.signedInUser(userId!);
  const started = (await customer.call("startPayment", { accountno: number })).body.data[0];
  await app.money.acknowledge(BigInt(started.Transactionid), { transactionNumber: `UTR88${serial}` });
  return BigInt(started.Transactionid);
}

/** The same as earlier releases posted it: with the gateway's money. */
async function acknowledgedBefore(): Promise<bigint> {
  const { paymentId } = await app.money.start(bookId);
  await app.money.acknowledge(paymentId);
  const values = [`TGM${paymentId}`, paymentId];
  await app.asOwner((owner) =>
    owner.query("update payments set gateway = 'upi', gateway_order_id = $1 where id = $2", values),
  );
  return paymentId;
}

async function held(): Promise<{ gateway: number; upi: number }> {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  const of = (name: string) =>
    Number(places[0].balances.find((row: { account: string }) => row.account === name)?.balance ?? 0);
  return { gateway: of("Gateway in clearing"), upi: of("UPI payments in clearing") };
}

async function waysBackOf(id: bigint): Promise<string[]> {
  const rows: { fld_id: string; refund_modes: string[] }[] = (await admin.call("listPayments")).body.data;
  return rows.find((row) => row.fld_id === id.toString())?.refund_modes ?? [];
}

const bankLine = (paymentmode: string, amount: string, more: object = {}) =>
  admin.call("recordBankEntry", { amount, paymentmode, reference: `B${(serial += 1)}`, ...more });
const refund = (id: bigint, refund_mode: string) =>
  admin.call("refundPayment", { id: id.toString(), refund_mode, reason: "Paid twice" });
const verified = async () => expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);

test("money by UPI to the shop itself waits for a line of the statement by UPI, and lies with no gateway", async () => {
  const before = await held();
  const id = await acknowledged();
  expect(await held()).toEqual({ gateway: before.gateway, upi: before.upi + 500 });
  expect((await bankLine("UPI", String(before.upi + 500))).status).toBe(200);
  expect(await held()).toEqual({ gateway: before.gateway, upi: 0 });
  expect((await bankLine("Online", "1")).body.code).toBe("clearing_exceeded");
  expect(await app.db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({ mode: "upi", source: "online" });
  await verified();
});

test("it goes back by the methods of the counter, and Online is neither offered nor accepted", async () => {
  const id = await acknowledged();
  expect(await waysBackOf(id)).toEqual(["UPI", "Cash", "Card", "Cheque", "Bank"]);
  const refused = await refund(id, "Online");
  expect([refused.status, refused.body.code]).toEqual([422, "refund_mode_not_allowed"]);
  expect((await refund(id, "UPI")).body.data[0]).toMatchObject({ status: "Refunded" });
  expect(await app.db.gatewayRefund.count({ where: { paymentId: id } })).toBe(0);
  await verified();
});

test("what earlier releases posted as a gateway's money is confirmed and paid back, too, and no gateway's money is", async () => {
  const elsewhere = await app.money.start((await app.make.book()).id);
  await app.money.acknowledge(elsewhere.paymentId);
  const before = await held();
  const [kept, back] = [await acknowledgedBefore(), await acknowledgedBefore()];
  expect((await held()).gateway).toBe(before.gateway + 1000);
  expect((await bankLine("Online", "1001")).body.code).toBe("clearing_exceeded");
  expect((await bankLine("Online", "1000")).status).toBe(200);
  expect((await held()).gateway).toBe(before.gateway);
  expect((await bankLine("Online", "1", { direction: "Debit" })).body.code).toBe("clearing_exceeded");
  expect((await refund(back, "Online")).body.code).toBe("refund_mode_not_allowed");
  expect((await refund(back, "UPI")).status).toBe(200);
  expect((await bankLine("UPI", "500", { direction: "Debit" })).status).toBe(200);
  expect(await held()).toEqual(before);
  expect(await waysBackOf(kept)).toEqual(["UPI", "Cash", "Card", "Cheque", "Bank"]);
  await verified();
});

test("the database itself credits no order of this kind as a gateway's money", async () => {
  const { paymentId } = await app.money.start(bookId);
  const credit = "update payments set status = 'credited', gateway = 'upi', gateway_order_id = 'TGM' where id = ";
  await expect(app.asOwner((owner) => owner.query(credit + paymentId))).rejects.toThrow("paid by UPI to the shop");
});
