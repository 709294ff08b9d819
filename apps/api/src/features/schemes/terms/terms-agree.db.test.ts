import { describe, expect, test } from "vitest";
import { billFor } from "@thangam/terms/bill";
import type { BillLine } from "@thangam/terms/bill";
import { decodeTerms, encode } from "@thangam/terms/json/json";
import type { Stored } from "@thangam/terms/json/json";
import { anyCase } from "@thangam/terms/testing/any-terms";
import { anyLine } from "@thangam/terms/testing/any-parts";
import { choicesOf, listOf } from "@thangam/terms/testing/choices";
import type { Choices } from "@thangam/terms/testing/choices";
import { valuationOn } from "@thangam/terms/valuation";
import { sized } from "#testing/test-size.ts";
import { database, fit } from "./terms.testing.ts";

// Two evaluators were written apart from each other. They agree on random terms, books, days and bills.

const count = sized(600, 10_000);
const atOnce = 100;

describe.for(Array.from({ length: count / atOnce }, (_, at) => at * atOnce))("cases from %i on", (from) => {
  const cases = Array.from({ length: atOnce }, (_, at) => ({ seed: from + at, ...anyCase(from + at) }));
  const stored = JSON.stringify(encode(cases));

  test("are worth the same by the code and by the database", async () => {
    const rows = await database.db.$queryRaw<{ valuation: unknown }[]>`
      select terms_valuation(c -> 'terms', c -> 'saved', c -> 'asked') as valuation
      from jsonb_array_elements(${stored}::jsonb) with ordinality as list(c, n) order by n`;
    for (const [at, { seed, terms, saved, asked }] of cases.entries())
      expect(rows[at]?.valuation, about(seed)).toEqual(encode(valuationOn(terms, saved, asked)));
  });

  test("take the same off a bill", async () => {
    const bills = cases.map((one) => ({ ...one, ...anyBill(choicesOf(one.seed)) }));
    const rows = await database.db.$queryRaw<{ bill: unknown }[]>`
      select terms_bill(c -> 'terms', terms_valuation(c -> 'terms', c -> 'saved', c -> 'asked'), c -> 'lines',
        (c ->> 'rate')::bigint) as bill
      from jsonb_array_elements(${JSON.stringify(encode(bills))}::jsonb) with ordinality as list(c, n) order by n`;
    for (const [at, { seed, terms, saved, asked, lines, rate }] of bills.entries())
      expect(rows[at]?.bill, about(seed)).toEqual(
        encode(billFor(terms, valuationOn(terms, saved, asked), lines, rate)),
      );
  });

  test("fit together for both, and for neither when something of them is changed", async () => {
    const whole = cases.map(({ terms }) => encode(terms));
    expect(await fit(whole)).toEqual(whole.map(() => true));
    const changed = whole.map((terms, at) => changedAt(choicesOf(from + at), terms));
    const fits = await fit(changed);
    for (const [at, terms] of changed.entries())
      expect(fits[at], `seed ${from + at}: ${JSON.stringify(terms)}`).toBe(decodeTerms(terms).value !== null);
  });
});

/** What to look at when they do not agree. */
function about(seed: number): string {
  return `seed ${seed}: ${JSON.stringify(encode(anyCase(seed)))}`;
}

function anyBill(choices: Choices): { lines: BillLine[]; rate: bigint } {
  const { int } = choices;
  return { lines: listOf(int(1, 4), () => anyLine(choices)), rate: BigInt(int(400_000, 900_000)) };
}

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
