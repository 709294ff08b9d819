import { expect, test } from "vitest";
import { asEarlierRelease } from "#testing/as-earlier-release.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { admin, app, book, settle } from "./paid-another-way.testing.ts";

test("a bank's number under which one refund was paid another way pays no second one", async () => {
  const second = await makeReturningPayment(app, book.id);
  const third = await makeReturningPayment(app, book.id);
  const paid = { refund_mode: "Bank", reference: "UTR 8842 0017" };
  expect((await settle(paid)).status).toBe(200);
  const again = await settle({ ...paid, id: String(second), refund_mode: "UPI", reference: "utr-88420017" });
  expect([again.status, again.body.code]).toEqual([409, "bank_reference_used"]);
  // Cheques are numbered by their bank, slips of cash by the shop.
  expect((await settle({ ...paid, id: String(third), refund_mode: "Cheque" })).status).toBe(200);
  expect((await settle({ id: String(second), reference: "UTR 8842 0017" })).status).toBe(200);
});

test("what waits for a gateway that the shop has no more is paid another way, and the list says so", async () => {
  const { id } = await app.db.gatewayRefund
    .findFirstOrThrow({ where: { payment: { bookId: book.id } } })
    .then(({ paymentId }) => ({ id: paymentId }));
  const turnInto = (gateway: string) =>
    app.asOwner((owner) =>
      asEarlierRelease(
        owner,
        `update gateway_captures c set gateway = '${gateway}' from payments p
         where p.id = ${id} and (c.gateway, c.gateway_payment_id) = (p.gateway, p.gateway_payment_id)`,
        `update payments set gateway = '${gateway}' where id = ${id}`,
        `update gateway_refunds set gateway = '${gateway}', state = 'waiting', absent_at = null, tries = 0 where payment_id = ${id}`,
      ),
    );
  await turnInto("sandbox");
  const early = await settle();
  expect([early.status, early.body.code]).toEqual([409, "refund_under_way"]);
  await turnInto("razorpay");
  const { body } = await admin.call("listGatewayRefunds", { search: book.number });
  expect(body.data).toMatchObject([{ state: "Waiting", is_gateway_gone: true }]);
  expect((await settle()).body.data[0]).toMatchObject({ state: "Paid another way", is_gateway_gone: true });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
