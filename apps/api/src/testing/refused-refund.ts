import { gatewayRefundAbsent, takeDueRefunds } from "#ledger/refund-operations.ts";
import type { TestApp } from "./harness.ts";
import { contextOf } from "./money.ts";

/** Has the sandbox asked for a refund, which refuses it and says that it has none: now it can be paid another way. */
export async function refuseRefund(app: TestApp, paymentId: bigint, reason = "The gateway holds no such money") {
  await takeRefunds(app);
  await gatewayRefundAbsent(app.db, contextOf("Send_Refunds"), { now: app.clock.now, paymentId, reason });
}

/** Every refund that the sandbox is to be asked for is on its way there. */
export function takeRefunds({ db, clock }: TestApp) {
  const takenUntil = new Date(clock.now.getTime() + 600_000);
  return takeDueRefunds(db, { now: clock.now, gateway: "sandbox", takenUntil, limit: 100 });
}
