import { expect, test } from "vitest";
import { app, bookId, bookNumber, customer, later, mails, sandbox, started, state } from "./payment-endings.testing.ts";

test("failure: the bank's reason is kept, nothing is credited, and another payment can be made", async () => {
  expect(await sandbox.comeBack(await sandbox.simulate(started, "failure"))).toBe(
    `/paymentfail?payment=${started.paymentId}`,
  );
  expect(await state()).toMatchObject({ status: "Failed", failureReason: "Declined by the test bank", payUrl: null });
  expect(await app.db.journal.count({ where: { bookId } })).toBe(0);
  expect(await mails("payment_failed")).toBe(1);
  expect((await sandbox.start(customer, bookNumber)).paymentId).not.toBe(started.paymentId);
});

test("a slow bank: being confirmed first, whatever the page claims, and credited when the bank has done", async () => {
  expect(await sandbox.comeBack(await sandbox.simulate(started, "slow", "never"))).toBe(
    `/paymentsuccessfull?payment=${started.paymentId}`,
  );
  const claim = { id: started.paymentId.toString(), paymentstatus: "Successfully Transfer" };
  expect((await customer.call("checkPayment", claim)).body.data[0].status).toBe("Pending");
  expect((await customer.call("reportFailure", claim)).body.data[0].status).toBe("Pending");
  later(11_000);
  expect((await customer.call("checkPayment", claim)).body.data[0].status).toBe("Payment Approved");
});

test("a failure that the page reports is one only when the gateway knows of no money", async () => {
  const claim = { id: started.paymentId.toString(), paymentstatus: "Failed" };
  await sandbox.simulate(started, "success", "never");
  expect((await customer.call("reportFailure", claim)).body.data[0].status).toBe("Payment Approved");

  const another = await sandbox.start(customer, bookNumber);
  const given = await customer.send(
    "post",
    "/api/Failure%20Transaction",
    { "Content-Type": "application/json", "Idempotency-Key": "given-up-by-alias" },
    JSON.stringify({ id: another.paymentId.toString(), paymentstatus: "Successfully Transfer" }),
  );
  expect(given.body.data[0]).toMatchObject({ status: "Failed", failure_reason: "Given up by the customer" });
});

test("a failed payment that the bank pays after all is credited: late authorisation", async () => {
  await sandbox.comeBack(await sandbox.simulate(started, "failure", "never"));
  expect((await state()).status).toBe("Failed");
  // The page is gone for the customer; the bank's second answer comes all the same.
  const order = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } });
  await app.db.sandboxPayment.create({
    data: {
      id: "sbp_late",
      orderId: order.orderId,
      amountPaise: 100_000n,
      capturedAt: app.clock.now,
      createdAt: app.clock.now,
    },
  });
  await sandbox.reconcile();
  expect(await state()).toMatchObject({ status: "Payment Approved", failureReason: null });
});

test("news of a failed attempt that comes after the money changes nothing", async () => {
  await sandbox.simulate(started, "success", "out_of_order");
  const notices = await sandbox.notices();
  const outcomes = [];
  for (const notice of notices.slice(-2)) outcomes.push((await sandbox.deliver(notice)).body.data.outcome);
  expect(outcomes).toEqual(["credited", "known"]);
  expect((await state()).status).toBe("Payment Approved");
});

test("abandoned: it stays Pending while its order lives, and ends as never confirmed once that is over", async () => {
  await sandbox.reconcile();
  await sandbox.reconcile(10 * 60_000);
  expect(await state()).toMatchObject({ status: "Pending", payUrl: started.payUrl });
  await sandbox.reconcile(21 * 60_000);
  expect(await state()).toMatchObject({ status: "Failed", failureReason: "Never confirmed", payUrl: null });
  const { nextCheckAt } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } });
  expect(nextCheckAt).toBeNull();
});
