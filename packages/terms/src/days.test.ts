import { expect, test } from "vitest";
import { dayOf, numberOf } from "./days.ts";

test("each day that terms can name has the number of the calendar, and the number names the day", () => {
  const last = Date.UTC(2199, 11, 31) / 86_400_000;
  const wrong: string[] = [];
  for (let number = Date.UTC(1900, 0, 1) / 86_400_000; number <= last; number += 1) {
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
    if (numberOf(day) !== number || dayOf(number) !== day) wrong.push(day);
  }
  expect(wrong).toEqual([]);
  expect(numberOf("2199-12-31")).toBe(last);
});
