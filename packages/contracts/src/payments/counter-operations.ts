import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { bookNumber } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { creditRefusals } from "./refusals.ts";
import { payment, transactionNumber, weight, weightReason } from "./schemas.ts";

export const takeCounterPayment = operation({
  wire: "Add_monhlyOfflinePayments",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("payments.take")],
  branch: "here",
  summary:
    "Takes a payment at the counter and credits it at once. With only a book number: the next instalment, in cash, today.",
  auditLabel: "Took a payment",
  // Whether its number looks like another one, only take_counter_payment() knows.
  approval: { kinds: ["weight", "typed_number"], appliesTo: ({ weightMg }) => weightMg !== undefined },
  input: record({
    bookNumber: ["accountno", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    amountPaise: ["amounttopay", z.optional(rupees({ invalid: "amount_invalid" }))],
    mode: ["paymentmode", z._default(enumOf(counterModes, { invalid: "mode_invalid" }), "Cash")],
    paidOn: ["paymentdate", z.optional(businessDay({ invalid: "date_invalid" }))],
    weightMg: ["consolatedweight", z.optional(weight)],
    weightReason,
    transactionNumber: ["transactionNumber", z.optional(transactionNumber)],
    /** The `book_state` that the caller was shown by Preview_Payment; refused when the book has changed since. */
    seenState: ["seen_state", z.optional(text({ max: 20 }))],
  }),
  output: oneOf(payment),
  refusals: ["book_not_found", "payment_day_not_today", "book_paid_meanwhile", ...creditRefusals],
});
