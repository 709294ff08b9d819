import type * as operations from "@thangam/contracts/days/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { closeDay } from "./close-day.ts";
import { countDrawer } from "./count-drawer.ts";
import { getDay, listClosedDays } from "./get-day.ts";
import { reopenDay } from "./reopen-day.ts";
import { exportClosedDays } from "./export-closed-days.ts";

export { countsBlind } from "./day-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  closeDay,
  countDrawer,
  exportClosedDays,
  getDay,
  listClosedDays,
  reopenDay,
};
