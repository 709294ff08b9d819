import type * as operations from "@thangam/contracts/settings/operations";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";

export const settings: SamplesOf<typeof operations> = {
  listCashLimits: () => ({ page: "1" }),
  chooseCounter: () => ({ counter_id: 1 }),
  saveCounter: () => ({ name: "Ground floor", series: "GF" }),
  setHolidays: () => ({ add: [{ day: "2027-01-15", name: "Pongal" }], remove: [] }),
  saveSettings: () => ({ auto_acknowledge: false, version: 0 }),
  saveShopProfile: () => ({ name: "Meenakshi Jewellers", version: 0 }),
  setCashLimits: () => ({
    effective_from: testDay,
    day_action: "warn",
    day_limit: "199999",
    book_action: "off",
    book_limit: "199999",
  }),
};
