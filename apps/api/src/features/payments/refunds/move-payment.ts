import { operations } from "@thangam/contracts";
import { movePayment as moveInLedger } from "#ledger/move-payment.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { paymentView } from "#features/payments/payment-view.ts";
import { moveDanger } from "./move-danger-store.ts";

/** A correction: the money stays in the shop, and its number with it. What pays money out is a refund. */
export const movePayment = moneyCommand(operations.movePayment, async ({ input, db, context, now, today, danger }) => {
  const moved = await moveInLedger(db, context, { ...input, now, day: today });
  danger(await moveDanger(db, input.paymentId, input.reason));
  return paymentView(moved);
});
