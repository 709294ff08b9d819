import { describe, expect, test } from "vitest";
import { Prisma } from "#generated/prisma/client.ts";
import { admin, app, next, older as olderScheme, plan, save } from "./save-scheme.testing.ts";

/** Pay eleven, the twelfth is the shop's, in gold of 22 carat. */
const terms = {
  schedule: { every: { months: 1 }, instalments: 11, due: "joining", perMonth: 1, matures: { months: 11 } },
  gold: { purity: "22K", rate: "payment", round: { mode: "half_up", places: 2, total: "exact" } },
  benefits: [
    {
      as: "gold",
      of: "saved",
      when: [{ months: 11, paid: 11, give: { percent: 1000 } }],
      between: "step",
      only: "maturity",
    },
  ],
  late: { grace: 7, each: "instalment", lose: "all" },
};
const waiver = { as: "making", of: "saved", when: [{ give: { percent: 1 } }], between: "step" };
const flexible = {
  schedule: { every: { days: 1 }, instalments: 330, flexible: true, due: "joining", matures: { days: 330 } },
  benefits: [],
};

/** What a form sends of a scheme with terms: nothing that they state. */
function promising(promised: object, rest: object = {}) {
  const { fld_type: _t, fld_duration: _d, accrual: _a, payment_rule: _p, ...fields } = plan();
  return { ...fields, terms: promised, ...rest };
}

