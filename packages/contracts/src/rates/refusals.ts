import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  gold_rate_missing: 409,
  gold_rate_not_today: 422,
} as const satisfies Statuses;
