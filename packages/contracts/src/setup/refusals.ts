import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  setup_link_invalid: 409,
} as const satisfies Statuses;
