import { fittingCases } from "@thangam/terms/testing/fitting-cases";
import { expect, test } from "vitest";
import { fit } from "./terms.testing.ts";

test("the database takes the terms that the reader takes, of one table of cases", async () => {
  const fits = await fit(fittingCases.map(({ terms }) => Object(terms)));
  const told = fittingCases.map(({ name }, at) => `${name}: ${fits[at]}`);
  expect(told).toEqual(fittingCases.map(({ name, faults }) => `${name}: ${faults.length === 0}`));
});
