import { describe, expect, test } from "vitest";
import { GatewayError } from "./port.ts";
import { razorpay, razorpayPages } from "./razorpay.testing.ts";

const refund = { id: "rfnd_1", payment_id: "pay_1", amount: 500, currency: "INR", receipt: "key", status: "processed" };
const dispute = {
  id: "disp_1",
  payment_id: "pay_1",
  amount: 500,
  currency: "INR",
  amount_deducted: 500,
  status: "lost",
};

describe.each([
  ["refund", "refunds", refund, { kind: "refund", refundId: "rfnd_1", state: "processed", key: "key" }],
  ["dispute", "disputes", dispute, { kind: "dispute", disputeId: "disp_1", state: "lost", deductedPaise: 500n }],
] as const)("one %s", (kind, path, entity, move) => {
  const asked = { kind, moveId: entity.id, gatewayPaymentId: "pay_1" };

  test("is asked for by its name, with the key of the interface", async () => {
    const { gateway, asked: sent } = razorpay(entity);
    expect(await gateway.moveOf(asked, 3_000)).toMatchObject(move);
    expect(sent).toMatchObject([{ method: "GET", url: `https://api.razorpay.com/v1/${path}/${entity.id}` }]);
    expect(sent[0]?.headers.get("authorization")).toMatch(/^Basic /);
  });

  test("is none where Razorpay says so, and unknown where it gives no answer that can be read", async () => {
    const missing = { error: { code: "BAD_REQUEST_ERROR", description: "The id provided does not exist" } };
    for (const status of [400, 404]) expect(await razorpay(missing, status).gateway.moveOf(asked)).toBeNull();
    for (const status of [401, 429, 500])
      await expect(razorpay(missing, status).gateway.moveOf(asked)).rejects.toThrow(GatewayError);
    for (const odd of [{ ...entity, status: "odd" }, { ...entity, id: "another" }, {}])
      await expect(razorpay(odd).gateway.moveOf(asked)).rejects.toThrow(GatewayError);
  });
});

describe("what moved lately", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  const movesOf = async (refunds: unknown[]) => {
    const { gateway } = razorpayPages((url) => (url.includes("/refunds?") ? refunds : []));
    const taken: string[] = [];
    try {
      for await (const move of gateway.recentMoves(now)) taken.push(move.kind === "refund" ? move.refundId : "");
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      taken.push(error.message);
    }
    return taken;
  };

  test("in another currency is none of ours, and hides nothing", async () => {
    expect(await movesOf([{ ...refund, id: "rfnd_0", currency: "USD" }, refund])).toEqual(["rfnd_1"]);
  });

  test("and nobody can read does not keep the others, and is told", async () => {
    const odd = { ...refund, id: "rfnd_0", status: "odd" };
    expect(await movesOf([odd, refund])).toEqual(["rfnd_1", "Razorpay answered with 1 refunds nobody can read"]);
  });
});
