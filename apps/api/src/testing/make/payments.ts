import type { PaymentAnswer } from "#ledger/money-operations.ts";
import type { Database } from "#platform/database/db.ts";
import { nextSerial } from "#testing/believable.ts";
import type { MakePayment } from "#testing/make-inputs.ts";
import { moneyFor } from "#testing/money.ts";
import type { Books } from "./books.ts";

/** Payments, taken as the application takes them. */
export function paymentsOf(db: Database, make: Books) {
  const money = moneyFor(db);
  return {
    async payment(given: MakePayment = {}): Promise<PaymentAnswer> {
      const { bookId: ofBook, book: parent, status = "credited", mode = "cash", ...rest } = given;
      const { amountPaise = null, weightMg = null, transactionNumber, ...when } = rest;
      const numbered = transactionNumber === undefined ? {} : { transactionNumber };
      const bookId = ofBook ?? (await make.book({ ...when, ...parent })).id;
      const isCredited = status === "credited" || status === "refunded";
      let payment: PaymentAnswer;
      if (isCredited && mode !== "online") {
        const { number } = await db.book.findUniqueOrThrow({ where: { id: bookId }, select: { number: true } });
        payment = await money.take(number, { ...when, mode, amountPaise, weightMg, ...numbered });
      } else {
        payment = await money.start(bookId, { ...when, amountPaise });
        const number = transactionNumber ?? `TXN${nextSerial()}${payment.paymentId}`;
        if (isCredited)
          payment = await money.acknowledge(payment.paymentId, { ...when, weightMg, transactionNumber: number });
      }
      if (status === "failed") return money.fail(payment.paymentId, when);
      return status === "refunded" ? money.refund(payment.paymentId, { ...when, reason: "Paid by mistake" }) : payment;
    },
  };
}
