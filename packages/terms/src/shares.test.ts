import { expect, test } from "vitest";
import { leftOf } from "./settlement.ts";
import { nothingTaken } from "./settlement-types.ts";
import { savedOfShares, shareCases, termsOfShares } from "./testing/share-cases.ts";
import { valuationOn } from "./valuation.ts";

test.each(shareCases)("left of a book: $name", (one) => {
  const valuation = valuationOn(termsOfShares, savedOfShares(one), { day: "2025-04-11", rate: 500_000n });
  expect(leftOf(termsOfShares, valuation, { ...nothingTaken, ...one.before })).toMatchObject(one.left);
});
