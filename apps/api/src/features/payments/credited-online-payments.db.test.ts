import { expect, test } from "vitest";
import { app, bookNumber, customer, later, mails, sandbox, started, state } from "./payment-endings.testing.ts";

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
  const location = await sandbox.simulate(started, "success");
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

test("without the shop's switch it is verified, the payer gets a message, and staff credit it", async () => {
  await sandbox.switchAutoAcknowledge(false);
  await sandbox.comeBack(await sandbox.simulate(started, "success"));
  expect((await state()).status).toBe("Successfully Transfer");
  expect([await mails("payment_verified"), await mails("payment_acknowledged")]).toEqual([1, 0]);
  expect(await sandbox.acknowledgeWaiting()).toBe(0);
  await app.money.acknowledge(started.paymentId, { transactionNumber: null, instalmentNumber: 1 });
  expect((await state()).status).toBe("Payment Approved");
});

test("switched on later, it credits what was verified before", async () => {
  await sandbox.switchAutoAcknowledge(false);
  await sandbox.comeBack(await sandbox.simulate(started, "success"));
  await sandbox.switchAutoAcknowledge(true);
  expect(await sandbox.acknowledgeWaiting()).toBe(1);
  expect((await state()).status).toBe("Payment Approved");
});

test("a weight scheme without a rate of the day is verified at once and credited when the rate is there", async () => {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id, scheme: { accrual: "weight" } });
  const payer = await app.signedInUser(client.userId!);
  const { paymentId, payUrl } = await sandbox.start(payer, book.number);
  await sandbox.comeBack(await sandbox.simulate({ payUrl }, "success"));
  expect((await sandbox.stateOf(payer, paymentId)).status).toBe("Successfully Transfer");
  expect(await sandbox.acknowledgeWaiting()).toBe(0);
  await app.make.goldRate({ ratePaisePerGram: 500_000n });
  expect(await sandbox.acknowledgeWaiting()).toBe(1);
  expect(await sandbox.stateOf(payer, paymentId)).toMatchObject({ status: "Payment Approved", weightMg: 100n });
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
  await sandbox.comeBack(await sandbox.simulate(started, "success"));
  const refund = await app.money.refund(started.paymentId);
  expect(refund.status).toBe("refunded");
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
  await sandbox.comeBack(await sandbox.simulate(started, "success"));
  expect((await state()).status).toBe("Successfully Transfer");
  later(24 * 3_600_000);
  expect(await sandbox.acknowledgeWaiting()).toBeGreaterThanOrEqual(1);
  expect((await state()).status).toBe("Payment Approved");
});
