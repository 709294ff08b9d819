import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  receipt_not_found: 404,
} as const satisfies Statuses;
