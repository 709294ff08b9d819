import * as z from "zod/mini";
import { count } from "#values/ids.ts";
import { grams } from "#values/money.ts";
import { text } from "#values/text.ts";

export const paymentStatuses = ["Pending", "Successfully Transfer", "Payment Approved", "Failed", "Refunded"] as const;
export const counterModes = ["Cash", "Card", "UPI", "Cheque", "Bank"] as const;
export const paymentModes = [...counterModes, "Online"] as const;

/** Why money is not credited to a book. */
export const creditRefusals = [
  "book_closed",
  "book_not_open",
  "day_closed",
  "amount_not_allowed",
  "cash_of_day_exceeded",
  "cash_of_book_exceeded",
  "instalment_already_paid",
  "instalment_out_of_range",
  "all_instalments_paid",
  "gold_rate_missing",
  "weight_required",
  "weight_reason_required",
  "transaction_number_required",
  "transaction_number_used",
] as const;

export const transactionNumber = text({
  max: 60,
  missing: "transaction_number_missing",
  invalid: "transaction_number_missing",
});
export const instalmentNumber = count({
  least: 1,
  most: 100_000,
  missing: "instalment_missing",
  invalid: "instalment_missing",
});
export const weight = grams({ missing: "weight_missing", invalid: "weight_missing" }).check(
  z.refine((weightMg) => weightMg > 0n, { error: "weight_missing" }),
);

/** Why the weight entered is not the computed one; needed when it is not. */
export const weightReason = ["weight_reason", z.optional(text({ max: 300 }))] as const;
export const refundRefusals = ["refund_reason_required", "refund_mode_not_allowed"] as const;
