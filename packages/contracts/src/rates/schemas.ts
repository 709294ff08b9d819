import * as z from "zod/mini";
import { branchShown } from "#kernel/branch-rules.ts";
import { record } from "#kernel/wire.ts";
import { rupees } from "#values/money.ts";
import { businessDay, instant } from "#values/time.ts";

export const purities = ["22K", "24K", "18K"] as const;

export const goldRate = record({
  day: ["date", businessDay()],
  purity: z.enum(purities),
  /** Rupees for one gram. */
  ratePaisePerGram: ["rate", rupees()],
  /** Of a branch that has its own; the shop's names none. */
  ...branchShown,
  setAt: ["set_at", instant()],
  /** Who set it; shown to staff only. */
  setBy: ["set_by", z.nullable(z.string())],
  /** Is it the rate in force of its day and purity, of those that were set for the same? */
  isCurrent: ["current", z.boolean()],
});
