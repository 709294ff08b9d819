import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  branch_not_found: 404,
  branch_code_used: 409,
  branch_code_fixed: 409,
  branch_name_used: 409,
  book_of_branch: 409,
  transfer_not_found: 404,
  transfer_decided: 409,
  transfer_own: 409,
  transfer_other_way: 422,
  transfer_amount_differs: 422,
} as const satisfies Statuses;
