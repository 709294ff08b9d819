import type * as operations from "@thangam/contracts/settings/cash-limit-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { listCashLimits, setCashLimits } from "./cash-limits.ts";

export const handlers: HandlersOf<typeof operations> = {
  listCashLimits,
  setCashLimits,
};
