/**
 * Every refusal of a well-formed request, and its HTTP status. The text a person reads is in messages/.
 * 404: not there, or not theirs. 409: not in this state. 422: the input breaks a rule. 429: too often.
 */
export const refusals = {
  sign_in_failed: 401,
  session_ended: 401,
  not_allowed: 403,
  password_change_required: 403,
  cross_origin: 403,
  not_found: 404,
  client_not_found: 404,
  book_not_found: 404,
  payment_not_found: 404,
  scheme_not_found: 404,
  too_many_attempts: 429,

  incorrect_old_password: 422,
  password_too_short: 422,
  password_too_long: 422,
  password_too_common: 422,
  password_is_personal: 422,
  password_unchanged: 422,

  idempotency_key_reused: 409,
  day_closed: 409,
  book_closed: 409,
  book_not_open: 409,
  book_settled: 409,
  book_number_taken: 409,
  client_already_exists: 409,
  email_belongs_to_staff: 409,
  payment_not_pending: 409,
  instalment_already_paid: 409,
  all_instalments_paid: 409,
  nothing_to_refund: 409,
  nothing_to_acknowledge: 409,
  transaction_number_used: 409,
  gold_rate_missing: 409,
  scheme_closed_to_new_clients: 409,

  book_number_not_of_scheme: 422,
  amount_not_of_scheme: 422,
  amount_not_allowed: 422,
  duration_not_of_scheme: 422,
  paid_months_out_of_range: 422,
  instalment_out_of_range: 422,
  weight_required: 422,
  transaction_number_required: 422,
  gold_rate_not_today: 422,
  payment_day_not_today: 422,
  status_not_allowed: 422,
} as const;

export type RefusalCode = keyof typeof refusals;
