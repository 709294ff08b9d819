import { describe, expect, test } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import { admin, app, next, older, plan as planInRupees, save } from "./save-scheme.testing.ts";

/** The next version of an older plan of 15 months in gold, as the form sends it. */
async function plan(rest: { benefits?: object } = {}) {
  const sent = planInRupees({
    accrual: "weight",
    prefixes: [{ prefix: `V${lettersOf((plans += 1))}`, amount: "500" }],
  });
  return { ...sent, ...next(await older(sent)), ...rest };
}

let plans = 0;

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

describe("the benefits of an older scheme", () => {
  test("are saved with a version, shown to Admins, and named in the audit trail", async () => {
    const saved = await save(await plan({ benefits: sentBenefits }));
    expect(saved.benefits).toEqual(toldBenefits);
    const list = await admin.call("getSchemes");
    expect(list.body.data).toContainEqual(saved);
    const note = await app.db.auditEntry.findFirstOrThrow({
      where: { recordType: "scheme", recordId: saved.fld_schemeid },
    });
    expect(note.detail).toMatchObject({
      benefits:
        "– → weight 2.50% from 12, 5% from 15 instalments · making charge 50% from 330 days up to 2500.50 · late deduct 10% · grace 5 days · redeem within 60 days",
    });
  });

  test("stay when an edit does not name them, and go when it says that there are none", async () => {
    const sent = await plan({ benefits: sentBenefits });
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
    expect(versions.map(({ benefitRules }) => Object.keys(Object(benefitRules)).length)).toEqual([0, 6, 6, 0]);
  });

  test("that a change leaves without sense are not carried over unseen", async () => {
    const sent = await plan({ benefits: sentBenefits });
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
    const answer = await admin.call("saveScheme", await plan({ benefits, ...rest }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({ field, message: expect.stringContaining(sentence) }),
    );
  });
});
