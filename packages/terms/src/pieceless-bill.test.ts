import { expect, test } from "vitest";
import { piecelessBill } from "./pieceless-bill.ts";
import { piecelessCases, valuationOfPieceless } from "./testing/pieceless-cases.ts";

test.each(piecelessCases)("the bill that has to name its pieces: $name", (one) => {
  expect(piecelessBill(valuationOfPieceless(one), one.parts)).toBe(one.at);
});
