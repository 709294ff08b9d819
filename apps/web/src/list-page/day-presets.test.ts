import { expect, test } from "vitest";
import { addressOfDays, daysOfList, dayPresets } from "./day-presets.ts";

const rangesOn = (today: string) =>
  Object.fromEntries(dayPresets(today).map(({ name, from, to }) => [name, `${from} ${to}`]));

test("ranges end today, or with the month or year before", () => {
  expect(rangesOn("2026-11-21")).toEqual({
    today: "2026-11-21 2026-11-21",
    yesterday: "2026-11-20 2026-11-20",
    week: "2026-11-15 2026-11-21",
    month: "2026-11-01 2026-11-21",
    "last-month": "2026-10-01 2026-10-31",
    year: "2026-04-01 2026-11-21",
    "last-year": "2025-04-01 2026-03-31",
  });
});

test("until the end of March it is still last year's financial year, and January's last month is December", () => {
  expect(rangesOn("2028-01-31")).toMatchObject({
    "last-month": "2027-12-01 2027-12-31",
    year: "2027-04-01 2028-01-31",
    "last-year": "2026-04-01 2027-03-31",
  });
  expect(rangesOn("2028-03-01")["last-month"]).toBe("2028-02-01 2028-02-29");
  expect(rangesOn("2028-04-01")["year"]).toBe("2028-04-01 2028-04-01");
});

const listOf = (query: string) => ({ filter: (name: string) => new URLSearchParams(query).get(name) ?? "" });

test("a named range of an address goes on with the days, two days stay what they are", () => {
  const today = daysOfList(listOf("days=today")).toDay;
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(daysOfList(listOf("days=month"))).toEqual({ fromDay: `${today.slice(0, 7)}-01`, toDay: today });
  expect(daysOfList(listOf("from=2026-05-01&to=2026-05-31"))).toEqual({ fromDay: "2026-05-01", toDay: "2026-05-31" });
  expect(daysOfList(listOf("day=2026-05-04"))).toEqual({ fromDay: "2026-05-04", toDay: "2026-05-04" });
  expect(daysOfList(listOf("days=whenever"))).toEqual({ fromDay: "", toDay: "" });
});

test("two days that are a named range are kept by its name", () => {
  const { fromDay, toDay } = daysOfList(listOf("days=yesterday"));
  expect(addressOfDays(fromDay, toDay)).toEqual({ days: "yesterday", from: "", to: "", day: "" });
  expect(addressOfDays("2026-05-01", "2026-05-02")).toMatchObject({ days: "", from: "2026-05-01", to: "2026-05-02" });
});
