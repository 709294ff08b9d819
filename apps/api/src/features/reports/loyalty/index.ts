import type * as operations from "@thangam/contracts/reports/loyalty-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { exportLoyaltyReport, loyaltyReport, myPoints } from "./loyalty.ts";

export { countRates, currentRate, setRate } from "./loyalty-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  exportLoyaltyReport,
  loyaltyReport,
  myPoints,
};
