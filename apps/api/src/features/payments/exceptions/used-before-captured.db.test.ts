import { beforeEach, expect, test } from "vitest";
import { ShopAtGateway } from "#features/payments/refunds/gateway-shop.testing.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();
const used = expect.objectContaining({ name: "Refusal", code: "transaction_number_used" });
let shop: ShopAtGateway;

beforeEach(async () => {
  const { make } = database;
  const { id: actorId } = await make.user({ userType: "Admin" });
  shop = new ShopAtGateway(database, [await make.book(), await make.book()], actorId);
});

const atCounter = (transactionNumber: string, mode: "upi" | "card" | "bank" = "upi") =>
  database.money.take(shop.otherBook.number, { mode, transactionNumber });
const ordered = async () => {
  const { paymentId, orderId } = await shop.order(50_000n);
  return { paymentId, capture: shop.fake.pay(orderId, 50_000n) };
};
const autoAcknowledge = (value: boolean) =>
  database.db.$executeRaw`insert into settings (key, value, version, updated_at)
    values ('auto_acknowledge', to_jsonb(${value}::boolean), 1, now()) on conflict (key) do update set value = excluded.value`;

test("a capture whose number was used at the counter credits nothing: an Admin decides whether it is the same money", async () => {
  for (const isAutomatic of [false, true]) {
    await autoAcknowledge(isAutomatic);
    for (const mode of ["upi", "card"] as const) {
      const { paymentId, capture } = await ordered();
      await atCounter(` ${capture.gatewayPaymentId.toUpperCase()}`, mode);
      expect(await shop.hear(capture)).toBe("set aside");
      await expect(database.money.acknowledge(paymentId, { transactionNumber: "UTR 1" })).rejects.toThrow(
        "payment_is_exception",
      );
      expect(await shop.openExceptions()).toMatchObject([{ kind: "late_capture", paymentId }]);
      await shop.decide(1);
      await shop.follow();
      expect(await shop.refunds()).toContainEqual(expect.objectContaining({ paymentId, state: "processed" }));
    }
  }
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("so does one whose bank's number was used", async () => {
  await autoAcknowledge(true);
  const { capture } = await ordered();
  const utr = `412${capture.gatewayPaymentId.length}55667788`;
  await atCounter(utr, "bank");
  expect(await shop.hear({ ...capture, references: [utr] })).toBe("set aside");
  expect(await shop.openExceptions()).toMatchObject([{ kind: "late_capture" }]);
});

test("the gateway's number of a payment is used, also where staff acknowledged it under another one", async () => {
  await autoAcknowledge(false);
  const { paymentId, capture } = await ordered();
  expect(await shop.hear(capture)).toBe("verified");
  await expect(atCounter(capture.gatewayPaymentId)).rejects.toEqual(used);
  await database.money.acknowledge(paymentId, { transactionNumber: "SOMETHING-ELSE" });
  for (const mode of ["upi", "card", "bank"] as const)
    await expect(atCounter(capture.gatewayPaymentId, mode)).rejects.toEqual(used);
  await expect(atCounter("something else")).rejects.toEqual(used);
  const other = await ordered();
  await expect(
    database.money.acknowledge(other.paymentId, { transactionNumber: capture.gatewayPaymentId }),
  ).rejects.toEqual(used);
  expect(await shop.hear(other.capture)).toBe("verified");
});
