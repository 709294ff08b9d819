import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import { paise } from "@thangam/contracts/values/money";
import { beforeAll, describe, expect, test } from "vitest";
import { Prisma } from "#generated/prisma/client.ts";
import { storedBenefits } from "./stored-benefits.ts";
import { useApp } from "#testing/harness.ts";

const app = useApp();

beforeAll(() => app.make.scheme({ accrual: "weight" }));

describe("the database", () => {
  const rules = {
    ...noBenefits,
    bonus: { of: "weight", by: "instalments", steps: [{ from: 15, percent: 500 }] },
    makingChargeWaiver: { by: "days", steps: [{ from: 300, percent: 10_000 }], capPaise: paise(100n) },
  } as const;
  const good = storedBenefits({
    ...rules,
    bonus: { ...rules.bonus, steps: [...rules.bonus.steps] },
    makingChargeWaiver: { ...rules.makingChargeWaiver, steps: [...rules.makingChargeWaiver.steps] },
  });

  const fits = async (benefitRules: unknown, paymentRule = "fixed", accrual = "weight") => {
    const [row] = await app.db.$queryRaw<[{ fits: boolean }]>`
      select benefits_fit(${JSON.stringify(benefitRules)}::jsonb, ${accrual}, ${paymentRule}, 15) as fits`;
    return row.fits;
  };

  test("takes what the contract takes", async () => {
    expect(await fits({})).toBe(true);
    expect(await fits(good)).toBe(true);
    expect(await fits({ ...good, bonus: null, late: "deduct", latePercentPer30Days: 1 })).toBe(true);
    expect(await fits({ ...good, redeemWithinDays: 60, graceDays: 365 })).toBe(true);
  });

  const withSteps = (steps: unknown) => ({ ...good, bonus: { of: "weight", by: "instalments", steps } });
  test.each<[string, unknown, string?, string?]>([
    ["no object", []],
    ["a scalar", 7],
    ["a rule without its others", { bonus: null }],
    ["a rule it does not know", { ...good, extra: 1 }],
    ["gold of a scheme in rupees", good, "fixed", "amount"],
    ["gold of a flexible scheme", good, "flexible"],
    ["no steps", withSteps([])],
    ["twenty-one steps", withSteps(Array.from({ length: 21 }, (_, n) => ({ from: n + 1, percent: 1 })))],
    ["a step past the end", withSteps([{ from: 16, percent: 1 }])],
    ["steps that do not go up", withSteps([3, 3].map((from) => ({ from, percent: 1 })))],
    ["a broken percentage", withSteps([{ from: 3, percent: 1.5 }])],
    ["more than all the gold", withSteps([{ from: 3, percent: 10_001 }])],
    ["a percentage in words", withSteps([{ from: 3, percent: "5" }])],
    ["a cap of nothing", { ...good, makingChargeWaiver: { ...Object(good.makingChargeWaiver), capPaise: 0 } }],
    ["a deduction without its part", { ...good, late: "deduct" }],
    ["a part without a deduction", { ...good, latePercentPer30Days: 5 }],
    ["lateness of a flexible scheme", { ...good, bonus: null, late: "shift" }, "flexible"],
    [
      "a step past the end of a flexible scheme",
      { ...good, bonus: { of: "instalment", by: "instalments", steps: [{ from: 16, percent: 1 }] } },
      "flexible",
    ],
    ["grace below nothing", { ...good, graceDays: -1 }],
    ["grace that is null", { ...good, graceDays: null }],
    ["a window of no day", { ...good, redeemWithinDays: 0 }],
  ])("does not keep %s", async (_what, benefitRules, paymentRule, accrual) => {
    expect(await fits(benefitRules, paymentRule, accrual)).toBe(false);
  });

  test("refuses a version with rules that do not fit, whatever code writes it", async () => {
    const data = { ...(await app.db.schemeVersion.findFirstOrThrow({ where: { schemeId: { gt: 0 } } })) };
    const { id: _, ...copy } = data;
    const broken = { ...copy, version: copy.version + 1, benefitRules: { bonus: 5 }, terms: Prisma.DbNull };
    await expect(app.db.schemeVersion.create({ data: broken })).rejects.toThrow("scheme_versions_benefits_check");
  });
});
