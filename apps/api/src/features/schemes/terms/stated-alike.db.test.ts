import type { DerivedRules } from "@thangam/contracts/schemes/derived-rules";
import { columnValues, derivedCases } from "@thangam/contracts/schemes/derived-rules.testing";
import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { expect, test } from "vitest";
import { database } from "./terms.testing.ts";

type Stated = { [Name in keyof DerivedRules]: string | number | null };

test.each(derivedCases)(
  "the database takes what terms state, of one table of cases, and nothing else: $name",
  async ({ terms, states }) => {
    const others = columnValues.flatMap(([column, values]) =>
      values.filter((value) => value !== states[column]).map((value) => ({ ...states, [column]: value })),
    );
    expect(await areStated(terms, [states])).toEqual([true]);
    expect(await areStated(terms, others)).toEqual(others.map(() => false));
  },
);

test.each(derivedCases.slice(0, 1))("terms that do not fit state nothing", async ({ terms, states }) => {
  const schedule = { ...Object(terms["schedule"]), instalments: 0 };
  expect(await areStated({ ...terms, schedule }, [{ ...states, instalments: 0 }])).toEqual([false]);
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
