import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import { paise } from "@thangam/contracts/values/money";
import { beforeAll, describe, expect, test } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { storedBenefits } from "./stored-benefits.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

let plans = 0;

/** A plan of 15 months in gold, as the form sends it. */
function plan(rest: { benefits?: object } = {}) {
  plans += 1;
  return {
    fld_chitschema: `Benefit plan ${plans}`,
    fld_type: "Monthly",
    fld_duration: "15",
    accrual: "weight",
    payment_rule: "fixed",
    prefixes: [{ prefix: `V${lettersOf(plans)}`, amount: "500" }],
    ...rest,
  };
}

const sentBenefits = {
  bonus: {
    of: "weight",
    by: "instalments",
    steps: [
      { from: "12", percent: "2.5" },
      { from: 15, percent: "5" },
    ],
  },
  making_charge_waiver: { by: "days", steps: [{ from: "330", percent: "50" }], cap: "2500.50" },
  late: "deduct",
  late_percent_per_30_days: "10",
  grace_days: "5",
  redeem_within_days: "60",
};

const toldBenefits = {
  bonus: {
    of: "weight",
    by: "instalments",
    steps: [
      { from: 12, percent: "2.50" },
      { from: 15, percent: "5" },
    ],
  },
  making_charge_waiver: { by: "days", steps: [{ from: 330, percent: "50" }], cap: "2500.50" },
  late: "deduct",
  late_percent_per_30_days: "10",
  grace_days: 5,
  redeem_within_days: 60,
};

async function save(sent: object) {
  const answer = await admin.call("saveScheme", sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data[0];
}

const next = ({ fld_schemeid, version }: { fld_schemeid: string; version: number }) => ({ fld_schemeid, version });

describe("the benefits of a scheme", () => {
  test("are saved with a version, told to Admins, and named in the audit trail", async () => {
    const saved = await save(plan({ benefits: sentBenefits }));
    expect(saved.benefits).toEqual(toldBenefits);
    const list = await admin.call("getSchemes");
    expect(list.body.data).toContainEqual(saved);
    const note = await app.db.auditEntry.findFirstOrThrow({
      where: { recordType: "scheme", recordId: saved.fld_schemeid },
    });
    expect(note.detail).toMatchObject({
      benefits:
        "weight 2.50% from 12, 5% from 15 instalments · making charge 50% from 330 days up to 2500.50 · late deduct 10% · grace 5 days · redeem within 60 days",
    });
  });

  test("stay when an edit does not name them, and go when it says that there are none", async () => {
    const sent = plan({ benefits: sentBenefits });
    const first = await save(sent);
    const { benefits: _, ...unnamed } = sent;
    const second = await save({ ...unnamed, ...next(first) });
    expect(second.benefits).toEqual(toldBenefits);
    const third = await save({ ...unnamed, ...next(second), benefits: { late: "none" } });
    expect(third.benefits).toMatchObject({ bonus: null, making_charge_waiver: null, redeem_within_days: null });
    const versions = await app.db.schemeVersion.findMany({
      where: { schemeId: BigInt(first.fld_schemeid) },
      orderBy: { version: "asc" },
    });
    expect(versions.map(({ benefitRules }) => Object.keys(Object(benefitRules)).length)).toEqual([6, 6, 0]);
  });

  test("that a change leaves without sense are not carried over unseen", async () => {
    const sent = plan({ benefits: sentBenefits });
    const first = await save(sent);
    const { benefits: _, ...unnamed } = sent;
    const inRupees = await admin.call("saveScheme", { ...unnamed, ...next(first), accrual: "amount" });
    expect([inRupees.status, inRupees.body.code]).toEqual([422, "benefits_do_not_fit"]);
    const shorter = await admin.call("saveScheme", { ...unnamed, ...next(first), fld_duration: "14" });
    expect(shorter.body.code).toBe("benefits_do_not_fit");
  });

  const bonus = (rest: object) => ({ bonus: { of: "instalment", steps: [{ from: 15, percent: 100 }], ...rest } });
  test.each<[string, object, string, string, object?]>([
    ["no step", bonus({ steps: [] }), "benefits.bonus.steps", "Add at least one step."],
    ["no percentage", bonus({ steps: [{ from: 15 }] }), "benefits.bonus.steps.0.percent", "Enter a percentage"],
    ["nothing as a share", bonus({ steps: [{ from: 1, percent: "0" }] }), "benefits.bonus.steps.0.percent", "Enter a"],
    [
      "a share in thousandths",
      bonus({ steps: [{ from: 1, percent: "1.005" }] }),
      "benefits.bonus.steps.0.percent",
      "E",
    ],
    ["a step from nowhere", bonus({ steps: [{ percent: "5" }] }), "benefits.bonus.steps.0.from", "Enter a whole"],
    [
      "steps that go down",
      bonus({
        steps: [
          { from: 12, percent: 5 },
          { from: 12, percent: 6 },
        ],
      }),
      "benefits.bonus.steps.1.from",
      "Each step begins later",
    ],
    [
      "a step past the end",
      bonus({ steps: [{ from: 16, percent: 5 }] }),
      "benefits.bonus.steps.0.from",
      "The scheme has",
    ],
    [
      "gold of a scheme in rupees",
      bonus({ of: "weight" }),
      "benefits.bonus.of",
      "Only a scheme",
      { accrual: "amount" },
    ],
    [
      "gold of a flexible scheme",
      bonus({ of: "weight" }),
      "benefits.bonus.of",
      "A bonus in gold needs fixed",
      { payment_rule: "flexible", minimum_amount: "100", multiple_of: "100" },
    ],
    [
      "more gold than was saved",
      bonus({ of: "weight", steps: [{ from: 1, percent: "100.01" }] }),
      "benefits.bonus.steps.0.percent",
      "Enter a percentage",
    ],
    [
      "more than the making charge",
      { making_charge_waiver: { steps: [{ from: 1, percent: "101" }] } },
      "benefits.making_charge_waiver.steps.0.percent",
      "Enter a percentage",
    ],
    ["a deduction of nothing", { late: "deduct" }, "benefits.late_percent_per_30_days", "Enter a percentage"],
    [
      "lateness of a flexible scheme",
      { late: "forfeit" },
      "benefits.late",
      "Only a scheme of fixed",
      { payment_rule: "flexible", minimum_amount: "100", multiple_of: "100" },
    ],
  ])("with %s are refused at their field", async (_what, benefits, field, sentence, rest = {}) => {
    const answer = await admin.call("saveScheme", plan({ benefits, ...rest }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({ field, message: expect.stringContaining(sentence) }),
    );
  });
});

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
    const broken = { ...copy, version: copy.version + 1, benefitRules: { bonus: 5 } };
    await expect(app.db.schemeVersion.create({ data: broken })).rejects.toThrow("scheme_versions_benefits_check");
  });
});
