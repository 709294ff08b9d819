import type { Statuses } from "#kernel/refusals.ts";
import { enrolmentRefusals } from "#schemes/refusals.ts";

export const refusals = {
  book_not_found: 404,
  settlement_not_found: 404,
  book_closed: 409,
  book_not_open: 409,
  book_settled: 409,
  reference_used: 409,
  payments_under_way: 409,
  nothing_saved: 409,
  part_paid_back: 409,
  quote_changed: 409,
  part_too_large: 409,
  refund_refused: 409,
  bill_too_small: 409,
  bill_without_pieces: 409,
  parts_need_terms: 409,
  payment_settled: 409,
  settlement_remarks_missing: 422,
  settlement_code_wrong: 422,
  contact_changed: 409,
  book_already_closed: 409,
  book_already_open: 409,
  book_number_taken: 409,
  status_not_allowed: 403,
} as const satisfies Statuses;

/** Why a book is not opened: its scheme does not take it, its number is taken, or its paid months cannot be posted. */
export const openingRefusals = [
  ...enrolmentRefusals,
  "scheme_promises_other",
  "book_number_taken",
  "gold_rate_missing",
  "day_closed",
] as const;
