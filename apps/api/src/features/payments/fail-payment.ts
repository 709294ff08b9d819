import { operations } from "@thangam/contracts";
import * as ledger from "#ledger/money-operations.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { paymentView } from "./payment-view.ts";

export const failPayment = moneyCommand(operations.failPayment, async ({ input, db, context, now }) => {
  const answer = await ledger.failPayment(db, context, {
    now,
    paymentId: input.paymentId,
    code: null,
    reason: input.reason ?? null,
  });
  return paymentView(answer);
});
