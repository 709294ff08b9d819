import { operations } from "@thangam/contracts";
import * as ledger from "#ledger/money-operations.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { bankDay } from "./bank-day.ts";
import { dangerOfBankDay } from "./bank-day-danger.ts";
import { dangersOfCredit } from "./credit-dangers.ts";
import { paymentView } from "./payment-view.ts";

export const acknowledgePayment = moneyCommand(
  operations.acknowledgePayment,
  async ({ input, db, context, now, today, services, danger }) => {
    const answer = await ledger.acknowledgePayment(db, context, {
      now,
      day: today,
      paymentId: input.paymentId,
      expectedBookNumber: null,
      instalmentNumber: input.instalmentNumber,
      weightMg: input.weightMg ?? null,
      weightReason: input.weightReason ?? null,
      transactionNumber: input.transactionNumber,
      ...bankDay(input.creditedOn, services),
    });
    for (const risk of await dangersOfCredit(db, answer.paymentId)) danger(risk);
    for (const risk of await dangerOfBankDay(db, answer.paymentId, { today, timeZone: services.timeZone }))
      danger(risk);
    return paymentView(answer);
  },
);
