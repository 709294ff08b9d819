import { assets } from "./cross-checks/assets.ts";
import { bankCounts } from "./cross-checks/bank-counts.ts";
import { books } from "./cross-checks/books.ts";
import { branches } from "./cross-checks/branches.ts";
import { captures } from "./cross-checks/captures.ts";
import type { CrossCheck } from "./cross-checks/cross-check.ts";
import { days } from "./cross-checks/days.ts";
import { gateway } from "./cross-checks/gateway.ts";
import { payments } from "./cross-checks/payments.ts";
import { rows } from "./cross-checks/rows.ts";
import { totals } from "./cross-checks/totals.ts";

/**
 * What a journal says beside what payments, credits, receipts, totals and messages say. A hundred findings of each are
 * named; more would not be read.
 */
export const crossChecks: readonly CrossCheck[] = [
  ...payments,
  ...rows,
  ...totals,
  ...books,
  ...days,
  ...assets,
  ...bankCounts,
  ...gateway,
  ...captures,
  ...branches,
];
