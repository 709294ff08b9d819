import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  sign_in_failed: 401,
  session_ended: 401,
  incorrect_old_password: 422,
  new_password_missing: 422,
  change_confirm_missing: 422,
  change_confirm_differs: 422,
  password_too_short: 422,
  password_too_long: 422,
  password_too_common: 422,
  password_is_personal: 422,
  password_unchanged: 422,
  recovery_code_wrong: 422,
  recovery_token_invalid: 409,
} as const satisfies Statuses;
