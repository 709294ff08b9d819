import { operations } from "@thangam/contracts";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import * as ledger from "#ledger/money-operations.ts";
import { refundDanger } from "./refunds/refund-danger.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { bankDay } from "./bank-day.ts";
import { dangerOfBankDay } from "./bank-day-danger.ts";
import { dangersOfCredit } from "./credit-dangers.ts";
import { paymentView } from "./payment-view.ts";

/** What is kept as the reason when a form has no field for it. */
const TICKED = "Refunded by the tick box of a form, without a reason";

/**
 * One operation for three changes, chosen by the status sent. An acknowledgement form sends its refund
 * tick box as the text of a truth value: "true" refunds, "false" acknowledges.
 */
export const updatePayment = moneyCommand(
  operations.updatePayment,
  async ({ input, db, context, now, today, services, refuse, danger }) => {
    const { paymentId } = input;
    if (input.status === "Failed")
      return paymentView(await ledger.failPayment(db, context, { now, paymentId, code: null, reason: null }));
    if (input.status === "Refunded" || input.status === "true") {
      const { reason = TICKED, refundMode } = input;
      const mode = refundMode === undefined ? null : paymentModeCodes.of(refundMode);
      const refunded = await ledger.refundPayment(db, context, { now, day: today, paymentId, reason, mode });
      danger(refundDanger(refunded, { way: refunded.refundMode, reason: input.reason ?? null }));
      return paymentView(refunded);
    }
    if (input.transactionNumber === undefined) throw refuse("transaction_number_required");
    const answer = await ledger.acknowledgePayment(db, context, {
      now,
      day: today,
      paymentId,
      expectedBookNumber: input.bookNumber ?? null,
      instalmentNumber: input.instalmentNumber ?? null,
      weightMg: input.weightMg ?? null,
      weightReason: input.weightReason ?? null,
      transactionNumber: input.transactionNumber,
      ...bankDay(input.creditedOn, services),
    });
    for (const risk of await dangersOfCredit(db, paymentId)) danger(risk);
    for (const risk of await dangerOfBankDay(db, paymentId, { today, timeZone: services.timeZone })) danger(risk);
    return paymentView(answer);
  },
);
