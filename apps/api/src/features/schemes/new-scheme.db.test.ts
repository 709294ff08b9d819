import { describe, expect, test } from "vitest";
import { admin, app, next, plan, save } from "./save-scheme.testing.ts";

const withoutBenefits = {
  bonus: null,
  making_charge_waiver: null,
  late: "none",
  late_percent_per_30_days: null,
  grace_days: 0,
  redeem_within_days: null,
};

describe("a new scheme", () => {
  test("is kept with everything it was given, under a code made of its name", async () => {
    const sent = plan({
      fld_chitschema: "  Thanga Then ",
      fld_type: "Daily",
      fld_duration: "330",
      accrual: "weight",
      rounding_mode: "half_up",
      rounding_places: "2",
      rounding_basis: "total",
      payment_rule: "flexible",
      minimum_amount: "200",
      multiple_of: "50",
      open: false,
      prefixes: [{ prefix: "te" }, { prefix: "TH", amount: "1000.00" }],
    });
    const saved = await save(sent);
    expect(saved).toEqual({
      fld_schemeid: expect.any(String),
      code: "thanga-then",
      terms: {
        schedule: { every: { days: 1 }, instalments: 330, flexible: true, due: "joining", matures: { days: 330 } },
        gold: { purity: "22K", rate: "payment", round: { mode: "half_up", places: 2, total: "exact" } },
        benefits: [],
      },
      version: 1,
      fld_chitschema: "Thanga Then",
      fld_type: "Daily",
      fld_duration: 330,
      accrual: "weight",
      rounding_mode: "half_up",
      rounding_places: 2,
      rounding_basis: "total",
      payment_rule: "flexible",
      minimum_amount: "200",
      multiple_of: "50",
      instalments_per_month: null,
      open: false,
      benefits: withoutBenefits,
      prefixes: [
        { prefix: "TE", amount: null },
        { prefix: "TH", amount: "1000" },
      ],
      saved_at: app.clock.now.toISOString(),
      saved_by: "Asha",
      books: 0,
      books_before: 0,
    });
    const list = await admin.call("getSchemes");
    expect(list.body.data).toContainEqual(saved);
    expect(await app.db.auditEntry.findFirstOrThrow({ where: { recordType: "scheme" } })).toMatchObject({
      operation: "Save_Scheme",
      recordId: saved.fld_schemeid,
      detail: { scheme: "Thanga Then", version: 1, prefixes: "TE · TH 1000" },
    });
  });

  test("is offered at once, takes clients, and is recognised by its numbers", async () => {
    const sent = plan();
    await save(sent);
    const prefix = sent.prefixes[0]?.prefix ?? "";
    const book = { chitschema: sent.fld_chitschema, accountno: `${prefix}77`, chitamount: "500", duration: "15" };
    const answer = await admin.call("enrolClient", {
      name: "Meena",
      email: "meena.new@example.com",
      mobile: "9000000001",
      schemes: [book],
    });
    expect(answer.status).toBe(200);
    const check = await admin.call("checkBookNumber", { accountno: `${prefix}77` });
    expect(check.body.data).toMatchObject({ fld_chitschema: sent.fld_chitschema, problem: "book_number_taken" });
  });

  test("with a name in use is refused, in whatever letter case or with more blanks; a name that was given up gets another code", async () => {
    const first = plan({ fld_chitschema: "Old Gold" });
    const saved = await save(first);
    for (const alike of ["OLD gold", "Old   Gold", "old   gold "]) {
      const refused = await admin.call("saveScheme", plan({ fld_chitschema: alike }));
      expect([refused.status, refused.body.code]).toEqual([409, "scheme_name_taken"]);
    }
    await save({ ...first, ...next(saved), fld_chitschema: "New Gold" });
    expect(await save(plan({ fld_chitschema: "Old Gold" }))).toMatchObject({ code: "old-gold-2" });
    const listed = await admin.call("getSchemes");
    expect(listed.body.data).toContainEqual(expect.objectContaining({ code: "old-gold", fld_chitschema: "New Gold" }));
  });

  test("with a prefix of another is refused, also when the other gave it up but has books with it", async () => {
    const first = plan({
      prefixes: [
        { prefix: "GX", amount: "500" },
        { prefix: "GY", amount: "500" },
        { prefix: "GZ", amount: "500" },
      ],
    });
    const saved = await save(first);
    const current = await app.db.schemeVersion.findFirstOrThrow({ where: { schemeId: BigInt(saved.fld_schemeid) } });
    await app.make.book({ schemeVersionId: current.id, number: "GY1" });
    await save({ ...first, ...next(saved), prefixes: [{ prefix: "GX", amount: "500" }] });

    const codeOf = async (prefix: string) => {
      const answer = await admin.call("saveScheme", plan({ prefixes: [{ prefix, amount: "500" }] }));
      return [answer.status, answer.body.code ?? null, answer.body.data];
    };
    const sentence = (prefix: string) => `The prefix ${prefix} belongs to ${first.fld_chitschema}.`;
    expect(await codeOf("GX")).toEqual([409, "prefix_taken", sentence("GX")]);
    expect(await codeOf("gy")).toEqual([409, "prefix_taken", sentence("GY")]);
    expect((await codeOf("GZ"))[0]).toBe(200);
  });

  test.each<[object, string, string]>([
    [{ fld_chitschema: " " }, "fld_chitschema", "Enter the name of the scheme."],
    [{ fld_type: "Weekly" }, "fld_type", "A scheme is Monthly or Daily."],
    [{ fld_duration: "0" }, "fld_duration", "Enter the number of instalments, 1 to 1000."],
    [{ fld_duration: "1001" }, "fld_duration", "Enter the number of instalments, 1 to 1000."],
    [{ instalments_per_month: "32" }, "instalments_per_month", "Enter 1 to 31, or leave it empty."],
    [
      { instalments_per_month: "2" },
      "instalments_per_month",
      "Only a scheme of the time before terms has this. Say it in the terms.",
    ],
    [
      { benefits: { bonus: { of: "instalment", steps: [{ from: 15, percent: 100 }] } } },
      "benefits",
      "Only a scheme of the time before terms has this. Say it in the terms.",
    ],
    [{ prefixes: [] }, "prefixes", "A scheme needs at least one prefix."],
    [{ prefixes: [{ prefix: "E1", amount: "5" }] }, "prefixes.0.prefix", "A prefix is 1 to 4 letters, A to Z."],
    [{ prefixes: [{ prefix: "ABCDE", amount: "5" }] }, "prefixes.0.prefix", "A prefix is 1 to 4 letters, A to Z."],
    [{ prefixes: [{ prefix: "ZE", amount: "0" }] }, "prefixes.0.amount", "Enter an amount in rupees."],
    [
      { prefixes: [{ prefix: "ZE", amount: "5.50" }] },
      "prefixes.0.amount",
      "This amount does not fit the least amount and the steps.",
    ],
    [
      {
        prefixes: [
          { prefix: "ZE", amount: "5" },
          { prefix: "ze", amount: "6" },
        ],
      },
      "prefixes.1.prefix",
      "This prefix stands in the list already.",
    ],
    [{ prefixes: [{ prefix: "ZE" }] }, "minimum_amount", "Enter the least amount in rupees."],
    [{ payment_rule: "flexible", minimum_amount: "100" }, "multiple_of", "Enter the step in rupees."],
    [
      { payment_rule: "flexible", minimum_amount: "150", multiple_of: "100" },
      "minimum_amount",
      "The least amount must be one of the steps.",
    ],
  ])("with %o is refused at %s", async (change, field, sentence) => {
    const before = await app.db.schemeVersion.count();
    const answer = await admin.call("saveScheme", { ...plan(), ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, message: sentence }));
    expect(await app.db.schemeVersion.count()).toBe(before);
  });
});
