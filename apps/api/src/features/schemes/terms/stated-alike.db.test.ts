import { derivedCases, otherRules } from "@thangam/contracts/schemes/derived-rules.testing";
import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { expect, test } from "vitest";
import { database } from "./terms.testing.ts";

type Stated = { [Name in keyof typeof otherRules]: string | number | null };

test.each(derivedCases)(
  "the database takes what terms state, of one table of cases, and nothing else: $name",
  async (one) => {
    const candidates = (Object.keys(otherRules) as (keyof Stated)[]).flatMap((name) =>
      otherRules[name].filter((value) => value !== one.states[name]).map((value) => ({ ...one.states, [name]: value })),
    );
    expect(await areStated(one.terms, [one.states])).toEqual([true]);
    expect(await areStated(one.terms, candidates)).toEqual(candidates.map(() => false));
  },
);

test("terms that do not fit state nothing", async () => {
  const [one] = derivedCases;
  const { schedule } = Object(one?.terms);
  const without = { ...one?.states, instalments: 0 } as Stated;
  expect(await areStated({ ...one?.terms, schedule: { ...schedule, instalments: 0 } }, [without])).toEqual([false]);
});

/** Which of these columns a version with the terms may have. */
async function areStated(terms: object, candidates: readonly Stated[]): Promise<boolean[]> {
  const stored = candidates.map(({ type, ...rest }) => ({
    ...rest,
    type: schemeTypeCodes.entries.find(([, phrase]) => phrase === type)?.[0] ?? null,
  }));
  const rows = await database.db.$queryRaw<{ fits: boolean }[]>`
    select terms_state_rules(${JSON.stringify(terms)}::jsonb, type, instalments, "instalmentsPerMonth", accrual,
      "paymentRule", "roundingMode", "roundingPlaces", "roundingBasis") as fits
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as c(type text, instalments int, "instalmentsPerMonth" int,
      accrual text, "paymentRule" text, "roundingMode" text, "roundingPlaces" int, "roundingBasis" text)`;
  return rows.map(({ fits }) => fits);
}
