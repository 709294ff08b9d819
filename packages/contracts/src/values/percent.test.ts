import { expect, test } from "vitest";
import * as z from "zod/mini";
import { formatPercent, percent } from "./percent.ts";

const ofBonus = percent({ max: 500, missing: "value_missing", invalid: "percent_invalid" });
const messageOf = (value: unknown) => z.safeParse(ofBonus, value).error?.issues[0]?.message;

test.each([
  ["50", 5000],
  ["12.5", 1250],
  ["12.05", 1205],
  ["0.01", 1],
  [" 7 ", 700],
  [7, 700],
  [12.5, 1250],
  ["500", 50_000],
  [500, 50_000],
])("%j percent are %i hundredths", (typed, hundredths) => {
  expect(z.decode(ofBonus, typed)).toBe(hundredths);
});

test.each([
  "",
  "0",
  "0.00",
  "-1",
  "1.234",
  "500.01",
  "12345",
  "1e2",
  "5%",
  "a5",
  "5 5",
  0,
  -1,
  1.234,
  500.01,
  Number.NaN,
  true,
  null,
])("%j is no percentage of 0.01 to 500", (typed) => {
  expect(messageOf(typed)).toBe("percent_invalid");
});

test("a percentage that is not given is missing", () => {
  expect(messageOf(undefined)).toBe("value_missing");
});

test("without a highest one, a hundred percent is it", () => {
  expect(z.decode(percent(), "100")).toBe(10_000);
  expect(z.safeDecode(percent(), "100.01").error?.issues[0]?.message).toBe("value_invalid");
  expect(z.safeDecode(percent(), 101).error?.issues[0]?.message).toBe("value_invalid");
});

test("hundredths are written without needless places", () => {
  expect([5000, 1250, 1, 1205].map(formatPercent)).toEqual(["50", "12.50", "0.01", "12.05"]);
  expect(z.encode(percent(), 1250)).toBe("12.50");
});

test("nothing is a percentage only where it may be", () => {
  expect(z.decode(percent({ mayBeNone: true }), "0")).toBe(0);
  expect(z.encode(percent({ mayBeNone: true }), 0)).toBe("0");
});
