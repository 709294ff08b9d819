import { describe, expect, test } from "vitest";
import { Prisma } from "#generated/prisma/client.ts";
import { admin, app, next, older, plan, save } from "./save-scheme.testing.ts";

describe("a scheme that promises nothing but what is saved", () => {
  const inRupees = (instalments: number) => ({
    schedule: { every: { months: 1 }, instalments, due: "joining", matures: { months: instalments } },
    benefits: [],
  });

  test("is said by its fields alone, gets the terms that they state, and changes with them", async () => {
    const sent = plan({ instalments_per_month: "1", benefits: { late: "none" } });
    const saved = await save(sent);
    expect(saved).toMatchObject({ terms: inRupees(15), instalments_per_month: null });
    const longer = await save({ ...sent, ...next(saved), fld_duration: "18" });
    expect(longer).toMatchObject({ terms: inRupees(18), fld_duration: 18, version: 2 });
    const inGold = await save({ ...sent, ...next(longer), accrual: "weight" });
    expect(inGold).toMatchObject({
      terms: {
        ...inRupees(15),
        gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
      },
    });
    const benefits = { bonus: { of: "instalment", steps: [{ from: 12, percent: 50 }] } };
    const refused = await admin.call("saveScheme", { ...sent, ...next(inGold), benefits });
    expect([refused.status, refused.body.code]).toEqual([422, "terms_do_not_fit"]);
  });

  test("is kept as it was where an older version is edited without terms, and once it has terms for good", async () => {
    const sent = plan();
    const first = await older(sent);
    const second = await save({ ...sent, ...next(first) });
    expect(second).toMatchObject({ terms: null, version: 2 });
    const third = await save({
      ...underTerms(inRupees(12)),
      fld_chitschema: sent.fld_chitschema,
      ...next(first),
      version: 2,
    });
    expect(third).toMatchObject({ terms: inRupees(12), version: 3 });
    expect(await save({ ...sent, ...next(third) })).toMatchObject({ terms: inRupees(15), version: 4 });
  });
});

/** What a form sends of a scheme with terms: nothing that they state. */
function underTerms(terms: object) {
  const { fld_type: _t, fld_duration: _d, accrual: _a, payment_rule: _p, ...fields } = plan();
  return { ...fields, terms };
}

test("the database keeps no version without terms after one with terms, and none that somebody begins a scheme with", async () => {
  const saved = await save(plan());
  const version = await app.db.schemeVersion.findFirstOrThrow({ where: { schemeId: BigInt(saved.fld_schemeid) } });
  const { id: _, ...copy } = { ...version, benefitRules: {}, terms: Prisma.DbNull };
  const { id: schemeId } = await app.db.scheme.create({ data: { code: "begun-without-terms" } });
  const first = { ...copy, schemeId, name: "Begun without terms" };
  await expect(app.db.schemeVersion.create({ data: { ...copy, version: 2 } })).rejects.toThrow("has no terms");
  await expect(app.db.schemeVersion.create({ data: first })).rejects.toThrow("has no terms");
});
