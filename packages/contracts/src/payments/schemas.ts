import * as z from "zod/mini";
import { paging } from "#kernel/paging.ts";
import { record } from "#kernel/wire.ts";
import { bookNumber, count, id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { paymentModes, paymentStatuses } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { typedNumber } from "#values/typed-number.ts";

export const transactionNumber = typedNumber({
  max: 60,
  missing: "transaction_number_missing",
  invalid: "transaction_number_missing",
});

export const instalmentNumber = count({
  min: 1,
  max: 100_000,
  missing: "instalment_missing",
  invalid: "instalment_missing",
});

export const weight = grams({ missing: "weight_missing", invalid: "weight_missing" }).check(
  z.refine((weightMg) => weightMg > 0n, { error: "weight_missing" }),
);

/** Why the weight entered is not the computed one; needed when it is not. */
export const weightReason = ["weight_reason", z.optional(text({ max: 300 }))] as const;

/** The day on which the bank credited a pending payment, whose rate and punctuality it has; today without it. */
export const creditedOn = ["credited_on", z.optional(businessDay({ invalid: "date_invalid" }))] as const;

/** A payment and what it did to its book. */
export const payment = record({
  id: ["fld_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientId: ["clientid", id()],
  clientName: ["fld_name", z.string()],
  schemeName: ["fld_chitschema", z.string()],
  status: z.enum(paymentStatuses),
  mode: ["paymentmode", z.enum(paymentModes)],
  amountPaise: ["paidamount", rupees()],
  paidAt: ["paiddate", instant()],
  businessDay: ["business_day", businessDay()],
  /** The first instalment it pays, and how many; null until it is acknowledged. */
  instalmentNumber: ["installmentno", z.nullable(z.int())],
  instalmentCount: ["installment_count", z.int()],
  weightMg: ["weight", z.nullable(grams())],
  computedWeightMg: ["computed_weight", z.nullable(grams())],
  ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
  transactionNumber: ["transid", z.nullable(z.string())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  /** Why the weight is not the computed one. */
  weightReason: ["weight_reason", z.nullable(z.string())],
  refundMode: ["refund_mode", z.nullable(z.enum(paymentModes))],
  refundReason: ["refund_reason", z.nullable(z.string())],
  /** Where the book stands after it. */
  paidTotalPaise: ["paid_total", rupees()],
  weightTotalMg: ["weight_total", grams()],
  instalmentsPaid: ["instalments_paid", z.int()],
  nextInstalment: ["next_instalment", z.nullable(z.int())],
});

/** A row of the list of payments. */
export const paymentRow = record({
  id: ["fld_id", id()],
  transactionId: ["fld_transaction_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientId: ["clientid", id()],
  clientName: ["fld_name", z.string()],
  clientEmail: ["fld_email", z.string()],
  clientMobile: ["fld_mobile", z.string()],
  schemeName: ["fld_chitschema", z.string()],
  accrual: z.enum(["amount", "weight"]),
  paymentRule: ["payment_rule", z.enum(["fixed", "flexible"])],
  /** What staff may choose when acknowledging a fixed book: instalments 1 to this. Of a flexible one, only the next. */
  instalments: ["fld_duration", z.int()],
  nextInstalment: ["next_instalment", z.nullable(z.int())],
  status: z.enum(paymentStatuses),
  mode: ["paymentmode", z.enum(paymentModes)],
  amountPaise: ["paidamount", rupees()],
  paidAt: ["paiddate", instant()],
  instalmentNumber: ["installmentno", z.nullable(z.int())],
  instalmentCount: ["installment_count", z.int()],
  weightMg: ["weight", z.nullable(grams())],
  /** Gold its amount buys at the rate of its day; null for schemes in rupees, while it is pending, or when that day has no rate. */
  computedWeightMg: ["computed_weight", z.nullable(grams())],
  transactionNumber: ["transid", z.nullable(z.string())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  /** Who took it; null of what nobody took in person. */
  takenBy: ["taken_by_name", z.nullable(z.string())],
  /** The ways in which its money may be given back, the usual one first. */
  refundModes: ["refund_modes", z.array(z.enum(paymentModes))],
});

export const paymentFilters = {
  status: z.optional(enumOf(paymentStatuses, { invalid: "status_invalid" })),
  mode: ["paymentmode", z.optional(enumOf(paymentModes, { invalid: "mode_invalid" }))],
  /** Payments of one business day. */
  day: z.optional(businessDay({ invalid: "date_invalid" })),
  /** Payments of business days from one to another, both included; one of them may be left out. */
  fromDay: ["FromDate", z.optional(businessDay({ invalid: "date_invalid" }))],
  toDay: ["ToDate", z.optional(businessDay({ invalid: "date_invalid" }))],
  /** Payments that one member of staff took. */
  takenById: ["taken_by", z.optional(id({ invalid: "user_missing" }))],
  bookNumber: ["accountno", z.optional(bookNumber({ invalid: "book_number_invalid" }))],
  clientId: ["clientid", z.optional(id({ invalid: "client_missing" }))],
  ...paging(["paidAt", "amount", "name", "bookNumber", "status"]),
} as const;
