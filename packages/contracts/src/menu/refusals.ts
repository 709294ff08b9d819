import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  menu_changed_meanwhile: 409,
  menu_way_missing: 422,
} as const satisfies Statuses;
