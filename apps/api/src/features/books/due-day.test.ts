import { expect, test } from "vitest";
import { dueDayOf } from "./due-day.ts";

test.each([
  ["2026-04-15", 1, 0, "2026-04-15"],
  ["2026-04-15", 2, 0, "2026-05-15"],
  ["2026-04-15", 10, 0, "2027-01-15"],
  // Who joined on the 31st pays on the last day of a shorter month, and on the 31st again after it.
  ["2026-01-31", 2, 0, "2026-02-28"],
  ["2026-01-31", 3, 0, "2026-03-31"],
  ["2027-12-31", 3, 0, "2028-02-29"],
  ["2028-02-29", 13, 0, "2029-02-28"],
  // An existing member's first unpaid instalment falls due when the book is opened here.
  ["2026-04-15", 4, 3, "2026-04-15"],
  ["2026-04-15", 5, 3, "2026-05-15"],
])("a book opened on %s owes instalment %i, with %i paid before, on %s", (openedOn, instalment, paidMonths, due) => {
  const pace = { schemeType: "Monthly", instalmentsPerMonth: null };
  expect(dueDayOf(openedOn, instalment, paidMonths, pace)).toBe(due);
});

test.each([
  ["Daily", null, 1, "2026-04-29"],
  ["Daily", null, 4, "2026-05-02"],
  ["Monthly", 2, 2, "2026-05-14"],
  ["Monthly", 2, 3, "2026-05-29"],
  ["Monthly", 4, 4, "2026-05-21"],
  ["Daily", 30, 31, "2026-05-29"],
])("a %s scheme with %s instalments a month owes the instalment %i on %s", (schemeType, perMonth, instalment, due) => {
  expect(dueDayOf("2026-04-29", instalment, 0, { schemeType, instalmentsPerMonth: perMonth })).toBe(due);
});
