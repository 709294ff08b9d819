import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  approval_not_found: 404,
  approval_waiting: 409,
  approval_decided: 409,
  approval_expired: 409,
  approval_own: 409,
  approval_not_own: 409,
  approval_not_yours: 403,
  approval_changed: 409,
  approval_explained: 409,
  approval_settings_changed: 409,
  approval_needs_two: 409,
} as const satisfies Statuses;
