import { expect, test } from "vitest";
import { decodeTerms } from "#json/json.ts";
import { fittingCases } from "#testing/fitting-cases.ts";

test.each(fittingCases)("$name", ({ terms, faults }) => {
  const { problems } = decodeTerms(terms);
  const found = (problems ?? []).map(({ code, path }) => `${path.join(".")} ${code}`);
  expect(found.toSorted()).toEqual(faults.toSorted());
});
