import { businessDayOf } from "@thangam/contracts/values/time";
import { expect, test } from "vitest";
import { reportDays } from "./report-days.ts";

const today = businessDayOf("2026-03-02");
const day = businessDayOf;

test.each([
  [{ period: "3" }, "2026-02-28", "2026-03-02"],
  [{ period: "7" }, "2026-02-24", "2026-03-02"],
  [{ period: "31" }, "2026-03-01", "2026-03-02"],
  [{ fromDay: day("2026-01-10") }, "2026-01-10", "2026-03-02"],
  [{ toDay: day("2026-01-10") }, "1900-01-01", "2026-01-10"],
  [{ fromDay: day("2026-01-10"), toDay: day("2026-01-12") }, "2026-01-10", "2026-01-12"],
  [{ period: "3", fromDay: day("2026-01-10"), toDay: day("2026-01-12") }, "2026-01-10", "2026-01-12"],
  [{ fromDay: day("2026-05-01") }, "2026-05-01", "2026-05-01"],
])("%j is from %s to %s", (asked, fromDay, toDay) => {
  expect(reportDays(asked, today)).toEqual({ fromDay, toDay });
});
