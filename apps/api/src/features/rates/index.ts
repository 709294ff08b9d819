import type * as operations from "@thangam/contracts/rates/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { goldRateHistory, listGoldRates, setGoldRate, todaysGoldRate } from "./gold-rates.ts";
import { exportGoldRates } from "./export-gold-rates.ts";

export { lastRates, ratesInForce } from "./rate-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  exportGoldRates,
  goldRateHistory,
  listGoldRates,
  setGoldRate,
  todaysGoldRate,
};
