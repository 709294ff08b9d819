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
  expect(await shop.hear(shop.fake.remember({ ...capture, references: [utr] }))).toBe("set aside");
  expect(await shop.openExceptions()).toMatchObject([{ kind: "late_capture" }]);
});

test("the gateway's number of a payment is used, also where staff acknowledged it under another one", async () => {
  await autoAcknowledge(false);
  const { paymentId, capture } = await ordered();
  expect(await shop.hear(capture)).toBe("verified");
  await expect(atCounter(capture.gatewayPaymentId)).rejects.toEqual(used);
  await database.money.acknowledge(paymentId, { transactionNumber: "SOMETHING-ELSE-7" });
  for (const mode of ["upi", "card", "bank"] as const)
    await expect(atCounter(capture.gatewayPaymentId, mode)).rejects.toEqual(used);
  await expect(atCounter("something else 7")).rejects.toEqual(used);
  const other = await ordered();
  await expect(
    database.money.acknowledge(other.paymentId, { transactionNumber: capture.gatewayPaymentId }),
  ).rejects.toEqual(used);
  expect(await shop.hear(other.capture)).toBe("verified");
});

test("money counted at the counter by the gateway's number, and online by the bank's, is shown to an Admin, and stays as it is", async () => {
  const { paymentId, capture } = await ordered();
  const utr = `4120${paymentId}556677`;
  const { paymentId: otherId } = await atCounter(capture.gatewayPaymentId);
  await database.money.acknowledge(paymentId, { transactionNumber: utr });
  const before = await statuses();
  expect(await shop.hear(shop.fake.remember({ ...capture, references: [utr] }))).toBe("set aside");
  expect(await statuses()).toEqual(before);
  const [exception, ...more] = await shop.openExceptions();
  expect([exception, more]).toMatchObject([{ kind: "counted_twice", paymentId, otherPaymentId: otherId }, []]);
  expect(await shop.hear(shop.fake.remember({ ...capture, references: [utr] }))).toBe("known");
  await database.money.refund(otherId);
  await shop.decide(1);
  expect(await shop.openExceptions()).toEqual([]);
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("so is money that the counter took by another number of the bank, also where it was moved since", async () => {
  const { paymentId, capture } = await ordered();
  const [utr, rrn] = [`4120${paymentId}556677`, `6120${paymentId}556677`];
  const { paymentId: otherId } = await atCounter(rrn, "bank");
  await database.money.acknowledge(paymentId, { transactionNumber: utr });
  const movedId = await shop.move(paymentId, shop.otherBook);
  expect(await shop.hear(shop.fake.remember({ ...capture, references: [utr, rrn] }))).toBe("set aside");
  expect(await shop.openExceptions()).toMatchObject([
    { kind: "counted_twice", paymentId: movedId, otherPaymentId: otherId },
  ]);
});

test.each([
  ["look like it", (rrn: string) => rrn.replaceAll("1", "I").replaceAll("0", "O")],
  ["hold it", (rrn: string) => `UPI/${rrn}/CR`],
])("so is money that the counter took by a number that seems to %s", async (_how, typedAs) => {
  const { paymentId, capture } = await ordered();
  const [utr, rrn] = [`4120${paymentId}556677`, `6120${paymentId}556611`];
  const { paymentId: otherId } = await atCounter(typedAs(rrn), "bank");
  await database.money.acknowledge(paymentId, { transactionNumber: utr });
  expect(await shop.hear(shop.fake.remember({ ...capture, references: [utr, rrn] }))).toBe("set aside");
  expect(await shop.openExceptions()).toMatchObject([{ kind: "counted_twice", paymentId, otherPaymentId: otherId }]);
});

test("a payment that was taken back, or shares the short code of a card alone, counts nothing twice", async () => {
  const { paymentId, capture } = await ordered();
  const utr = `4120${paymentId}556677`;
  const { paymentId: otherId } = await atCounter(capture.gatewayPaymentId);
  await database.money.refund(otherId);
  await atCounter("123456", "card");
  await database.money.acknowledge(paymentId, { transactionNumber: utr });
  expect(await shop.hear(shop.fake.remember({ ...capture, references: [utr, "123456"] }))).toBe("credited before");
  expect(await shop.openExceptions()).toEqual([]);
});

test("of a number at the counter and a capture of the same money at once, one is refused or both are shown", async () => {
  for (let i = 0; i < 5; i += 1) {
    const { paymentId, capture } = await ordered();
    const utr = `4120${paymentId}556677`;
    await database.money.acknowledge(paymentId, { transactionNumber: utr });
    const [counter] = await Promise.allSettled([
      atCounter(capture.gatewayPaymentId),
      shop.hear(shop.fake.remember({ ...capture, references: [utr] })),
    ]);
    const shown = (await shop.openExceptions()).filter((exception) => exception.paymentId === paymentId);
    expect(shown).toHaveLength(counter.status === "fulfilled" ? 1 : 0);
  }
});

test("a number of the bank is used once the gateway said it: no transfer is taken by it", async () => {
  const { paymentId, capture } = await ordered();
  const rrn = `6120${paymentId}556677`;
  expect(await shop.hear(shop.fake.remember({ ...capture, references: [rrn, "987654"] }))).toBe("verified");
  for (const mode of ["upi", "bank"] as const) await expect(atCounter(` ${rrn} `, mode)).rejects.toEqual(used);
  const other = await ordered();
  await expect(database.money.acknowledge(other.paymentId, { transactionNumber: rrn })).rejects.toEqual(used);
  // Slips of cards and cheques may share a number, and so may whatever is short.
  await atCounter(rrn, "card");
  await atCounter("987654");
});

const statuses = () =>
  database.db.payment.findMany({
    where: { bookId: { in: [shop.book.id, shop.otherBook.id] } },
    select: { id: true, status: true },
    orderBy: { id: "asc" },
  });
