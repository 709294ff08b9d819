import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { rupees } from "#values/money.ts";
import { businessDay, instant } from "#values/time.ts";

export const purities = ["22K", "24K", "18K"] as const;

export const goldRate = record({
  day: ["date", businessDay()],
  purity: z.enum(purities),
  /** Rupees for one gram. */
  ratePaisePerGram: ["rate", rupees()],
  setAt: ["set_at", instant()],
  /** Who set it; shown to staff only. */
  setBy: ["set_by", z.nullable(z.string())],
  /** Is it the rate in force of its day and purity? */
  isCurrent: ["current", z.boolean()],
});
