import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  settings_changed: 409,
  cash_limit_day_past: 422,
} as const satisfies Statuses;
