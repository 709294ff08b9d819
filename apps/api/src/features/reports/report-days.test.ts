import { businessDayOf } from "@thangam/contracts/values/time";
import { expect, test } from "vitest";
import { daysBetween, monthBefore, reportDays, yearBefore } from "./report-days.ts";

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

test("a day that is still to come ends where it begins, and today is not after itself", () => {
  expect(reportDays({ fromDay: day("2026-03-03") }, today)).toEqual({ fromDay: "2026-03-03", toDay: "2026-03-03" });
});

test("the days between two days are counted over the end of a month", () => {
  expect(daysBetween(day("2026-02-28"), today)).toBe(2);
  expect(daysBetween(today, day("2026-02-28"))).toBe(-2);
  expect(daysBetween(today, today)).toBe(0);
});

test.each([
  ["2026-03-02", "2026-02-01", "2026-02-02"],
  ["2026-03-31", "2026-02-01", "2026-02-28"],
  ["2026-01-15", "2025-12-01", "2025-12-15"],
])("%s is measured by the month before from %s to %s", (from, fromDay, toDay) => {
  expect(monthBefore(day(from))).toEqual({ fromDay, toDay });
});

test.each([
  ["2026-03-02", "2025-03-02"],
  ["2028-02-29", "2027-02-28"],
])("a year before %s is %s", (from, before) => {
  expect(yearBefore(day(from))).toBe(before);
});