const errorsOf = async (sent: object) => {
  const answer = await admin.call("saveScheme", sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(422);
  return answer.body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
};

describe("a scheme with terms", () => {
  test("keeps them letter for letter, and has all that they state without being asked", async () => {
    const saved = await save(promising(terms));
    expect(saved).toMatchObject({
      terms,
      fld_type: "Monthly",
      fld_duration: 11,
      accrual: "weight",
      payment_rule: "fixed",
      rounding_mode: "half_up",
      rounding_places: 2,
      rounding_basis: "total",
      instalments_per_month: null,
      benefits: { bonus: null, making_charge_waiver: null, late: "none" },
    });
    const daily = await save(promising(flexible, { minimum_amount: "100", multiple_of: "100" }));
    expect(daily).toMatchObject({
      terms: flexible,
      fld_type: "Daily",
      fld_duration: 330,
      accrual: "amount",
      payment_rule: "flexible",
      rounding_basis: "row",
    });
  });

  test("is told with them to whoever may join, and an older one with its benefits", async () => {
    const name = promising(terms).fld_chitschema;
    await save(promising(terms, { fld_chitschema: name, prefixes: [{ prefix: "TOLD", amount: "500" }] }));
    const older = plan({ benefits: { bonus: { of: "instalment", steps: [{ from: "12", percent: "50" }] } } });
    await save({ ...older, ...next(await olderScheme(older)) });
    const lists = [
      (await admin.call("listSchemes", {})).body.data.schemes,
      (await admin.call("listJoinableSchemes", {})).body.data.schemes,
    ];
    for (const schemes of lists) {
      expect(schemes.find((scheme: { fld_chitschema: string }) => scheme.fld_chitschema === name)).toMatchObject({
        terms,
      });
      expect(
        schemes.find((scheme: { fld_chitschema: string }) => scheme.fld_chitschema === older.fld_chitschema),
      ).toMatchObject({ terms: null, benefits: { bonus: { steps: [{ from: 12, percent: "50" }] } } });
    }
  });

  test("says what its terms state alike or not at all, and has no benefits beside", async () => {
    await save(promising(terms, { fld_type: "Monthly", fld_duration: "11", rounding_places: "2" }));
    expect(await errorsOf(promising(terms, { fld_type: "Daily", accrual: "amount", rounding_basis: "row" }))).toEqual([
      "fld_type terms_disagree",
      "accrual terms_disagree",
      "rounding_basis terms_disagree",
    ]);
    expect(await errorsOf(promising(terms, { benefits: { late: "none" } }))).toEqual(["benefits terms_or_benefits"]);
  });

  test("without terms has to say what they would state", async () => {
    const { terms: _, ...bare } = promising(terms);
    expect(await errorsOf(bare)).toEqual([
      "fld_type scheme_type_invalid",
      "fld_duration instalments_invalid",
      "accrual value_missing",
      "payment_rule value_missing",
    ]);
    expect(await errorsOf(plan({ fld_duration: "1001" }))).toEqual(["fld_duration instalments_invalid"]);
  });

  test.each<[string, object, string[]]>([
    [
      "a text that no database keeps",
      { ...terms, exit: [{ deduct: [], label: "a\u0000b" }] },
      ["terms.exit.0.label terms_invalid"],
    ],
    [
      "a kind of pieces with half a character",
      { ...terms, benefits: [{ ...waiver, items: { "a\ud800": 0 } }] },
      ["terms.benefits.0.items.a\ud800 terms_invalid"],
    ],
    ["a word that there is not", { ...terms, extra: 1 }, ["terms.extra terms_unknown"]],
    ["a missing word", { benefits: [] }, ["terms.schedule terms_missing"]],
    ["another kind of value", { ...flexible, benefits: 5 }, ["terms.benefits terms_invalid"]],
    ["gold that is not saved", { ...terms, gold: undefined }, ["terms.benefits.0.as terms_gold_needed"]],
    ["late payments of a flexible book", { ...flexible, late: terms.late }, ["terms.late terms_fixed_needed"]],
  ])("is refused for %s, at the place of the fault", async (_what, promised, errors) => {
    const found = await errorsOf(promising(promised, { minimum_amount: "100", multiple_of: "100" }));
    expect(found).toEqual(expect.arrayContaining(errors));
  });

  test("keeps its terms where none are sent, unless the fields no longer fit them", async () => {
    const sent = promising(terms);
    const saved = await save(sent);
    const { terms: _, ...rest } = sent;
    const stated = { fld_type: "Monthly", fld_duration: "11", accrual: "weight", payment_rule: "fixed" };
    const renamed = { ...rest, ...stated, ...next(saved), fld_chitschema: `${rest.fld_chitschema} once more` };
    expect(await save(renamed)).toMatchObject({ terms, version: 2 });
    const longer = await admin.call("saveScheme", { ...renamed, version: 2, fld_duration: "12" });
    expect([longer.status, longer.body.code]).toEqual([422, "terms_do_not_fit"]);
  });

  test("tells in the audit trail what of its terms was changed", async () => {
    const saved = await save(promising(terms));
    const more = { ...terms, late: { ...terms.late, grace: 3 } };
    await save({
      ...promising(more),
      fld_chitschema: "Changed terms",
      ...next(saved),
      prefixes: [{ prefix: "CHT", amount: "500" }],
    });
    const entry = await app.db.auditEntry.findFirstOrThrow({
      where: { recordType: "scheme", recordId: saved.fld_schemeid },
      orderBy: { id: "desc" },
    });
    expect(entry.detail).toMatchObject({ terms: "late.grace 7 → late.grace 3" });
    expect(entry.detail).not.toHaveProperty("benefits");
  });
});

describe("the database", () => {
  const written = async (changes: object) => {
    const saved = await save(promising(terms));
    const version = await app.db.schemeVersion.findFirstOrThrow({ where: { schemeId: BigInt(saved.fld_schemeid) } });
    const { id: _, ...copy } = { ...version, benefitRules: {}, terms };
    return app.db.schemeVersion.create({ data: { ...copy, version: 2, ...changes } });
  };

  test.each<[string, object]>([
    ["terms that do not fit", { terms: { ...terms, extra: 1 } }],
    ["another number of instalments", { instalments: 12 }],
    ["another accrual", { accrual: "amount" }],
    ["another rule of payment", { paymentRule: "flexible" }],
    ["another rounding", { roundingPlaces: 3 }],
    ["rounding by another basis", { roundingBasis: "row" }],
    ["another type", { type: "daily" }],
    ["a pace beside", { instalmentsPerMonth: 2 }],
    [
      "benefits beside",
      {
        benefitRules: {
          bonus: null,
          makingChargeWaiver: null,
          late: "none",
          latePercentPer30Days: null,
          graceDays: 0,
          redeemWithinDays: 5,
        },
      },
    ],
    ["null as terms", { terms: Prisma.JsonNull }],
  ])("keeps no version with %s", async (_what, changes) => {
    await expect(written(changes)).rejects.toThrow("scheme_versions_terms_check");
  });
});
