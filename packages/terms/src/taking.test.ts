import { expect, test } from "vitest";
import { isWithinMonth } from "./taking.ts";
import { factsOfMonth, monthCases, termsOfMonth } from "./testing/month-cases.ts";

test.each(monthCases)("a payment of a month: $name", (one) => {
  const { saved, payment } = factsOfMonth(one);
  expect(isWithinMonth(termsOfMonth(one), saved, payment)).toBe(one.isTaken);
});
