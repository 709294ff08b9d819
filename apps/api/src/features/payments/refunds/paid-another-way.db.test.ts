import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { databaseMessageOf } from "#platform/database/database-errors.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";
import { refuseRefund } from "#testing/refused-refund.ts";
import { admin, app, book, paymentId, settle, transfers } from "./paid-another-way.testing.ts";

/** What each account has been given, in paise. */
async function accounts(): Promise<Record<string, bigint>> {
  const rows = await app.db.$queryRaw<{ code: string; paise: bigint }[]>`
    select account as code, sum(amount)::bigint as paise from journal_lines where book_id = ${book.id} group by account`;
  return Object.fromEntries(rows.map(({ code, paise }) => [code, paise]));
}

const sqlStateOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no error",
    (error: unknown) => databaseMessageOf(error)?.sqlState,
  );

test("a refund paid in cash leaves the drawer, the gateway keeps its money for the shop, and nothing owed changes", async () => {
  expect(await accounts()).toEqual({ GATEWAY_CLEARING: 0n, LIABILITY_INR: 0n });
  const settled = await settle();
  expect(settled.body.data[0]).toMatchObject({ state: "Paid another way", other_mode: "Cash" });
  expect(await accounts()).toEqual({ GATEWAY_CLEARING: -50_000n, CASH_DRAWER: 50_000n, LIABILITY_INR: 0n });
  expect(await transfers()).toMatchObject([
    { paymentId, source: "gateway_refund", sourceRef: String(paymentId), reason: "Slip 118", actorId: admin.userId },
  ]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test.each([
  ["Bank", "BANK_TRANSFERS"],
  ["UPI", "UPI_CLEARING"],
  ["Cheque", "CHEQUES_IN_HAND"],
  ["Card", "CARD_CLEARING"],
])("paid by %s it leaves the account %s", async (mode, account) => {
  expect((await settle({ refund_mode: mode, reference: `${mode} 118` })).status).toBe(200);
  expect(await accounts()).toMatchObject({ GATEWAY_CLEARING: -50_000n, [account]: 50_000n });
});

test("the payment method is required, and the gateway is not one", async () => {
  for (const mode of [undefined, "", "Online", "Barter"]) {
    const refused = await settle({ refund_mode: mode });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      422,
      "refund_mode_missing",
      "Choose how the money is given back.",
    ]);
  }
  expect(await transfers()).toEqual([]);
});

test("money that came twice and never was in the books is the shop's at the gateway once the shop has paid it back", async () => {
  const order = `order_${paymentId}`;
  await app.db.$queryRaw`
    select gateway_captured('{"operation": "Gateway_Webhook", "requestId": "test"}', ${app.clock.now}::timestamptz,
      '2026-05-04', 'sandbox', null, ${order}, ${`twice_${paymentId}`}, 50000, '{}')`;
  const { id, paymentId: asideId } = await app.db.paymentException.findFirstOrThrow({
    where: { payment: { bookId: book.id } },
  });
  const decision = { exception_id: String(id), resolution: "Returned through the gateway", remarks: "Paid twice" };
  expect((await admin.call("resolvePaymentException", decision)).status).toBe(200);
  await refuseRefund(app, asideId);
  expect((await settle({ id: String(asideId) })).status).toBe(200);
  expect(await accounts()).toEqual({ GATEWAY_CLEARING: -50_000n, CASH_DRAWER: 50_000n, LIABILITY_INR: 0n });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("of many who settle it at once by different payment methods one succeeds, and the same request again gets the same answer", async () => {
  const methods = ["Cash", "Bank", "UPI", "Cheque"];
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => settle({ refund_mode: methods[n % 4] })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]));
  expect(refusals).toEqual(Array.from({ length: 11 }, () => "refund_done"));
  expect(await transfers()).toHaveLength(1);
  const second = await makeReturningPayment(app, book.id);
  const call = () =>
    admin.call(
      "settleGatewayRefund",
      { id: String(second), refund_mode: "Cash", reference: "S" },
      { key: "settle-once-only" },
    );
  const [first, again] = [await call(), await call()];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  expect(await transfers()).toHaveLength(2);
});

test("the database itself takes neither a settled refund without its transfer, nor a transfer of another amount or payment method", async () => {
  const settled = `update gateway_refunds set state = 'paid_another_way', done_at = now(), settled_by_id = ${admin.userId}, other_mode = 'cash',
    other_reference = 'Slip', next_try_at = null where payment_id = ${paymentId}`;
  const transfer = (account: string, paise: number) => `
    select post_journals('{}', now(), '2026-05-06', array[row(${book.id}, 'Transfer', 'gateway_refund', '${paymentId}',
      ${paymentId}, null, null, null, account('GATEWAY_CLEARING'), account('${account}'), ${paise}, 0, 0)::journal_entry])`;
  const asOwner = (...statements: string[]) =>
    sqlStateOf(app.asOwner((owner) => owner.query(["begin", ...statements, "commit"].join(";"))));
  expect(await asOwner(settled)).toBe("TH500");
  expect(await asOwner(transfer("CASH_DRAWER", 50_000))).toBe("TH500");
  expect(await asOwner(settled, transfer("CASH_DRAWER", 49_999))).toBe("TH500");
  expect(await asOwner(settled, transfer("BANK_TRANSFERS", 50_000))).toBe("TH500");
  expect(await asOwner(settled.replace("'cash'", "'online'"), transfer("GATEWAY_CLEARING", 50_000))).toBe("23514");
  expect(await asOwner(settled, transfer("CASH_DRAWER", 50_000))).toBe("no error");
  expect(await asOwner(`update gateway_refunds set other_mode = 'bank' where payment_id = ${paymentId}`)).toBe("TH500");
  expect(await asOwner(transfer("CASH_DRAWER", 50_000))).toBe("23505");
  // And what a superuser changes is found and named.
  const tamper = (mode: string) =>
    app.asOwner((owner) =>
      owner.query(
        `set session_replication_role = replica; update gateway_refunds set other_mode = '${mode}' where payment_id = ${paymentId}`,
      ),
    );
  await tamper("bank");
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([
    `The refund of payment ${paymentId} that was paid past its gateway and the ledger differ in way or amount.`,
    expect.stringMatching(`^gateway_refunds ${paymentId} .* altered past the portal`),
  ]);
  await tamper("cash");
});
