import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  request_not_found: 404,
  request_token_invalid: 409,
  request_already_decided: 409,
  request_already_approved: 409,
  request_already_rejected: 409,
  request_already_waiting: 409,
  too_many_requests_waiting: 409,
  terms_changed: 409,
} as const satisfies Statuses;
