import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#testing/test-size.ts";
import { full } from "./fitting-terms.testing.ts";
import { database, fit } from "./terms.testing.ts";

/** Whether a text of JSON is terms: what no program would write, too. */
async function textFits(text: string): Promise<boolean | null> {
  const [found] = await database.db.$queryRaw<
    [{ fits: boolean | null }]
  >`select terms_fit(${text}::text::jsonb) as fits`;
  return found.fits;
}

const written = JSON.stringify(full);

test.each<[string, string]>([
  ["null", "null"],
  ["a number", "1e1000"],
  ["a text", '"schedule"'],
  ["a list", `[${written}]`],
  ["a list of names", '["schedule", "benefits"]'],
  ["nothing", "{}"],
  ["a deep list", `${"[".repeat(3000)}${"]".repeat(3000)}`],
  [
    "a deep list among the benefits",
    written.replace('"benefits":[', `"benefits":[${"[".repeat(2000)}${"]".repeat(2000)},`),
  ],
  ["a deep object as its schedule", `{"benefits":[],"schedule":${'{"every":'.repeat(2000)}1${"}".repeat(2000)}}`],
  ["a huge number of instalments", written.replace('"instalments":11', '"instalments":1e100000')],
  ["a number of 100,000 digits", written.replace('"grace":7', `"grace":${"9".repeat(100_000)}`)],
  ["a fraction of 10,000 digits", written.replace('"grace":7', `"grace":7.${"0".repeat(9_999)}1`)],
  ["a text of a million characters", written.replace("Early", "x").replace("Silver coin", "x".repeat(1_000_000))],
  ["200,000 benefits", `{"schedule":{},"benefits":[${Array.from({ length: 200_000 }, () => "1").join(",")}]}`],
  ["100,000 members", `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(",")}}`],
])("%s is no terms, and no error", async (_, text) => {
  expect(await textFits(text)).toBe(false);
});

test("no JSON at all is no terms", async () => {
  const [found] = await database.db.$queryRaw<[{ fits: boolean | null }]>`select terms_fit(null) as fits`;
  expect(found.fits).toBe(false);
});

test("of a member that is named twice the last one counts", async () => {
  expect(await textFits(written.replace('"grace":7', '"grace":"x","grace":7'))).toBe(true);
  expect(await textFits(written.replace('"grace":7', '"grace":7,"grace":"x"'))).toBe(false);
});

test("whatever is put anywhere into terms gives true or false, and never an error", async () => {
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
    numRuns: sized(1_500, 20_000),
    seed: 20_261_123,
  });
  const terms = cases.map(({ place, value, takes }) => put(structuredClone(full), place, value, takes));
  const fits = await fit(terms);
  expect(fits.filter((found) => typeof found !== "boolean")).toEqual([]);
  expect(new Set(fits).size).toBe(2);
});

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
