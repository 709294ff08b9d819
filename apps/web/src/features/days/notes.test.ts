import { expect, test } from "vitest";
import { blankCounts, countedOf, differenceLabel, plainText } from "./day-figures.ts";
import { sumOfNotes } from "./notes.ts";

test("notes and coins add up to the rupee", () => {
  expect(sumOfNotes({})).toBe(0n);
  expect(sumOfNotes({ 2000: "1", 500: "3", 20: "", 1: "7" })).toBe(350_700n);
});

test.each([
  ["", 0n, 0n],
  ["", 100n, null],
  ["0", 100n, 0n],
  ["990.5", 100_000n, 99_050n],
  ["-200", -20_000n, -20_000n],
  ["12a", 0n, null],
])("%j typed where %s paise are expected counts as %s", (typed, expectedPaise, counted) => {
  const draft = { ...blankCounts({ figures: [] }), UPI: typed };
  expect(countedOf(draft, { mode: "UPI", expectedPaise })).toBe(counted);
});

test("a difference is said without a sign", () => {
  const words = [0n, -1000n, 250n].map((paise) => differenceLabel(paise, plainText));
  expect(words).toEqual(["Agrees", "10.00 short", "2.50 over"]);
});
