import { operations } from "@thangam/contracts";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import * as ledger from "#ledger/money-operations.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { dangersOfCredit } from "#features/payments/credit-dangers.ts";
import { paymentView } from "#features/payments/payment-view.ts";

/**
 * Money over the counter is credited at once, but for a cheque where the settings say that it waits until it is
 * cleared. With nothing but a book number it is the next instalment in cash.
 */
export const takeCounterPayment = moneyCommand(
  operations.takeCounterPayment,
  async ({ input, db, context, now, today, refuse, danger }) => {
    if (input.paidOn !== undefined && input.paidOn !== today) throw refuse("payment_day_not_today");
    const answer = await ledger.takeCounterPayment(db, context, {
      now,
      day: today,
      bookNumber: input.bookNumber,
      mode: paymentModeCodes.of(input.mode),
      amountPaise: input.amountPaise ?? null,
      weightMg: input.weightMg ?? null,
      weightReason: input.weightReason ?? null,
      transactionNumber: input.transactionNumber ?? null,
      seenState: input.seenState ?? null,
    });
    if (context.isWeighed === true) for (const risk of await dangersOfCredit(db, answer.paymentId)) danger(risk);
    return paymentView(answer);
  },
);
