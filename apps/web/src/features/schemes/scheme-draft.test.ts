import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import { saveScheme } from "@thangam/contracts/schemes/operations";
import { paise } from "@thangam/contracts/values/money";
import { expect, test } from "vitest";
import { checkInput } from "#forms/resolver.ts";
import { blankScheme, draftOf, hasFreeAmount, inputOf, mistakesIn } from "./scheme-draft.ts";
import type { Scheme } from "./scheme-draft.ts";

const eleven: Scheme = {
  id: 1n,
  code: "my-gold-eleven",
  version: 3,
  name: "My Gold Eleven",
  type: "Monthly",
  instalments: 11,
  instalmentsPerMonth: null,
  accrual: "weight",
  roundingMode: "half_up",
  roundingPlaces: 2,
  roundingBasis: "total",
  paymentRule: "fixed",
  minimumPaise: paise(10_000n),
  multipleOfPaise: paise(10_000n),
  isOpen: false,
  benefits: noBenefits,
  prefixes: [{ prefix: "GE", amountPaise: paise(50_000n) }],
  savedAt: new Date("2026-04-01T00:00:00Z"),
  savedBy: null,
  booksNow: 0,
  booksBefore: 0,
};

test("a scheme that is opened and saved unchanged is sent as it was", () => {
  const checked = checkInput(saveScheme, inputOf(draftOf(eleven)));
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
  const fixed = draftOf(eleven);
  expect(hasFreeAmount(fixed)).toBe(false);
  expect(hasFreeAmount({ ...fixed, paymentRule: "flexible" })).toBe(true);
  const free = { ...fixed, minimumPaise: "", prefixes: [{ key: 0, prefix: "GF", amountPaise: " " }] };
  expect(hasFreeAmount(free)).toBe(true);
  expect(checkInput(saveScheme, inputOf(free))).toMatchObject({
    ok: false,
    errors: [{ name: "minimumPaise", code: "minimum_invalid" }],
  });
});

test("a missing least amount is told beside other mistakes, where it is needed", () => {
  expect(mistakesIn(blankScheme).map(({ name }) => name)).toEqual(["minimumPaise", "multipleOfPaise"]);
  expect(mistakesIn(draftOf(eleven))).toEqual([]);
});

test("mistakes in a row of the prefixes are told of that row", () => {
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
