import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  own_factor_first: 409,
  settings_changed: 409,
  shop_logo_invalid: 422,
  cash_limit_day_past: 422,
  holiday_past: 422,
  holidays_in_a_row: 422,
  holidays_in_a_year: 422,
  counter_not_found: 404,
  counter_series_fixed: 409,
  counter_series_used: 409,
  counter_series_of_branch: 409,
  counter_online_elsewhere: 409,
  counter_name_used: 409,
  counter_needed: 409,
} as const satisfies Statuses;
