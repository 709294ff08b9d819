import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  client_not_found: 404,
  client_already_exists: 409,
  client_without_email_exists: 409,
  email_belongs_to_staff: 409,
} as const satisfies Statuses;
