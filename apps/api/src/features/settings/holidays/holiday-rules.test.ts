import { describe, expect, test } from "vitest";
import { boundsOfHolidays } from "./holiday-cases.testing.ts";
import { changeOf, faultOfHolidays, holidaysDanger } from "./holiday-rules.ts";

test.each(boundsOfHolidays)("%s", (_name, before, added, fault) => {
  expect(faultOfHolidays(changeOf(new Set(before), added, []))).toBe(fault);
});

test("what was there before is not refused, whatever it comes to, and neither is what makes it less", () => {
  const many = Array.from({ length: 30 }, (_, n) => `2027-05-${String(n + 1).padStart(2, "0")}`);
  expect(faultOfHolidays(changeOf(new Set(many), many.slice(0, 5), ["2027-05-29"]))).toBeNull();
});

describe("a change of holidays", () => {
  test("is what it changes: not a day that is one already, nor one that is taken off and is none", () => {
    const { added, removed, after } = changeOf(
      new Set(["2027-01-01", "2027-01-02"]),
      ["2027-01-02", "2027-01-03", "2027-01-03", "2027-01-01"],
      ["2027-01-01", "2027-01-05"],
    );
    expect([added, removed, [...after].toSorted()]).toEqual([
      ["2027-01-03", "2027-01-01"],
      ["2027-01-01"],
      ["2027-01-01", "2027-01-02", "2027-01-03"],
    ]);
  });

  test("of more than three days, with those that nobody else saw, is dangerous", () => {
    const days = ["2027-01-04", "2027-01-03", "2027-01-02", "2027-01-01"];
    expect(holidaysDanger({ added: days.slice(1), removed: [] }, [])).toBeNull();
    expect(holidaysDanger({ added: [], removed: [] }, days)).toBeNull();
    expect(holidaysDanger({ added: days, removed: [] }, [])).toMatchObject({
      kind: "holidays",
      from: "",
      to: "2027-01-01, 2027-01-02, 2027-01-03, 2027-01-04",
      facts: {},
    });
    expect(holidaysDanger({ added: days.slice(3), removed: days.slice(2, 3) }, days.slice(0, 2))).toMatchObject({
      from: "2027-01-02",
      to: "2027-01-01",
      facts: { unseenDays: "2027-01-03, 2027-01-04" },
    });
  });
});
