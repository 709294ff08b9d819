import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import {
  admin,
  app,
  asideId,
  book,
  customer,
  decide,
  exceptionId,
  refunds,
  sandbox,
} from "./deciding-exceptions.testing.ts";

const statusOf = async (id: bigint) => (await app.db.payment.findUniqueOrThrow({ where: { id } })).status;
const credits = () => app.db.instalmentCredit.count({ where: { bookId: book.id } });
const sentBack = () => app.db.sandboxPayment.count({ where: { refundKey: { endsWith: `-${asideId}` } } });

test("money that came twice goes back through the gateway, once, and its state can be seen", async () => {
  const decided = await decide("Returned through the gateway");
  expect(decided.body.data[0]).toMatchObject({ status: "Failed", refund_state: "Waiting", remarks: "Asked her" });
  expect(await credits()).toBe(1);
  while ((await sandbox.sendRefunds()) > 0);
  expect([await sentBack(), (await refunds()).length]).toEqual([1, 1]);
  const list = await admin.call("listGatewayRefunds", { search: book.number });
  expect(list.body.data).toMatchObject([
    { fld_id: String(asideId), state: "Sent back", reason: "Asked her", paidamount: "500" },
  ]);
  const told = await app.db.outboxMessage.findMany({ where: { kind: "payment_returned" } });
  expect(told.filter(({ payload }) => JSON.stringify(payload).includes(`"${asideId}"`))).toHaveLength(1);
});

test("kept, it is the next instalment of its book with a receipt of its own, and the ledger is whole", async () => {
  const decided = await decide("Kept as an instalment");
  expect(decided.body.data[0]).toMatchObject({
    status: "Payment Approved",
    resolution: "Kept as an instalment",
    receiptno: expect.stringMatching(/^T\d{4}-\d{7}$/),
  });
  const aside = await app.db.payment.findUniqueOrThrow({ where: { id: asideId } });
  expect(aside).toMatchObject({ instalmentNumber: 2, instalmentCount: 1, amountPaise: 50_000n });
  expect(aside.transactionNumber).toBe(aside.gatewayPaymentId);
  expect([await credits(), await refunds()]).toEqual([2, []]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("of many who decide at once, some to keep and some to return, one is obeyed", async () => {
  const ways = ["Kept as an instalment", "Returned through the gateway"];
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => decide(ways[n % 2] ?? "")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "exception_resolved")).toHaveLength(11);
  const isKept = (await statusOf(asideId)) === "credited";
  expect([await credits(), (await refunds()).length]).toEqual(isKept ? [2, 0] : [1, 1]);
});

test("what was kept can be refunded later, and then goes back through the gateway", async () => {
  await decide("Kept as an instalment");
  await app.money.refund(asideId);
  expect(await refunds()).toMatchObject([{ paymentId: asideId, amountPaise: 50_000n }]);
});

test("a book that is closed, or paid up, keeps nothing: the exception stays open", async () => {
  await app.make.closedBook(book.id);
  const refused = await decide("Kept as an instalment");
  expect([refused.status, refused.body.code]).toEqual([409, "book_closed"]);
  const left = await app.db.paymentException.findUniqueOrThrow({ where: { id: exceptionId } });
  expect([left.resolvedAt, await statusOf(asideId)]).toEqual([null, "verified"]);
  expect((await decide("Returned through the gateway")).status).toBe(200);
});

test("a book with money set aside can be closed, and that money is not noted a second time", async () => {
  const closed = await customer.call("closeBook", { id: String(book.id), clientstatus: "Closed" });
  expect(closed.status).toBe(200);
  expect(await app.db.paymentException.count({ where: { paymentId: asideId } })).toBe(1);
});

test("money that no gateway holds is not returned through one, nor kept before it has come", async () => {
  const payment = await app.make.payment({ status: "pending" });
  await app.make.closedBook(payment.bookId);
  const { id } = await app.db.paymentException.findFirstOrThrow({ where: { paymentId: payment.paymentId } });
  const exception = { exception_id: String(id) };
  expect((await decide("Returned through the gateway", exception)).body.code).toBe("money_not_at_gateway");
  expect((await decide("Kept as an instalment", exception)).body.code).toBe("money_not_received");
});

test("the database itself lets no money go back that the books did not give back, and none twice", async () => {
  const ask = (paymentId: bigint) =>
    app.asOwner((owner) =>
      owner.query(
        `insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
         select id, gateway, gateway_payment_id, amount_paise, now(), now() from payments where id = $1`,
        [paymentId],
      ),
    );
  await expect(ask(asideId)).rejects.toThrow("nothing of payment");
  await decide("Returned through the gateway");
  await expect(ask(asideId)).rejects.toThrow(/gateway_refunds_pkey|gateway_refunds_gateway_payment_key/);
});
