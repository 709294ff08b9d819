import type { Statuses } from "#kernel/refusals.ts";

export const refusals = {
  book_not_sealed: 409,
} as const satisfies Statuses;
