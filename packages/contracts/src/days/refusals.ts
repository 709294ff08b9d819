import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  day_closed: 409,
  day_already_closed: 409,
  later_day_closed: 409,
  earlier_day_open: 409,
  day_closes_early: 409,
  drawer_not_counted: 409,
  day_not_closed: 404,
  day_not_come: 422,
  count_missing: 422,
  cash_below_zero: 422,
  variance_reason_missing: 422,
  carried_exceeds_cash: 422,
  carried_too_little: 422,
  cash_banked_since: 409,
  cash_withdrawn_since: 409,
  cash_sent_since: 409,
} as const satisfies Statuses;
