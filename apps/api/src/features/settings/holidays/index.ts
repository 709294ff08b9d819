import type * as operations from "@thangam/contracts/settings/holiday-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { listHolidays, setHolidays } from "./holidays.ts";

export const handlers: HandlersOf<typeof operations> = {
  listHolidays,
  setHolidays,
};
