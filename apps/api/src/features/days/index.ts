import type * as operations from "@thangam/contracts/days/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { closeDay } from "./close-day.ts";
import { getDay, listClosedDays } from "./get-day.ts";
import { reopenDay } from "./reopen-day.ts";
import { exportClosedDays } from "./export-closed-days.ts";

export const handlers: HandlersOf<typeof operations> = {
  closeDay,
  exportClosedDays,
  getDay,
  listClosedDays,
  reopenDay,
};
