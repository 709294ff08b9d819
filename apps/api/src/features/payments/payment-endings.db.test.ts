import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { Started } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let customer: SignedIn;
let bookId: bigint;
let bookNumber: string;
let started: Started;

beforeEach(async () => {
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  [bookId, bookNumber] = [book.id, book.number];
  customer = await app.signedInUser(client.userId!);
  started = await sandbox.start(customer, bookNumber, { installment_count: "2" });
});

const state = () => sandbox.stateOf(customer, started.paymentId);
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const mails = (kind: string) => app.db.outboxMessage.count({ where: { dedupeKey: `${kind}:${started.paymentId}` } });

test("a started payment is Pending and says where it is paid", async () => {
  expect(await state()).toMatchObject({
    status: "Pending",
    amountPaise: 100_000n,
    payUrl: started.payUrl,
    upiLink: null,
  });
  const page = await customer.send("get", started.payUrl, { "Accept-Language": "en" });
  expect(page.status).toBe(200);
  expect(page.text).toContain("This is a test page. No money moves");
  expect(page.text).toContain("₹1,000.00");
  expect(page.text).toContain(bookNumber);
  expect(page.text).not.toContain("<script");
  expect(page.get("Content-Security-Policy")).toContain("script-src 'self';");
  expect((await customer.send("get", started.payUrl, { "Accept-Language": "ta" })).text).toContain("சோதனைக் கட்டணம்");
});

test("the payment page speaks the language its payer chose, whatever the browser asks for", async () => {
  await customer.call("saveProfile", { language: "hi" });
  const { text } = await customer.send("get", started.payUrl, { "Accept-Language": "ta" });
  expect(text).toContain('<html lang="hi">');
  expect(text).not.toContain("சோதனைக் கட்டணம்");
});

test("a name with HTML in it stands on the payment page as text", async () => {
  const client = await app.make.client({ name: `<img src=x onerror=alert(1)> & "Co"` });
  const book = await app.make.book({ clientId: client.id });
  const { payUrl } = await sandbox.start(await app.signedInUser(client.userId!), book.number);
  const { text } = await app.nobody().send("get", payUrl);
  expect(text).not.toContain("<img");
  expect(text).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;");
});

test("success: the return page credits it with a receipt, and its webhook changes nothing more", async () => {
  const location = await sandbox.press(started, "success");
  expect(await sandbox.comeBack(location)).toBe(`/paymentsuccessfull?payment=${started.paymentId}`);
  const paid = await state();
  expect(paid).toMatchObject({ status: "Payment Approved", instalmentNumber: 1, instalmentCount: 2, payUrl: null });
  expect(paid.receiptNumber).toMatch(/^T2627-\d{7}$/);
  for (const notice of await sandbox.notices()) await sandbox.deliver(notice);
  expect(await state()).toEqual(paid);
  expect(await mails("payment_acknowledged")).toBe(1);
  // Its page is gone: nobody pays it twice by going back.
  expect((await customer.send("get", started.payUrl)).get("Location")).toBe("/");
});

test("without the shop's switch it is verified, the payer is told, and staff credit it", async () => {
  await sandbox.switchAutoAcknowledge(false);
  await sandbox.comeBack(await sandbox.press(started, "success"));
  expect((await state()).status).toBe("Successfully Transfer");
  expect([await mails("payment_verified"), await mails("payment_acknowledged")]).toEqual([1, 0]);
  expect(await sandbox.acknowledgeWaiting()).toBe(0);
  await app.money.acknowledge(started.paymentId, { transactionNumber: null, instalmentNumber: 1 });
  expect((await state()).status).toBe("Payment Approved");
});

test("switched on later, it credits what was verified before", async () => {
  await sandbox.switchAutoAcknowledge(false);
  await sandbox.comeBack(await sandbox.press(started, "success"));
  await sandbox.switchAutoAcknowledge(true);
  expect(await sandbox.acknowledgeWaiting()).toBe(1);
  expect((await state()).status).toBe("Payment Approved");
});

