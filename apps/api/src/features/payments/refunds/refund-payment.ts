import { operations } from "@thangam/contracts";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import * as ledger from "#ledger/money-operations.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { refundDanger } from "./refund-danger.ts";
import { paymentView } from "#features/payments/payment-view.ts";

/** It belongs to the day it is made on; a closed book may be corrected by it, a settled one not. */
export const refundPayment = moneyCommand(operations.refundPayment, async (call) => {
  const { input, db, context, now, today, danger } = call;
  const { paymentId, reason } = input;
  const mode = paymentModeCodes.of(input.mode);
  const refunded = await ledger.refundPayment(db, context, { now, day: today, paymentId, mode, reason });
  danger(refundDanger(refunded, { way: mode, reason }));
  return paymentView(refunded);
});
