import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  customer_not_found: 404,
  place_not_found: 422,
  customer_address_kept: 422,
  customer_gender_kept: 422,
} as const satisfies Statuses;