test("a weight scheme without a rate of the day is verified at once and credited when the rate is there", async () => {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id, scheme: { accrual: "weight" } });
  const payer = await app.signedInUser(client.userId!);
  const { paymentId, payUrl } = await sandbox.start(payer, book.number);
  await sandbox.comeBack(await sandbox.press({ payUrl }, "success"));
  expect((await sandbox.stateOf(payer, paymentId)).status).toBe("Successfully Transfer");
  expect(await sandbox.acknowledgeWaiting()).toBe(0);
  await app.make.goldRate({ ratePaisePerGram: 500_000n });
  expect(await sandbox.acknowledgeWaiting()).toBe(1);
  expect(await sandbox.stateOf(payer, paymentId)).toMatchObject({ status: "Payment Approved", weightMg: 100n });
});

test("failure: the bank's reason is kept, nothing is credited, and another payment can be made", async () => {
  expect(await sandbox.comeBack(await sandbox.press(started, "failure"))).toBe(
    `/paymentfail?payment=${started.paymentId}`,
  );
  expect(await state()).toMatchObject({ status: "Failed", failureReason: "Declined by the test bank", payUrl: null });
  expect(await app.db.journal.count({ where: { bookId } })).toBe(0);
  expect(await mails("payment_failed")).toBe(1);
  expect((await sandbox.start(customer, bookNumber)).paymentId).not.toBe(started.paymentId);
});

test("a slow bank: being confirmed first, whatever the page claims, and credited when the bank has done", async () => {
  expect(await sandbox.comeBack(await sandbox.press(started, "slow", "never"))).toBe(
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
  await sandbox.press(started, "success", "never");
  expect((await customer.call("reportFailure", claim)).body.data[0].status).toBe("Payment Approved");

  const another = await sandbox.start(customer, bookNumber);
  const given = await customer.send(
    "post",
    "/api/Failure%20Transaction",
    { "Content-Type": "application/json" },
    JSON.stringify({ id: another.paymentId.toString(), paymentstatus: "Successfully Transfer" }),
  );
  expect(given.body.data[0]).toMatchObject({ status: "Failed", failure_reason: "Given up by the customer" });
});

test("a failed payment that the bank pays after all is credited: late authorisation", async () => {
  await sandbox.comeBack(await sandbox.press(started, "failure", "never"));
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
  await sandbox.press(started, "success", "out_of_order");
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

test("the same start sent twice is one payment, paid in one place", async () => {
  const json = { accountno: bookNumber };
  const answers = await Promise.all(
    [1, 2, 3].map(() => customer.call("startPayment", json, { key: "one-start-only" })),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { Transactionid: id, payment_link: payUrl } = answers[0]!.body.data[0];
  expect(await app.db.gatewayOrder.findMany({ where: { paymentId: BigInt(id) } })).toMatchObject([{ payUrl }]);
});

test("a refund in the books is sent to the gateway once, and told again after trouble until it is done", async () => {
  await sandbox.comeBack(await sandbox.press(started, "success"));
  const refund = await app.money.refund(started.paymentId);
  expect(refund.status).toBe("Refunded");
  expect(await app.db.gatewayRefund.findMany({ where: { paymentId: started.paymentId } })).toMatchObject([
    { amountPaise: 100_000n, doneAt: null },
  ]);
  expect(await sandbox.sendRefunds()).toBe(1);
  expect(await sandbox.sendRefunds()).toBe(0);
  const [sent] = await app.db.gatewayRefund.findMany({ where: { paymentId: started.paymentId } });
  expect(sent).toMatchObject({ refundId: expect.stringMatching(/^sbr_/), nextTryAt: null, tries: 1 });
});

// The last one: the day stays closed.
test("money that comes after the day was closed is verified, and credited on the next day", async () => {
  await app.make.closedDay({ day: "2026-05-04" });
  await sandbox.comeBack(await sandbox.press(started, "success"));
  expect((await state()).status).toBe("Successfully Transfer");
  later(24 * 3_600_000);
  expect(await sandbox.acknowledgeWaiting()).toBeGreaterThanOrEqual(1);
  expect((await state()).status).toBe("Payment Approved");
});
