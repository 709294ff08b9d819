import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  import_not_found: 404,
  import_file_known: 409,
  import_file_too_large: 422,
  import_not_in_state: 409,
  import_nothing_good: 409,
  import_in_use: 409,
} as const satisfies Statuses;
