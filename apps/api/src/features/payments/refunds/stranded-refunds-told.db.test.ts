import { expect, test } from "vitest";
import { followStrandedRefunds } from "#ledger/refund-operations.ts";
import { decide } from "./refund-decisions.testing.ts";
import { app, fake, followRefunds, refunded, shop } from "./refund-life.testing.ts";

test.each(["Sent by the gateway", "Not sent by the gateway"])(
  "that it was %s, by one Admin's word, is told to the other Admins with its numbers",
  async (resolution) => {
    const { gatewayPaymentId } = await refunded();
    fake.state.manner = "loses";
    await followRefunds();
    shop.gateway = "";
    await followStrandedRefunds(app.db, { now: app.clock.now, gateway: null });
    const [status] = await decide(resolution, { reference: `rfnd_${resolution.length}` });
    expect(status).toBe(200);
    const told = await app.db.approval.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(told).toMatchObject({ state: "told", kind: "refund", operation: "Resolve_Payment_Exception" });
    expect(told.dangers).toMatchObject([{ amountPaise: "50000", facts: { gatewayPayment: gatewayPaymentId } }]);
    if (resolution === "Sent by the gateway")
      expect(told.dangers).toMatchObject([{ facts: { gatewayRefund: `rfnd_${resolution.length}` } }]);
  },
);
