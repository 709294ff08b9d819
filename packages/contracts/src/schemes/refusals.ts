import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  scheme_not_found: 404,
  scheme_closed_to_new_clients: 409,
  scheme_changed_meanwhile: 409,
  scheme_promises_other: 409,
  scheme_changed_since: 409,
  scheme_name_taken: 409,
  prefix_taken: 409,
  benefits_do_not_fit: 422,
  terms_do_not_fit: 422,
  book_number_not_of_scheme: 422,
  amount_not_of_scheme: 422,
  duration_not_of_scheme: 422,
  paid_months_out_of_range: 422,
} as const satisfies Statuses;

/** Why a scheme does not take an enrolment. */
export const enrolmentRefusals = [
  "scheme_not_found",
  "scheme_closed_to_new_clients",
  "book_number_not_of_scheme",
  "amount_not_of_scheme",
  "duration_not_of_scheme",
  "paid_months_out_of_range",
] as const;
