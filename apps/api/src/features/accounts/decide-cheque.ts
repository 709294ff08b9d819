import { operations } from "@thangam/contracts";
import { paymentView } from "#features/payments/index.ts";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";

export const clearCheque = moneyCommand(operations.clearCheque, async ({ input, db, context, now, today }) => {
  const { paymentId, reference = null } = input;
  return paymentView(await ledger.clearCheque(db, context, { now, day: today, paymentId, reference }));
});

export const bounceCheque = moneyCommand(operations.bounceCheque, async ({ input, db, context, now, today }) => {
  const { paymentId, reason } = input;
  return paymentView(await ledger.bounceCheque(db, context, { now, day: today, paymentId, reason }));
});
