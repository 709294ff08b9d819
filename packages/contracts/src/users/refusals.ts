import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  own_factors: 422,
  person_without_factor: 409,
  person_without_email: 409,
  user_not_found: 404,
  user_not_active: 409,
  user_not_employee: 409,
  user_has_books: 409,
  last_admin: 409,
  email_already_registered: 409,
  designation_not_found: 422,
  mobile_not_indian: 422,
  name_not_legible: 422,
} as const satisfies Statuses;
