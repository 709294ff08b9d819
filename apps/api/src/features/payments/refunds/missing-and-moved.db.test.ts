import { expect, test } from "vitest";
import { asEarlierRelease } from "#testing/as-earlier-release.ts";
import { figures, statusOf } from "./failed-there.testing.ts";
import { findings, listed, openExceptions } from "./refund-decisions.testing.ts";
import {
  admin,
  app,
  captured,
  credited,
  fake,
  followRefunds,
  hear,
  later,
  look,
  loseDispute,
  poll,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

// The gateway says once that it does not have money of which it moved some.

const kinds = async () => (await openExceptions()).map(({ kind }) => kind).toSorted();
const choicesAbout = async (kind: string): Promise<string[]> =>
  (await listed()).find((one: { kind: string }) => one.kind === kind)?.decisions;
const byBank = { mode: "Bank", refund_mode: "Bank", returned_mode: "Bank" };
const notAllowed = [409, "resolution_not_allowed"];

async function decideAbout(kind: string, resolution: string, more: object = {}) {
  const one = (await openExceptions()).find((open) => open.kind === kind);
  const sent = { exception_id: String(one?.id), resolution, remarks: "Decided", ...more };
  const { status, body } = await (await app.signedInUser(admin.userId)).call("resolvePaymentException", sent);
  return [status, body.code ?? body.data?.[0]?.resolution];
}

async function paid(pay: typeof credited) {
  const one = await pay();
  const [capture] = fake.capturesOf(one.orderId);
  const leaves = async () => {
    later(5);
    fake.forget(one.orderId);
    await look(one.orderId);
  };
  const isThere = () => {
    later(5);
    fake.remember(capture!);
  };
  const comes = async () => {
    isThere();
    await look(one.orderId);
  };
  return { ...one, leaves, isThere, comes };
}

async function expectAllEven() {
  await followRefunds();
  await poll();
  const [books, gateway] = await figures();
  expect([books, await kinds(), await findings()]).toEqual([gateway, [], []]);
}

test("a part that the gateway sent back and the shop bore counts once: the shop bears the money too, until it comes", async () => {
  const { paymentId, gatewayPaymentId, leaves, comes } = await paid(credited);
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  expect(await decideAbout("refund_differs", "Borne by the shop")).toEqual([200, "Borne by the shop"]);
  await leaves();
  expect(await choicesAbout("capture_not_found")).toEqual(["Borne by the shop"]);
  expect(await decideAbout("capture_not_found", "No money came")).toEqual(notAllowed);
  expect(await decideAbout("capture_not_found", "Borne by the shop")).toEqual([200, "Borne by the shop"]);
  await comes();
  expect([await statusOf(paymentId), await figures()]).toEqual(["credited", [30_000n, 30_000n]]);
  await expectAllEven();
});

test("of a part that failed at the gateway after all nothing was moved", async () => {
  const { gatewayPaymentId, leaves } = await paid(credited);
  const there = fake.refundThere(gatewayPaymentId, 20_000n);
  await hear(there);
  await hear(fake.finish(there.refundId, "failed_at_gateway"));
  await leaves();
  expect(await decideAbout("capture_not_found", "No money came")).toEqual([200, "No money came"]);
});

test("of verified money that a bank asks for nothing is decided before the bank has decided, and the dispute ends with it", async () => {
  const { paymentId, gatewayPaymentId, leaves, comes } = await paid(captured);
  const dispute = fake.dispute(gatewayPaymentId, 50_000n);
  await hear(dispute);
  await leaves();
  expect(await choicesAbout("capture_not_found")).toEqual([]);
  expect(await decideAbout("capture_not_found", "No money came")).toEqual(notAllowed);
  await comes();
  await hear(fake.moveDispute(dispute.disputeId, "won"));
  expect([await statusOf(paymentId), await kinds(), await findings()]).toEqual(["verified", [], []]);
});

test("what a lost dispute took of verified money counts as its refund, and no money came of the rest; nothing is forgotten once it comes", async () => {
  const { paymentId, gatewayPaymentId, leaves, comes } = await paid(captured);
  await loseDispute(gatewayPaymentId, 20_000n);
  await leaves();
  expect([await choicesAbout("capture_not_found"), await choicesAbout("dispute_lost")]).toEqual([
    [],
    ["Counted as its refund"],
  ]);
  expect(await decideAbout("dispute_lost", "Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect([await statusOf(paymentId), fake.asked]).toEqual(["failed", []]);
  expect(await decideAbout("capture_not_found", "No money came")).toEqual([200, "No money came"]);
  await comes();
  expect(await kinds()).toEqual(["refund_failed"]);
  expect(await decideAbout("refund_failed", "Asked for again")).toEqual([200, "Asked for again"]);
  await expectAllEven();
  expect(fake.balance()).toBe(0n);
});

test.each(["open", "lost"])("of credited money that a dispute is %s about the shop bears the loss", async (state) => {
  const { paymentId, gatewayPaymentId, leaves, comes } = await paid(credited);
  if (state === "lost") await loseDispute(gatewayPaymentId, 20_000n);
  else await hear(fake.dispute(gatewayPaymentId, 20_000n));
  await leaves();
  expect(await choicesAbout("capture_not_found")).toEqual(["Borne by the shop"]);
  expect(await decideAbout("capture_not_found", "No money came")).toEqual(notAllowed);
  expect(await decideAbout("capture_not_found", "Borne by the shop")).toEqual([200, "Borne by the shop"]);
  if (state === "lost") {
    expect(await choicesAbout("dispute_lost")).toEqual(["Borne by the shop"]);
    expect(await decideAbout("dispute_lost", "Counted as its refund")).toEqual(notAllowed);
  }
  await comes();
  if (state === "open") await hear(fake.moveDispute(fake.disputes[0]!.disputeId, "won"));
  else expect(await decideAbout("dispute_lost", "Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect(await statusOf(paymentId)).toBe("credited");
  await expectAllEven();
});

test("a part that was sent back counts as the refund of credited money that is missing; nothing of the rest is sent before that is decided", async () => {
  const { paymentId, gatewayPaymentId, leaves, comes } = await paid(credited);
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  await leaves();
  expect(await decideAbout("refund_differs", "Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect([await statusOf(paymentId), fake.asked]).toEqual(["refunded", []]);
  expect(await decideAbout("capture_not_found", "No money came")).toEqual([200, "No money came"]);
  await comes();
  expect(await decideAbout("refund_failed", "Asked for again")).toEqual([200, "Asked for again"]);
  await expectAllEven();
  expect(fake.balance()).toBe(0n);
});

test.each([
  ["credited", credited],
  ["verified", captured],
] as const)(
  "what the gateway moves of money that an Admin had decided never came (%s) is of the payment that it becomes",
  async (_was, pay) => {
    for (const moves of ["sent back", "asked for by a bank"]) {
      const { paymentId, orderId, gatewayPaymentId, leaves, isThere } = await paid(pay);
      await leaves();
      expect(await decideAbout("capture_not_found", "No money came")).toEqual([200, "No money came"]);
      await app.asOwner((owner) =>
        asEarlierRelease(
          owner,
          `update gateway_orders set money_until = opened_at + interval '4 days' where order_id = '${orderId}'`,
        ),
      );
      isThere();
      if (moves === "sent back") fake.refundThere(gatewayPaymentId, 20_000n);
      else fake.moveDispute(fake.dispute(gatewayPaymentId, 20_000n).disputeId, "lost");
      // Heard before the gateway was asked about the order.
      await poll();
      expect(await kinds()).toEqual([]);
      const order = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } });
      expect(order.nextCheckAt).toEqual(app.clock.now);
      await look(orderId);
      await poll();
      const kind = moves === "sent back" ? "refund_differs" : "dispute_lost";
      expect(await kinds()).toEqual([kind, "late_capture"].toSorted());
      expect((await openExceptions()).some((one) => one.paymentId === paymentId)).toBe(false);
      expect(
        await decideAbout("late_capture", "Money returned", { ...byBank, reference: `NEFT ${paymentId}` }),
      ).toEqual([409, moves === "sent back" ? "refund_undecided" : "payment_disputed"]);
      expect(await decideAbout(kind, "Counted as its refund")).toEqual([200, "Counted as its refund"]);
      await expectAllEven();
    }
  },
);

test("a dispute that was won goes with the money, and stands against giving it back when the bank asks once more", async () => {
  const { paymentId, gatewayPaymentId, leaves, comes } = await paid(captured);
  const { disputeId } = fake.dispute(gatewayPaymentId, 50_000n);
  await hear(fake.moveDispute(disputeId, "won"));
  await leaves();
  expect(await decideAbout("capture_not_found", "No money came")).toEqual([200, "No money came"]);
  await comes();
  later(5);
  await hear(fake.moveDispute(disputeId, "open"));
  expect(await kinds()).toEqual(["disputed", "late_capture"]);
  const returned = { ...byBank, reference: `NEFT ${paymentId}` };
  expect(await decideAbout("late_capture", "Money returned", returned)).toEqual([409, "payment_disputed"]);
});
