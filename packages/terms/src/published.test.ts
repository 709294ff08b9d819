import { describe, expect, test } from "vitest";
import { billFor } from "./bill.ts";
import { isWithinMonth } from "./taking.ts";
import { ask } from "./testing/arrange.ts";
import { published } from "./testing/published.ts";

describe.for(published)("$name", ({ terms, saved, refused = [], told }) => {
  const { payments } = saved;

  test.for(told)("on $day", ({ day, rate, worth, bills = [] }) => {
    const valuation = ask(terms, saved, rate === undefined ? day : { day, rate });
    expect(valuation).toMatchObject(worth);
    for (const { lines, bill } of bills) expect(billFor(terms, valuation, lines, rate ?? 0n)).toMatchObject(bill);
  });

  test("its payments stay within the month, and no others", () => {
    for (const [after, payment] of payments.entries())
      expect(isWithinMonth(terms, { ...saved, payments: payments.slice(0, after) }, payment), payment.day).toBe(true);
    for (const { after, ...payment } of refused)
      expect(isWithinMonth(terms, { ...saved, payments: payments.slice(0, after) }, payment), payment.day).toBe(false);
  });
});
