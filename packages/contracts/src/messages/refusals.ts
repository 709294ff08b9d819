import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  message_not_found: 404,
  message_still_waiting: 409,
  message_secret: 409,
  message_late: 409,
  message_unwanted: 409,
  push_service_unknown: 422,
} as const satisfies Statuses;
