import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { ShopAtGateway } from "#features/payments/refunds/gateway-shop.testing.ts";
import { verifyLedger } from "#ledger/verify.ts";

const database = useDatabase();
let shop: ShopAtGateway;

beforeEach(async () => {
  const { make } = database;
  const books = [await make.book(), await make.book()] as const;
  const { id: actorId } = await make.user({ userType: "Admin" });
  shop = new ShopAtGateway(database, [...books], actorId);
});

/** Credited on the number that the gateway gave it, and moved to the other book; its capture is still to come. */
async function moved() {
  const { paymentId, orderId } = await shop.order(50_000n);
  const capture = shop.fake.pay(orderId, 50_000n);
  await database.money.acknowledge(paymentId, { transactionNumber: capture.gatewayPaymentId });
  return { wrongId: paymentId, rightId: await shop.move(paymentId, shop.otherBook), capture };
}

const paymentsOfBooks = async () =>
  (await shop.payments()).map(({ id, status, gatewayPaymentId }) => ({ id, status, gatewayPaymentId }));

/** What the books expect at the gateway lies there, nothing is to be decided, and the ledger fits. */
async function expectWhole(): Promise<void> {
  expect(await shop.booked()).toBe(shop.fake.balance());
  expect(await shop.openExceptions()).toEqual([]);
  expect((await verifyLedger(database.url)).findings).toEqual([]);
}

test("money that was moved before its capture came belongs to the payment it was moved to, and nothing goes back", async () => {
  const { wrongId, rightId, capture } = await moved();
  expect(await shop.hear(capture)).toBe("credited before");
  expect(await shop.hear(capture)).toBe("known");
  expect(await paymentsOfBooks()).toEqual([
    { id: wrongId, status: "refunded", gatewayPaymentId: null },
    { id: rightId, status: "credited", gatewayPaymentId: capture.gatewayPaymentId },
  ]);
  await shop.follow();
  expect([await shop.refunds(), shop.fake.refunds]).toEqual([[], []]);
  await expectWhole();
});

test("moved twice, it belongs to the last; its refund goes back through the gateway, once", async () => {
  const { rightId, capture } = await moved();
  const lastId = await shop.move(rightId, shop.book);
  expect(await shop.hear(capture)).toBe("credited before");
  await database.money.refund(lastId);
  await shop.follow();
  await shop.follow();
  expect(await shop.refunds()).toMatchObject([{ paymentId: lastId, state: "processed", amountPaise: 50_000n }]);
  expect(shop.fake.refunds).toHaveLength(1);
  await expectWhole();
});

test("moved and refunded online before its capture, it goes back once; in cash, an Admin sees to it", async () => {
  const online = await moved();
  await database.money.refund(online.rightId, { mode: "online" });
  expect(await shop.hear(online.capture)).toBe("refunded before");
  expect(await shop.hear(online.capture)).toBe("known");
  await shop.follow();
  expect(shop.fake.refunds).toHaveLength(1);
  await expectWhole();
  const cash = await moved();
  await database.money.refund(cash.rightId, { mode: "cash" });
  expect(await shop.hear(cash.capture)).toBe("set aside");
  expect(await shop.openExceptions()).toMatchObject([{ kind: "refunded_before", paymentId: cash.rightId }]);
  expect(shop.fake.refunds).toHaveLength(1);
});

test("other money for an order whose payment was moved is kept aside", async () => {
  const { capture } = await moved();
  await shop.hear(capture);
  const { orderId } = capture;
  expect(await shop.hear(shop.fake.pay(orderId, 50_000n))).toBe("set aside");
  expect(await shop.openExceptions()).toMatchObject([{ kind: "late_capture" }]);
});
