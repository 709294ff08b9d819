import { decodeTerms } from "@thangam/terms/json/json";
import { expect, test } from "vitest";
import { rulesOfTerms } from "./derived-rules.ts";
import { derivedCases } from "./derived-rules.testing.ts";

test.each(derivedCases)("terms state, of one table of cases: $name", ({ terms, states }) => {
  const { value, problems } = decodeTerms(terms);
  expect(problems).toBeNull();
  expect(value && rulesOfTerms(value)).toEqual(states);
});
