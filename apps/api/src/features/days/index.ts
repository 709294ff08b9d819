export { closeDay } from "./close-day.ts";
export { getDay, listClosedDays } from "./get-day.ts";
export { reopenDay } from "./reopen-day.ts";
