import type * as operations from "@thangam/contracts/rates/operations";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";

export const rates: SamplesOf<typeof operations> = {
  exportGoldRates: () => ({ format: "pdf" }),
  goldRateHistory: () => ({ days: "30" }),
  setGoldRate: () => ({ date: testDay, rate: "7000" }),
  todaysGoldRate: () => ({ purity: "24K" }),
};
