import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";

export interface Days {
  fromDay: BusinessDay;
  toDay: BusinessDay;
}

/** The days asked for. One alone reaches to today, or back to the first of its month; none are this month so far. */
export function periodOf(
  { fromDay, toDay }: { fromDay?: BusinessDay | undefined; toDay?: BusinessDay | undefined },
  today: BusinessDay,
): Days {
  const last = toDay ?? (fromDay !== undefined && fromDay > today ? fromDay : today);
  return { fromDay: fromDay ?? businessDayOf(`${last.slice(0, 8)}01`), toDay: last };
}
