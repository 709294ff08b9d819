import { expect, test } from "vitest";
import { formatDay, formatMoment } from "./format-day.ts";
import { decimal, formatAmount, formatGrams, formatRupees, groupDigits } from "./format-money.ts";

test.each([
  [0n, "0.00"],
  [5n, "0.05"],
  [100_000n, "1,000.00"],
  [12_345_600n, "1,23,456.00"],
  [1_234_567_890n, "1,23,45,678.90"],
  [-12_345_650n, "-1,23,456.50"],
  [-100n, "-1.00"],
])("%s paise are %s, grouped as in India", (amountPaise, text) => {
  expect(formatAmount(amountPaise)).toBe(text);
});

test.each([
  [0n, "₹\u00a00.00"],
  [12_345_600n, "₹\u00a01,23,456.00"],
  [-59_000n, "-₹\u00a0590.00"],
  [-5n, "-₹\u00a00.05"],
])("%s paise are %s: less than nothing stands before the sign of the rupee", (amountPaise, text) => {
  expect(formatRupees(amountPaise)).toBe(text);
});

test("a count is grouped like an amount, and keeps its places", () => {
  expect([7, 1234, 1_234_567, 12_345_678n].map(groupDigits)).toEqual(["7", "1,234", "12,34,567", "1,23,45,678"]);
  expect(groupDigits("123456.7")).toBe("1,23,456.7");
});

test("what programs read has no groups", () => {
  expect([decimal(12_345_650n, 2), decimal(-5n, 2), decimal(1n, 3)]).toEqual(["123456.50", "-0.05", "0.001"]);
  expect(formatGrams(1_234n)).toBe("1.234");
});

test("a day and a moment stand day first, on the wall of the shop", () => {
  expect(formatDay("2026-11-21")).toBe("21-11-2026");
  expect(formatMoment(new Date("2026-12-31T18:45:00Z"), "Asia/Kolkata")).toBe("01-01-2027, 00:15");
});
