import { describe, expect, test } from "vitest";
import { decodeTerms, encode } from "@thangam/terms/json/json";
import type { Stored } from "@thangam/terms/json/json";
import { anyCase } from "@thangam/terms/testing/any-terms";
import { choicesOf } from "@thangam/terms/testing/choices";
import type { Choices } from "@thangam/terms/testing/choices";
import { sized } from "#testing/test-size.ts";
import { bills, expectAgreement, worth } from "./agreement.testing.ts";
import { asked, fit } from "./terms.testing.ts";

// Two evaluators were written apart from each other. They agree on random terms, books, days and bills. Where they do not,
// the smallest case of it is told.

const count = sized(600, 10_000);
const atOnce = 100;

describe.for(Array.from({ length: count / atOnce }, (_, at) => at * atOnce))("cases from %i on", (from) => {
  const seeds = Array.from({ length: atOnce }, (_, at) => from + at);

  test("are worth the same by the code and by the database", async () => {
    await expectAgreement(worth, seeds.map(worth.caseOf), asked);
  });

  test("take the same off a bill", async () => {
    await expectAgreement(bills, seeds.map(bills.caseOf), asked);
  });

  test("fit together for both, and for neither when something of them is changed", async () => {
    const whole = seeds.map((seed) => encode(anyCase(seed).terms));
    expect(await fit(whole)).toEqual(whole.map(() => true));
    const changed = whole.map((terms, at) => changedAt(choicesOf(from + at), terms));
    const fits = await fit(changed);
    for (const [at, terms] of changed.entries())
      expect(fits[at], `seed ${from + at}: ${JSON.stringify(terms)}`).toBe(decodeTerms(terms).value !== null);
  });
});

/** Stored terms of which one member, however deep, is gone or another value. They may fit together all the same. */
function changedAt(choices: Choices, terms: Stored): Stored {
  return changed(terms, choices.one([["schedule"], ...pathsOf(terms)]), choices);
}

function pathsOf(value: Stored): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) => [[key], ...pathsOf(own).map((path) => [key, ...path])]);
}

function changed(value: Stored, [key = "", ...deeper]: readonly string[], choices: Choices): Stored {
  if (Array.isArray(value)) {
    const at = Number(key);
    return value.flatMap((own, n) => {
      if (n !== at) return [own];
      if (deeper.length > 0) return [changed(own, deeper, choices)];
      return choices.chance(40) ? [] : [another(own, choices)];
    });
  }
  if (typeof value !== "object" || value === null) return value;
  const { [key]: own = null, ...others } = value;
  if (deeper.length > 0) return { ...others, [key]: changed(own, deeper, choices) };
  return choices.chance(40) ? others : { ...others, [key]: another(own, choices) };
}

function another(value: Stored, { int, one }: Choices): Stored {
  if (typeof value === "number") return one([value + 1, value - 1, 0, -1, value / 2, int(0, 5000), String(value)]);
  if (typeof value === "boolean") return !value;
  if (typeof value === "string")
    return one([`${value} `, "", "0", "-5", "all", "paid", "saved", "maturity", "2025-02-30"]);
  return one([null, [], {}, "x", 7]);
}
