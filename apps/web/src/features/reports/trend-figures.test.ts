import { expect, test } from "vitest";
import { byMonth, bySevenDays, collectedIn } from "./trend-figures.ts";

/** Days from 1 June on, each with one payment of as many paise as its place. */
const june = (length: number) =>
  Array.from({ length }, (_, at) => ({
    day: new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10),
    paymentCount: 1,
    amountPaise: BigInt(at + 1),
  }));

test("months are what their days are together, and nothing is lost at either end", () => {
  const days = june(62).slice(9);
  const months = byMonth(days);
  expect(months.map(({ day, paymentCount }) => [day, paymentCount])).toEqual([
    ["2026-06-10", 21],
    ["2026-07-01", 31],
    ["2026-08-01", 1],
  ]);
  expect(collectedIn(months)).toBe(collectedIn(days));
});

test("weeks end with the last day", () => {
  const weeks = bySevenDays(june(16));
  expect(weeks).toEqual([
    { day: "2026-06-03", paymentCount: 7, amountPaise: 42n },
    { day: "2026-06-10", paymentCount: 7, amountPaise: 91n },
  ]);
  expect(bySevenDays(june(6))).toEqual([]);
});
