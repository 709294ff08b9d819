import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { captureCases, toldCapture } from "./confirmed-captures.testing.ts";

const database = useDatabase();
const { orderId, gatewayPaymentId, amountPaise } = toldCapture;
let bookId: bigint;

beforeEach(async () => {
  ({ id: bookId } = await database.make.book({ scheme: { paymentRule: "flexible", instalments: 330 } }));
  await asNobodyCould("delete from gateway_captures; update payments set gateway_payment_id = null");
});

/** What no function and no person does: no trigger stands against it. */
const asNobodyCould = (sql: string) =>
  database.asOwner((owner) => owner.query(`set session_replication_role = replica; ${sql}`));

const captured = (row: { orderId: string; gatewayPaymentId: string; amountPaise: bigint }, noted: string) =>
  database.asOwner((owner) =>
    owner.query(
      `insert into gateway_captures (gateway, gateway_payment_id, order_id, amount_paise, told_at, ${noted})
       select 'razorpay', $1, $2, $3, now(), ${noted === "missing_at" ? "now()" : "now(), 'Reconcile_Payments'"}
       on conflict do nothing`,
      [row.gatewayPaymentId, row.orderId, row.amountPaise],
    ),
  );

/** Verifies a payment by the money past every function, as somebody who owns the database could. */
async function verify() {
  const { paymentId } = await database.money.start(bookId, { amountPaise });
  await database.asOwner((owner) =>
    owner.query(
      `update payments set status = 'verified', gateway = 'razorpay', gateway_order_id = $2, gateway_payment_id = $3
       where id = $1`,
      [paymentId, orderId, gatewayPaymentId],
    ),
  );
  return paymentId;
}

test.each(captureCases)("where $what, money gets into a payment in the database: $standing", async (one) => {
  for (const capture of one.answer.captures) await captured(capture, "confirmed_at, confirmed_by");
  if (one.standing === "confirmed") await verify();
  else await expect(verify()).rejects.toThrow("has not confirmed the money");
});

test("what was only told, or is missing, does not; and what became missing since is not credited", async () => {
  await captured(toldCapture, "missing_at");
  await expect(verify()).rejects.toThrow("has not confirmed the money");
  await asNobodyCould("delete from gateway_captures");
  await captured(toldCapture, "confirmed_at, confirmed_by");
  const paymentId = await verify();
  await database.asOwner((owner) => owner.query("update gateway_captures set missing_at = now()"));
  await expect(database.money.acknowledge(paymentId, { transactionNumber: null })).rejects.toThrow();
  expect((await database.db.payment.findUniqueOrThrow({ where: { id: paymentId } })).status).toBe("verified");
});

test("what the gateway confirmed stays, and the portal writes nothing of it past its functions", async () => {
  await captured(toldCapture, "confirmed_at, confirmed_by");
  for (const change of ["amount_paise = 1", "order_id = 'other'", "confirmed_at = null, confirmed_by = null"])
    await expect(
      database.asOwner((owner) => owner.query(`update gateway_captures set ${change}`)),
      change,
    ).rejects.toThrow("stays");
  await expect(database.asOwner((owner) => owner.query("delete from gateway_captures"))).rejects.toThrow();
  await expect(database.db.$executeRaw`update gateway_captures set missing_at = now()`).rejects.toThrow(
    "permission denied",
  );
});
