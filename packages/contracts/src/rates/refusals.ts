import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  gold_rate_missing: 409,
  gold_rate_not_today: 422,
  branch_without_rate: 409,
} as const satisfies Statuses;
