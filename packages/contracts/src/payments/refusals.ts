import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  payment_not_found: 404,
  exception_not_found: 404,
  refund_not_found: 404,
  payment_not_pending: 409,
  payment_is_exception: 409,
  exception_resolved: 409,
  money_was_received: 409,
  money_not_received: 409,
  money_not_at_gateway: 409,
  refund_done: 409,
  refund_under_way: 409,
  instalment_already_paid: 409,
  all_instalments_paid: 409,
  nothing_to_refund: 409,
  nothing_to_acknowledge: 409,
  transaction_number_used: 409,
  online_payment_off: 409,
  gateway_unavailable: 409,
  amount_not_allowed: 422,
  instalment_out_of_range: 422,
  weight_required: 422,
  transaction_number_required: 422,
  payment_day_not_today: 422,
  nothing_refunded: 409,
  weight_reason_required: 422,
  refund_reason_required: 422,
  refund_mode_not_allowed: 422,
  cash_of_day_exceeded: 422,
  cash_of_book_exceeded: 422,
} as const satisfies Statuses;

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
