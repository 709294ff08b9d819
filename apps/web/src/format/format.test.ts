import { milligrams } from "@thangam/contracts/values/money";
import { expect, test } from "vitest";
import { dateAndTime, day, addDays, setShopTimeZone, shopDay } from "./dates.ts";
import { grams } from "./grams.ts";
import { groupedRupees, groupTyped, plainRupees, rupees, wholeNumber } from "./rupees.ts";

test.each([
  [0n, "0.00"],
  [5n, "0.05"],
  [50_000n, "500.00"],
  [100_000n, "1,000.00"],
  [12_345_600n, "1,23,456.00"],
  [123_456_789_012n, "1,23,45,67,890.12"],
  [-12_345_650n, "-1,23,456.50"],
])("%s paise read as %s", (amountPaise, written) => {
  expect(groupedRupees(amountPaise)).toBe(written);
});

test("an amount carries its sign and cannot be torn from it at the end of a line", () => {
  expect(rupees(150_050n)).toBe("₹\u00a01,500.50");
});

test.each([
  ["1,500", "1500"],
  [" 1500.00 ", "1500.00"],
  ["₹ 1,23,456.5", "123456.5"],
  ["Rs. 20", "20"],
  ["rs 20", "20"],
  ["abc", "abc"],
  ["5 Rs.", "5Rs."],
  ["abc Rs. 5", "abcRs.5"],
  ["abcRs.5", "abcRs.5"],
])("%j typed as an amount is sent as %j", (typed, sent) => {
  expect(plainRupees(typed)).toBe(sent);
});

test.each([
  ["1500", "1,500.00"],
  ["123456.5", "1,23,456.50"],
  ["₹ 0.25", "0.25"],
  ["1.234", "1.234"],
  ["", ""],
  ["12a", "12a"],
])("%j is shown as %j once the field is left", (typed, shown) => {
  expect(groupTyped(typed)).toBe(shown);
});

test("counts are grouped as India groups them", () => {
  expect([wholeNumber(7), wholeNumber(1234), wholeNumber(1_234_567)]).toEqual(["7", "1,234", "12,34,567"]);
});

test("a weight shows three places", () => {
  expect([grams(milligrams(1n)), grams(milligrams(12_340n))]).toEqual(["0.001\u00a0g", "12.340\u00a0g"]);
});

test("a moment is shown in the shop's time, over midnight and into the new year", () => {
  expect(dateAndTime(new Date("2026-12-31T18:45:00Z"))).toBe("01-01-2027, 00:15");
  expect(shopDay(new Date("2026-12-31T18:45:00Z"))).toBe("2027-01-01");
});

test("a shop elsewhere has its own day and time", () => {
  setShopTimeZone("America/New_York");
  try {
    expect(dateAndTime(new Date("2027-01-01T03:30:00Z"))).toBe("31-12-2026, 22:30");
    expect(shopDay(new Date("2027-01-01T03:30:00Z"))).toBe("2026-12-31");
  } finally {
    setShopTimeZone("Asia/Kolkata");
  }
});

test("the days beside a day are those of the calendar", () => {
  expect([addDays("2028-02-28", 1), addDays("2026-01-01", -1)]).toEqual(["2028-02-29", "2025-12-31"]);
});

test("a business day is shown day first", () => {
  expect(day("2026-04-01")).toBe("01-04-2026");
});
