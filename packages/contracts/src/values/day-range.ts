import * as z from "zod/mini";
import { keepEmpty } from "./keep-empty.ts";
import { businessDay } from "./time.ts";

/** A day that is sent blank is a search without its day; a list that is not narrowed sends none. */
const endOfRange = () => keepEmpty(z.optional(businessDay({ invalid: "date_range_missing" })));

/** Between two days, both of them included. */
export const dayRange = {
  fromDay: ["FromDate", endOfRange()],
  toDay: ["ToDate", endOfRange()],
} as const;

interface DayRange {
  fromDay?: unknown;
  toDay?: unknown;
}

/** One day alone is no range. */
export const bothDays = z.refine<DayRange>(({ fromDay, toDay }) => (fromDay === undefined) === (toDay === undefined), {
  error: "date_range_missing",
});
