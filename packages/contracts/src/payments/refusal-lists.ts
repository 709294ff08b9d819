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

export const refundRefusals = ["refund_reason_required", "refund_mode_not_allowed"] as const;
