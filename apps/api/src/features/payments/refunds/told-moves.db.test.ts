import { expect, test } from "vitest";
import { refundOf } from "./refund-decisions.testing.ts";
import {
  askAgain,
  fake,
  followRefunds,
  hear,
  later,
  refunded,
  toldRefund,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

test("a refund that an event tells of ours, and that the gateway has of other money, is asked about for a day", async () => {
  const { gatewayPaymentId } = await refunded();
  const other = { gatewayPaymentId: "pay_of_another_shop", amountPaise: 50_000n, key: null };
  const { refundId } = fake.addRefund(other, true);
  expect(await hear(toldRefund(gatewayPaymentId, refundId, "processed"), `evt_${refundId}`)).toBe("unknown payment");
  const askForDays = async (days: number) => {
    let asked = 0;
    for (let hour = 0; hour < days * 24; hour += 1) {
      later(60);
      asked += await askAgain();
    }
    return asked;
  };
  const asked = await askForDays(2);
  expect(asked > 2 && asked < 20).toBe(true);
  expect(await askForDays(5)).toBe(0);
});

test("one that goes wrong does not keep the others, and the job says so", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  fake.state.manner = "accepts";
  await followRefunds();
  const { refundId } = await refundOf(paymentId);
  fake.state.isSilent = true;
  expect(await hear(toldRefund(gatewayPaymentId, "rfnd_odd", "processed"), `evt_odd_${paymentId}`)).toBe("told");
  fake.finish(refundId!, "failed_at_gateway");
  expect(await hear(toldRefund(gatewayPaymentId, refundId!, "failed_at_gateway"), `evt_${refundId}`)).toBe("told");
  fake.state.isSilent = false;
  const moveOf = fake.gateway.moveOf.bind(fake.gateway);
  fake.gateway.moveOf = async (asked, patience) => {
    if (asked.moveId === "rfnd_odd") throw new TypeError("an answer that nobody thought of");
    return moveOf(asked, patience);
  };
  later(20);
  await expect(askAgain()).rejects.toThrow("1 of 2 moves went wrong");
  expect((await refundOf(paymentId)).state).toBe("failed_at_gateway");
});
