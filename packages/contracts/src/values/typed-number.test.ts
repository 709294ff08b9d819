import { expect, test } from "vitest";
import * as z from "zod/mini";
import { hasForeignLetter, neededNumber, transactionNumberKey, typedNumber } from "./typed-number.ts";
import { typedNumberCases } from "./typed-number.testing.ts";

test.each(typedNumberCases)("%j is compared as %j", (typed, plain, isForeign) => {
  expect([transactionNumberKey(typed), hasForeignLetter(typed)]).toEqual([plain, isForeign]);
});

test("a number of other letters is refused with a sentence, and one of no letter and digit where a number is needed", () => {
  const codesOf = (schema: z.ZodMiniType, typed: string) =>
    z.safeParse(schema, typed).error?.issues.map(({ message }) => message) ?? [];
  const says = { max: 40, missing: "bank_reference_missing" } as const;
  expect(codesOf(typedNumber(says), "U\u0422R 1")).toEqual(["number_letters"]);
  expect(codesOf(typedNumber(says), " - ")).toEqual([]);
  expect(codesOf(neededNumber(says), " - ")).toEqual(["bank_reference_missing"]);
  expect(codesOf(neededNumber(says), "utr-1")).toEqual([]);
});
