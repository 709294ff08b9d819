import { operations } from "@thangam/contracts";
import { paymentStatuses } from "@thangam/contracts/payments";
import { paise } from "@thangam/contracts/values/money";
import * as ledger from "#ledger/money-operations.ts";
import { moneyCommand } from "#operations/handler.ts";
import { word } from "#platform/word.ts";
import { bookOfNumber } from "./payment-store.ts";

/** A customer can start a payment only for a book of their own; the ledger checks whose it is. */
export const startPayment = moneyCommand(
  operations.startPayment,
  async ({ actor, input, db, context, now, today, refuse }) => {
    const book = await bookOfNumber(db, input.bookNumber);
    if (book === null) throw refuse("book_not_found");
    const answer = await ledger.startPayment(db, context, {
      now,
      day: today,
      bookId: book.id,
      ownerUserId: actor.role === "Customer" ? actor.userId : null,
      amountPaise: input.amountPaise ?? null,
      instalmentCount: input.instalmentCount ?? null,
    });
    return {
      paymentId: answer.paymentId,
      amountPaise: paise(answer.amountPaise),
      status: word(answer.status, paymentStatuses),
    };
  },
);
