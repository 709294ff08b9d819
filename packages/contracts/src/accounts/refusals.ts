import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  drawer_not_found: 404,
  cheque_not_found: 404,
  entry_not_found: 404,
  cash_not_there: 409,
  clearing_exceeded: 409,
  bank_reference_used: 409,
  entry_corrected: 409,
  later_balance_recorded: 409,
  nothing_left_over: 409,
  leftover_own: 409,
  cheque_decided: 409,
  cheque_not_cleared: 409,
  period_invalid: 422,
} as const satisfies Statuses;

/** Why the shop's own money is not posted on a day. */
export const assetRefusals = ["day_not_come", "day_closed", "later_day_closed", "drawer_not_found"] as const;
