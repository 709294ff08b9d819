export { closeDay } from "./close-day.ts";
export { getDay, listClosedDays } from "./get-day.ts";
export { reopenDay } from "./reopen-day.ts";
export { exportClosedDays } from "./export-closed-days.ts";
