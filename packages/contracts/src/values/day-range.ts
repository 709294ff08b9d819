import * as z from "zod/mini";
import { businessDay } from "./time.ts";

/** Between two days, both of them included. */
export const dayRange = {
  fromDay: ["FromDate", z.optional(businessDay({ invalid: "date_range_missing" }))],
  toDay: ["ToDate", z.optional(businessDay({ invalid: "date_range_missing" }))],
} as const;

interface DayRange {
  fromDay?: unknown;
  toDay?: unknown;
}

/** One day alone is no range. */
export const bothDays = z.refine<DayRange>(({ fromDay, toDay }) => (fromDay === undefined) === (toDay === undefined), {
  error: "date_range_missing",
});
