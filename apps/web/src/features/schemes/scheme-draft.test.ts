import { saveScheme } from "@thangam/contracts/schemes/operations";
import { expect, test } from "vitest";
import { checkInput } from "#forms/resolver.ts";
import { sampleScheme } from "#testing/sample-scheme.ts";
import { blankScheme, draftOf, hasFreeAmount, inputOf, mistakesIn } from "./scheme-draft.ts";

test("a scheme that is opened and saved unchanged is sent as it was", () => {
  const checked = checkInput(saveScheme, inputOf(draftOf(sampleScheme)));
  expect(checked).toEqual({
    ok: true,
    input: {
      name: "My Gold Eleven",
      type: "Monthly",
      instalments: 11,
      accrual: "weight",
      roundingMode: "half_up",
      roundingPlaces: 2,
      roundingBasis: "total",
      paymentRule: "fixed",
      isOpen: false,
      prefixes: [{ prefix: "GE", amountPaise: 50_000n }],
      benefits: { late: "none", graceDays: 0 },
    },
  });
});

test("the least amount and the steps are asked for where people choose an amount, and nowhere else", () => {
  const fixed = draftOf(sampleScheme);
  expect(hasFreeAmount(fixed)).toBe(false);
  expect(hasFreeAmount({ ...fixed, paymentRule: "flexible" })).toBe(true);
  const free = { ...fixed, minimumPaise: "", prefixes: [{ key: 0, prefix: "GF", amountPaise: " " }] };
  expect(hasFreeAmount(free)).toBe(true);
  expect(checkInput(saveScheme, inputOf(free))).toMatchObject({
    ok: false,
    errors: [{ name: "minimumPaise", code: "minimum_invalid" }],
  });
});

test("missing instalments and a missing least amount are reported beside other mistakes, where they are needed", () => {
  expect(mistakesIn(blankScheme).map(({ name }) => name)).toEqual(["instalments", "minimumPaise", "multipleOfPaise"]);
  expect(mistakesIn(draftOf(sampleScheme))).toEqual([]);
});

test("mistakes in a row of the prefixes stand at that row", () => {
  const prefixes = [
    { key: 0, prefix: "ge", amountPaise: "500" },
    { key: 1, prefix: "GE", amountPaise: "lots" },
  ];
  const checked = checkInput(saveScheme, inputOf({ ...blankScheme, name: "X", instalments: "11", prefixes }));
  expect(checked).toMatchObject({ ok: false, errors: [{ name: "prefixes.1.amountPaise" }] });
  const repeated = prefixes.map((row) => ({ ...row, amountPaise: "500" }));
  expect(checkInput(saveScheme, inputOf({ ...blankScheme, name: "X", instalments: "11", prefixes: repeated }))).toEqual(
    {
      ok: false,
      errors: [{ name: "prefixes.1.prefix", code: "prefix_repeated" }],
    },
  );
});
