import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  promised_day_out_of_range: 422,
} as const satisfies Statuses;
