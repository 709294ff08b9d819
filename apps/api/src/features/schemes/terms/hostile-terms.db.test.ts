import { expect, test } from "vitest";
import { sized } from "#testing/test-size.ts";
import { full } from "./fitting-terms.testing.ts";
import { hostileTerms } from "./hostile-terms.testing.ts";
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
  const fits = await fit(hostileTerms(sized(1_500, 20_000)));
  expect(fits.filter((found) => typeof found !== "boolean")).toEqual([]);
  expect(new Set(fits).size).toBe(2);
});
