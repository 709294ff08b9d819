import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { grams, milligrams, milligramsOrNull, paise, paiseOrNull, rupees, signedGrams, signedRupees } from "./money.ts";

function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message;
}

describe("a figure that may be below zero", () => {
  test.each([
    ["-12.5", -1250n],
    ["12.05", 1205n],
    ["0", 0n],
    [" -7 ", -700n],
  ])("%j rupees are %s paise", (wire, count) => {
    expect(z.decode(signedRupees(), wire)).toBe(count);
  });

  test.each([
    ["-1.5", -1500n],
    ["12.005", 12_005n],
    ["0", 0n],
  ])("%j grams are %s milligrams and come back as they went", (wire, count) => {
    expect(z.decode(signedGrams(), wire)).toBe(count);
    expect(z.decode(signedGrams(), z.encode(signedGrams(), milligrams(count)))).toBe(count);
  });

  test.each(["", "--1", "5-", "1-5", "1.234", "a1", "1a", "12345678901234567", "1e3"])(
    "%j is no sum of rupees",
    (wire) => {
      expect(messageOf(signedRupees({ invalid: "amount_invalid" }), wire)).toBe("amount_invalid");
      expect(messageOf(signedRupees(), wire)).toBe("value_invalid");
    },
  );

  test.each(["", "--1", "5-", "1.2345", "a1", "1a", "12345678901234567"])("%j is no sum of grams", (wire) => {
    expect(messageOf(signedGrams(), wire)).toBeDefined();
  });
});

test("weights are written with three places", () => {
  expect(z.encode(grams(), milligrams(1200n))).toBe("1.200");
  expect(z.encode(signedGrams(), milligrams(-1n))).toBe("-0.001");
});

test.each([
  ["rupees", rupees, paise],
  ["signed rupees", signedRupees, paise],
] as const)("only a whole count of paise is sent as %s", (_, schema, count) => {
  expect(z.safeEncode(schema(), count(5n)).success).toBe(true);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a store that reads the wrong column gives text
  expect(z.safeEncode(schema(), "5" as unknown as ReturnType<typeof paise>).success).toBe(false);
});

test.each([
  ["grams", grams],
  ["signed grams", signedGrams],
] as const)("only a whole count of milligrams is sent as %s", (_, schema) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a store that reads the wrong column gives text
  expect(z.safeEncode(schema(), "5" as unknown as ReturnType<typeof milligrams>).success).toBe(false);
});

test("typed and counted amounts are refused with the field's own message, or the general one", () => {
  for (const wrong of ["1.234", "x", 1.234, Number.NaN]) {
    expect(messageOf(rupees(), wrong)).toBe("value_invalid");
    expect(messageOf(rupees({ invalid: "amount_invalid" }), wrong)).toBe("amount_invalid");
  }
});

test.each([rupees, grams, signedRupees])(
  "what is typed has eleven digits at most, what is told sixteen: %o",
  (schema) => {
    const [eleven, twelve, sixteen] = ["99999999999", "100000000000", "9999999999999999"];
    expect(messageOf(schema({ invalid: "amount_invalid" }), eleven)).toBeUndefined();
    expect(messageOf(schema({ invalid: "amount_invalid" }), twelve)).toBe("amount_invalid");
    expect(messageOf(schema(), sixteen)).toBeUndefined();
    expect(messageOf(schema(), `1${sixteen}`)).toBe("value_invalid");
  },
);

test("a count that is not there stays so, and nought is a count", () => {
  expect([null, 0n, 5n].map(paiseOrNull)).toEqual([null, 0n, 5n]);
  expect([null, 0n, 5n].map(milligramsOrNull)).toEqual([null, 0n, 5n]);
});
