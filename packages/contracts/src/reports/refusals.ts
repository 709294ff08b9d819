import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  report_range_too_long: 422,
} as const satisfies Statuses;
