import fc from "fast-check";
import { full } from "./fitting-terms.testing.ts";

/** Terms with whatever at one of their places: what a program with a fault sends, or somebody who means harm. The same for the same count. */
export function hostileTerms(count: number): object[] {
  const words = [
    "months",
    "days",
    "paid",
    "give",
    "percent",
    "paise",
    "all",
    "share",
    "points",
    "gift",
    "joining",
    "of",
    "as",
  ];
  const { any } = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom<unknown>(
        null,
        true,
        false,
        0,
        1,
        11,
        -1,
        0.5,
        1e15,
        1e300,
        "",
        "0",
        "5",
        "1e5",
        "rupees",
        "linear",
        "2026-01-01",
        ...words,
      ),
      fc.array(tie("any"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...words), tie("any"), { maxKeys: 3 }),
    ),
  }));
  const cases = fc.sample(fc.record({ place: fc.nat(), value: any, takes: fc.boolean() }), {
    numRuns: count,
    seed: 20_261_123,
  });
  return cases.map(({ place, value, takes }) => put(structuredClone(full), place, value, takes));
}

/** Puts a value at one of the places of terms, or takes away what stands there. */
function put(terms: object, place: number, value: unknown, takes: boolean): object {
  const places: [Record<string, unknown>, string][] = [];
  const walk = (at: Record<string, unknown>) => {
    for (const [name, inner] of Object.entries(at)) {
      places.push([at, name]);
      if (typeof inner === "object") walk(Object(inner));
    }
  };
  walk(Object(terms));
  const [at, name] = places[place % places.length] ?? [{}, ""];
  if (takes && !Array.isArray(at)) delete at[name];
  else at[name] = value;
  return terms;
}
