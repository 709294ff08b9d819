import { benefitCases } from "@thangam/contracts/schemes/benefit-rules.testing";
import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();

test("the database keeps the benefits that the contract takes, of one table of cases", async () => {
  const told: string[] = [];
  for (const { name, rules, scheme } of benefitCases) {
    const { makingChargeWaiver: waiver } = rules;
    const capPaise = waiver?.capPaise ?? null;
    const stored = {
      ...rules,
      makingChargeWaiver: waiver && { ...waiver, capPaise: capPaise === null ? null : Number(capPaise) },
    };
    const [row] = await database.db.$queryRaw<{ fits: boolean }[]>`
      select benefits_fit(${JSON.stringify(stored)}::jsonb, ${scheme.accrual}, ${scheme.paymentRule}, ${scheme.instalments}::int)
        as fits`;
    told.push(`${name}: ${row?.fits}`);
  }
  expect(told).toEqual(benefitCases.map(({ name, fits }) => `${name}: ${fits}`));
});
