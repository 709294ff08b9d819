import { expect, test } from "vitest";
import { figures, openKinds, statusOf } from "./failed-there.testing.ts";
import { choices, decide, findings, refundNow, refundOf } from "./refund-decisions.testing.ts";
import {
  app,
  captured,
  credited,
  fake,
  followRefunds,
  later,
  look,
  poll,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

const byBank = { mode: "Bank", refund_mode: "Bank", returned_mode: "Bank" };

/** A payment of ₹ 500 whose money the gateway says that it does not have; `comes` is when it has it after all. */
async function missing(paid: { paymentId: bigint; orderId: string; gatewayPaymentId: string }) {
  const [capture] = fake.capturesOf(paid.orderId);
  const leaves = async () => {
    later(5);
    fake.forget(paid.orderId);
    await look(paid.orderId);
  };
  const comes = async () => {
    later(5);
    fake.remember(capture!);
    await look(paid.orderId);
  };
  await leaves();
  return { ...paid, leaves, comes };
}

/** The payment that the money is of now. */
const holderOf = (gatewayPaymentId: string) => app.db.payment.findFirstOrThrow({ where: { gatewayPaymentId } });

test.each([
  ["credited", credited, "refunded"],
  ["verified", captured, "failed"],
] as const)(
  "of a payment that was %s no money came, and then it comes: it is a payment of its own, to be credited or sent back",
  async (_was, pay, over) => {
    for (const [decision, status, paise] of [
      ["Kept as an instalment", "credited", 50_000n],
      ["Returned through the gateway", "failed", 0n],
      ["Money returned", "failed", 50_000n],
    ] as const) {
      const before = await figures();
      const { paymentId, gatewayPaymentId, comes } = await missing(await pay());
      expect(await decide("No money came")).toEqual([200, "No money came"]);
      expect([await statusOf(paymentId), await openKinds()]).toEqual([over, []]);
      await comes();
      expect(await openKinds()).toEqual(["late_capture"]);
      const holder = await holderOf(gatewayPaymentId);
      expect([holder.id !== paymentId, holder.status, holder.amountPaise]).toEqual([true, "verified", 50_000n]);
      expect(await findings()).toEqual([]);
      const more = decision === "Money returned" ? { ...byBank, reference: `NEFT ${paymentId}` } : {};
      expect(await decide(decision, more)).toEqual([200, decision]);
      await followRefunds();
      const held = before[1]! + paise;
      expect([await statusOf(holder.id), await statusOf(paymentId), await figures()]).toEqual([
        status,
        over,
        [held, held],
      ]);
      expect([await openKinds(), await findings()]).toEqual([[], []]);
    }
  },
);

test("a refund that ended because no money came is owed again once it comes: it is asked for, or paid another way", async () => {
  const paid = await credited();
  expect(await refundNow(paid.paymentId)).toEqual([200, null]);
  const { paymentId, comes } = await missing(paid);
  await followRefunds();
  expect(await decide("No money came")).toEqual([200, "No money came"]);
  expect((await refundOf(paymentId)).state).toBe("processed");
  await comes();
  expect([await openKinds(), await choices(), (await refundOf(paymentId)).lastTrouble]).toEqual([
    ["refund_failed"],
    ["Asked for again"],
    "not_sent_before",
  ]);
  expect(await findings()).toEqual([]);
  expect(await decide("Asked for again")).toEqual([200, "Asked for again"]);
  await followRefunds();
  expect([(await refundOf(paymentId)).state, fake.refunds.length, await figures()]).toEqual(["processed", 1, [0n, 0n]]);
  await poll();
  expect([await openKinds(), await findings()]).toEqual([[], []]);
});

test.each(["Borne by the shop", "No money came"])(
  "money that goes and comes more than once is in the books or an exception each time (%s)",
  async (decision) => {
    const isBorne = decision === "Borne by the shop";
    const { leaves, comes } = await missing(await credited());
    for (let round = 1; round <= 3; round += 1) {
      expect((await openKinds())[0]).toBe("capture_not_found");
      expect(await decide(decision)).toEqual([200, decision]);
      expect([await figures(), await openKinds()]).toEqual([[0n, 0n], []]);
      await comes();
      expect([await figures(), await openKinds()]).toEqual(
        isBorne ? [[50_000n, 50_000n], []] : [[0n, 50_000n], ["late_capture"]],
      );
      expect(await findings()).toEqual([]);
      if (round < 3) await leaves();
    }
  },
);
