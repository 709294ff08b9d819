import { expect, test } from "vitest";
import { openDaysOf, openSpansOf, openWeek, openWeekOf } from "./open-week.ts";
import { openWeekCases } from "./open-week.testing.ts";

test.each(openWeekCases)("%j is a week of a shop: %s", (week, isWeek) => {
  expect(openWeek.safeParse(week).success).toBe(isWeek);
  if (isWeek) expect(openWeekOf(openDaysOf(week))).toBe(week);
});

test("days with the same times are told together, and a shop may say nothing", () => {
  const day = { opens: "10:00", closes: "20:30" };
  const late = { ...day, closes: "21:00" };
  expect(openSpansOf(openWeekOf([day, day, day, day, late, day, null]))).toEqual([
    { first: 0, last: 3, day },
    { first: 4, last: 4, day: late },
    { first: 5, last: 5, day },
    { first: 6, last: 6, day: null },
  ]);
  expect(openSpansOf("")).toEqual([]);
  expect(openWeekOf(Array.from({ length: 7 }, () => ({ opens: "", closes: "" })))).toBe("");
});
