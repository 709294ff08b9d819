import { decodeBill } from "@thangam/terms/json/bill-schemas";
import { valuation as valuationSchema } from "@thangam/terms/json/valuation-schemas";
import { published } from "@thangam/terms/testing/published";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bill, valuation } from "./terms.testing.ts";

describe.for(published)("$name", ({ terms, saved, told }) => {
  test.for(told)("on $day", async ({ day, rate, worth, bills = [] }) => {
    const found = await valuation(terms, saved, day, rate);
    expect(z.parse(valuationSchema, found)).toMatchObject(worth);
    for (const { lines, bill: of } of bills)
      expect(decodeBill(await bill(terms, found, lines, rate ?? 0n))).toMatchObject(of);
  });
});
