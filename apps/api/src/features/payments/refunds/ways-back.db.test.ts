import { beforeAll, expect, test } from "vitest";
import { paymentModeCodes, paymentModes } from "@thangam/contracts/values/payments";
import { Refusal } from "#core/refusal.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { confirmCapture } from "#testing/confirmed-capture.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { clearCheque } from "#ledger/asset-operations.ts";
import { contextOf, moneyFor, testDay, testMoment } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

const atCounter = (mode: "cash" | "card" | "upi" | "bank" | "cheque") => async () =>
  (await app.make.payment({ mode })).paymentId;

const everyCounterMode = ["Cash", "Card", "UPI", "Bank", "Cheque"];

test.each<[string, () => Promise<bigint>, readonly string[]]>([
  ["in cash", atCounter("cash"), everyCounterMode],
  ["by card", atCounter("card"), everyCounterMode],
  ["by UPI", atCounter("upi"), everyCounterMode],
  ["through the bank", atCounter("bank"), everyCounterMode],
  ["by a cheque in hand", atCounter("cheque"), ["Cheque"]],
  ["by a cheque in hand that was moved to another book", () => moved(atCounter("cheque")), ["Cheque"]],
  ["by a cheque that the bank has paid", clearedCheque, everyCounterMode],
  ["by a cheque that the bank has paid, moved to another book", () => moved(clearedCheque), everyCounterMode],
  ["by UPI to the shop itself", () => online({ gateway: "upi" }), everyCounterMode],
  ["online that no gateway holds", () => online(null), ["Online", ...everyCounterMode]],
  ["online and held by a gateway", () => online({ gateway: "razorpay", gatewayPaymentId: "pay_held" }), ["Online"]],
])("a payment %s goes back by the ways that the list offers, and by no other", async (_what, pay, ways) => {
  const id = await pay();
  const rows: { fld_id: string; refund_modes: string[] }[] = (await admin.call("listPayments")).body.data;
  expect(rows.find((row) => row.fld_id === id.toString())?.refund_modes.toSorted()).toEqual(ways.toSorted());
  const taken = [];
  for (const mode of paymentModes) if (await isTaken(id, mode)) taken.push(mode);
  expect(taken.toSorted()).toEqual(ways.toSorted());
});

async function clearedCheque(): Promise<bigint> {
  const id = await atCounter("cheque")();
  const given = { now: testMoment, day: testDay, paymentId: id, reference: `CLEARED${id}` };
  await clearCheque(app.db, contextOf("Clear_Cheque", {}), given);
  return id;
}

async function moved(pay: () => Promise<bigint>): Promise<bigint> {
  const wrong = await pay();
  const { number } = await app.make.book();
  const answer = await admin.call("movePayment", { id: wrong.toString(), accountno: number, reason: "Another book" });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (await app.db.payment.findFirstOrThrow({ where: { correctsId: wrong } })).id;
}

async function online(at: { gateway: string; gatewayPaymentId?: string } | null): Promise<bigint> {
  const { paymentId } = await app.make.payment({ mode: "online" });
  if (at === null) return paymentId;
  if (at.gatewayPaymentId !== undefined)
    await confirmCapture(app, paymentId, { gateway: at.gateway, gatewayPaymentId: at.gatewayPaymentId });
  await app.asOwner((owner) =>
    owner.query("update payments set gateway = $1, gateway_order_id = $2, gateway_payment_id = $3 where id = $4", [
      at.gateway,
      at.gatewayPaymentId === undefined ? `TGM${paymentId}` : null,
      at.gatewayPaymentId ?? null,
      paymentId,
    ]),
  );
  return paymentId;
}

/** Whether the ledger takes it; what it does is rolled back. */
async function isTaken(id: bigint, mode: (typeof paymentModes)[number]): Promise<boolean> {
  const answer = await inTransaction(app.db, async (tx) => {
    await moneyFor(tx).refund(id, { reason: "Paid twice", mode: paymentModeCodes.of(mode) });
    throw new Taken();
  }).catch((error: unknown) => error);
  if (answer instanceof Taken) return true;
  expect(answer).toBeInstanceOf(Refusal);
  return false;
}

class Taken extends Error {}
