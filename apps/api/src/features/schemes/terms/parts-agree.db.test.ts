import { encode } from "@thangam/terms/json/json";
import { leftOf, settleParts } from "@thangam/terms/settlement";
import { anyParts, anyTaken } from "@thangam/terms/testing/any-parts";
import { anyCase } from "@thangam/terms/testing/any-terms";
import { choicesOf } from "@thangam/terms/testing/choices";
import { valuationOn } from "@thangam/terms/valuation";
import { describe, expect, test } from "vitest";
import { sized } from "#testing/test-size.ts";
import { database } from "./terms.testing.ts";

// What parts of a book come to is reckoned twice, too.

const count = sized(800, 10_000);
const atOnce = 200;
const problems = new Map<string, number>();

function caseOf(seed: number) {
  const { terms, saved, asked } = anyCase(seed);
  const choices = choicesOf(seed + 1_000_000);
  const valuation = valuationOn(terms, saved, asked);
  const before = anyTaken(choices, valuation);
  const left = leftOf(terms, valuation, before);
  const parts = anyParts(choices, (terms.gold === undefined ? left?.paise : left?.mg) ?? 1000n);
  return { seed, terms, valuation, before, rate: asked.rate ?? null, parts };
}

describe.for(Array.from({ length: count / atOnce }, (_, at) => at * atOnce))("cases from %i on", (from) => {
  test("come to the same by the code and by the database", async () => {
    const cases = Array.from({ length: atOnce }, (_, at) => caseOf(from + at));
    const rows = await database.db.$queryRaw<{ settled: unknown }[]>`
      select terms_parts(c -> 'terms', c -> 'valuation', c -> 'before', (c ->> 'rate')::bigint, c -> 'parts') as settled
      from jsonb_array_elements(${JSON.stringify(encode(cases))}::jsonb) with ordinality as list(c, n) order by n`;
    for (const [at, { seed, terms, valuation, before, rate, parts }] of cases.entries()) {
      const settled = settleParts(terms, valuation, { before, rate }, parts);
      expect(rows[at]?.settled, `seed ${seed}: ${JSON.stringify(encode(cases[at]))}`).toEqual(encode(settled));
      const found = settled.problem ?? "settled";
      problems.set(found, (problems.get(found) ?? 0) + 1);
    }
  });
});

test("reach every outcome often", () => {
  for (const outcome of [
    "settled",
    "nothing_saved",
    "gold_unknown",
    "part_too_large",
    "refund_refused",
    "bill_too_small",
  ])
    expect([outcome, (problems.get(outcome) ?? 0) >= count / 100]).toEqual([outcome, true]);
});
