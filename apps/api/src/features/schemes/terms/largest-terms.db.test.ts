import { decodeSaved, decodeTerms, encode } from "@thangam/terms/json/json";
import { valuationOn } from "@thangam/terms/valuation";
import { expect, test } from "vitest";
import { assert } from "#platform/assert.ts";
import { database } from "./terms.testing.ts";

const ROWS = 100;
const rowsOf: Record<string, (n: number) => object> = {
  paid: (n) => ({ paid: n * 40, give: { percent: n } }),
  "paid and days": (n) => ({ paid: n * 40, months: n * 10, days: n * 300, give: { percent: n } }),
  days: (n) => ({ days: n * 300, give: { percent: n } }),
};
const every = (days: number) => ({ every: { days }, instalments: 4000, due: "joining", matures: { days: 36_000 } });
const benefits = (when: object[], rest: object) => Array.from({ length: 20 }, () => ({ as: "rupees", when, ...rest }));
const rows = (of: (n: number) => object) => Array.from({ length: ROWS }, (_, n) => of(n));
const topups = Array.from({ length: 100 }, () => ({
  from: "2001-01-01",
  to: "2199-01-01",
  give: { percent: 1 },
  of: "paid",
  on: "payment",
}));
const dayAfter = (days: number) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);

/** They take a fraction of a second; what grows with rows and instalments together takes longer than this on a machine with nothing to do. */
const PATIENCE = "15s";

test.each<[string, object]>([
  ...Object.entries(rowsOf).map(([name, of]): [string, object] => [
    `of the whole book, by ${name}`,
    { schedule: every(9), benefits: benefits(rows(of), { of: "paid", between: "step" }) },
  ]),
  [
    "of each payment",
    {
      schedule: every(9),
      benefits: benefits(
        rows((n) => ({ days: n * 300, give: { percent: 100_000 - n } })),
        { of: "payment", between: "step" },
      ),
    },
  ],
  [
    "of each payment, between rows",
    {
      schedule: every(9),
      benefits: benefits(
        rows((n) => ({ days: n * 300, give: { percent: 100_000 - n } })),
        { of: "payment", between: "linear" },
      ),
    },
  ],
])("the largest terms are reckoned by both evaluators in time: %s", async (_name, own) => {
  const late = { grace: 0, each: "instalment", lose: { points: 1 }, moves: "longest" };
  const { value: terms, problems } = decodeTerms({ ...own, late, topups });
  expect(problems).toBeNull();
  const payments = Array.from({ length: 1000 }, (_, n) => ({ day: dayAfter(n * 9 + (n % 3)), paise: "400" }));
  const { value: saved } = decodeSaved({ joinedOn: "2020-01-01", instalment: "100", payments });
  assert(terms !== null && saved !== null, "these are terms, and a book");
  const day = "2110-01-01";
  const reckoned = valuationOn(terms, saved, { day });
  const found = await database.asOwner(async (owner) => {
    await owner.query("begin");
    try {
      await owner.query(`set local statement_timeout = '${PATIENCE}'`);
      const stored = JSON.stringify(encode(terms));
      const { rows: fits } = await owner.query("select terms_fit($1::jsonb) as fit", [stored]);
      expect(fits).toEqual([{ fit: true }]);
      const { rows: told } = await owner.query("select terms_valuation($1::jsonb, $2::jsonb, $3::jsonb) as worth", [
        stored,
        JSON.stringify(encode(saved)),
        JSON.stringify({ day }),
      ]);
      return told[0].worth;
    } finally {
      await owner.query("rollback");
    }
  });
  expect(found.bonusPaise).toBe(reckoned.bonusPaise.toString());
  expect(found.benefits.map(({ units }: { units: number }) => units)).toEqual(
    reckoned.benefits.map(({ units }) => units),
  );
});
