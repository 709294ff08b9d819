import { beforeAll, describe, expect, test } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

interface SavedScheme {
  fld_schemeid: string;
  version: number;
}

let plans = 0;

/** A monthly plan of Rs 500 and Rs 1,000 under letters of its own, as the form sends it. */
function plan(rest: object = {}) {
  plans += 1;
  const letter = lettersOf(plans);
  return {
    fld_chitschema: `Plan ${letter}`,
    fld_type: "Monthly",
    fld_duration: "15",
    accrual: "amount",
    payment_rule: "fixed",
    prefixes: [
      { prefix: `Q${letter}`, amount: "500" },
      { prefix: `R${letter}`, amount: "1000" },
    ],
    ...rest,
  };
}

const withoutBenefits = {
  bonus: null,
  making_charge_waiver: null,
  late: "none",
  late_percent_per_30_days: null,
  grace_days: 0,
  redeem_within_days: null,
};

async function save(sent: object): Promise<SavedScheme> {
  const answer = await admin.call("saveScheme", sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data[0];
}

const next = ({ fld_schemeid, version }: SavedScheme) => ({ fld_schemeid, version });

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
      instalments_per_month: "30",
      open: false,
      prefixes: [{ prefix: "te" }, { prefix: "TH", amount: "1000.00" }],
    });
    const saved = await save(sent);
    expect(saved).toEqual({
      fld_schemeid: expect.any(String),
      code: "thanga-then",
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
      instalments_per_month: 30,
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

  test("is offered at once, takes clients, and its numbers tell it", async () => {
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
    for (const alike of ["OLD gold", "Old   Gold", "old\tgold "]) {
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

describe("a save of a scheme", () => {
  test("leaves the books that are open on the version they were opened under", async () => {
    await app.make.goldRate({ ratePaisePerGram: 700_000n });
    const first = plan({ accrual: "weight" });
    const saved = await save(first);
    const letters = first.prefixes[0]?.prefix ?? "";
    const versions = () => app.db.schemeVersion.findMany({ where: { schemeId: BigInt(saved.fld_schemeid) } });
    const [opened] = await versions();
    const book = await app.make.book({ schemeVersionId: opened?.id ?? 0n, number: `${letters}1` });

    const changed = await save({
      ...first,
      ...next(saved),
      fld_chitschema: "Plan of another name",
      fld_duration: "12",
      accrual: "amount",
      prefixes: [{ prefix: letters, amount: "600" }],
    });
    expect(changed).toMatchObject({ version: 2, books: 0, books_before: 1 });

    const preview = await admin.call("previewPayment", { accountno: book.number });
    expect(preview.body.data).toMatchObject({
      book: { fld_duration: 15, fld_chitamount: "500", accrual: "weight" },
      due_amount: "500",
      credit: { amount: "500", weight: "0.071" },
      refusal: null,
    });
    const paid = await admin.call("takeCounterPayment", { accountno: book.number });
    expect(paid.body.data[0]).toMatchObject({ paidamount: "500" });
    const last = await app.make.book({ number: `${letters}2`, schemeVersionId: (await newestOf(saved)).id });
    expect(last).toMatchObject({ instalments: 12, amountPaise: 60_000n });

    const ratio = await admin.call("schemeRatio");
    const mine = ratio.body.data.filter((row: { fld_chitschema: string }) =>
      ["Plan of another name", first.fld_chitschema].includes(row.fld_chitschema),
    );
    expect(mine).toEqual([expect.objectContaining({ CountOf: 2, fld_chitschema: "Plan of another name" })]);
    const entry = await app.db.auditEntry.findFirstOrThrow({
      where: { recordType: "scheme", recordId: saved.fld_schemeid },
      orderBy: { id: "desc" },
    });
    expect(entry.detail).toEqual({
      scheme: "Plan of another name",
      version: 2,
      name: `${first.fld_chitschema} → Plan of another name`,
      instalments: "15 → 12",
      accrual: "weight → amount",
      prefixes: expect.stringContaining(`→ ${letters} 600`),
    });
  });

  test("that closes it takes it off the forms and refuses new books, while its books are paid for", async () => {
    const sent = plan();
    const saved = await save(sent);
    const prefix = sent.prefixes[0]?.prefix ?? "";
    const book = await app.make.book({ schemeVersionId: (await newestOf(saved)).id, number: `${prefix}1` });
    await save({ ...sent, ...next(saved), open: false });

    const offered = await admin.call("listSchemes", {});
    const names = offered.body.data.freqentChitfundData.map(({ label }: { label: string }) => label);
    expect(names).not.toContain(sent.fld_chitschema);
    const enrolment = { chitschema: sent.fld_chitschema, accountno: `${prefix}2`, chitamount: "500", duration: "15" };
    const added = await admin.call("addBook", { client: String(book.clientId), ...enrolment });
    expect([added.status, added.body.code]).toEqual([409, "scheme_closed_to_new_clients"]);
    const person = { name: "Late", email: "late@example.com", mobile: "9000000009" };
    const enrolled = await admin.call("enrolClient", { ...person, schemes: [enrolment] });
    expect([enrolled.status, enrolled.body.code]).toEqual([409, "scheme_closed_to_new_clients"]);
    expect((await admin.call("takeCounterPayment", { accountno: book.number })).status).toBe(200);
    expect((await admin.call("startPayment", { accountno: book.number })).status).toBe(200);
  });

  test("of a version that somebody else has replaced is refused and says who did", async () => {
    const sent = plan();
    const saved = await save(sent);
    await save({ ...sent, ...next(saved), fld_duration: "14" });
    const late = await admin.call("saveScheme", { ...sent, ...next(saved), fld_duration: "13" });
    expect([late.status, late.body.code]).toEqual([409, "scheme_changed_meanwhile"]);
    expect(late.body.data).toMatch(/^Asha has saved this scheme/);
    expect((await newestOf(saved)).instalments).toBe(14);
    const unsaid = await admin.call("saveScheme", { ...sent, fld_schemeid: saved.fld_schemeid });
    expect(unsaid.body.code).toBe("scheme_changed_meanwhile");
    const gone = await admin.call("saveScheme", { ...plan(), fld_schemeid: "999999", version: 1 });
    expect([gone.status, gone.body.code]).toEqual([404, "scheme_not_found"]);
  });

  test("by twenty Admins at once is one save, and a prefix that twenty want is given to one", async () => {
    const sent = plan();
    const saved = await save(sent);
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        admin.call("saveScheme", { ...sent, ...next(saved), fld_duration: String(20 + n) }),
      ),
    );
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(edits.filter(({ body }) => body.code === "scheme_changed_meanwhile")).toHaveLength(19);
    expect((await newestOf(saved)).version).toBe(2);

    const wanted = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        admin.call("saveScheme", plan({ fld_chitschema: `Race ${n}`, prefixes: [{ prefix: "RACE", amount: "500" }] })),
      ),
    );
    expect(wanted.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(wanted.filter(({ body }) => body.code === "prefix_taken")).toHaveLength(19);
  });

  test("while clients are enrolled leaves every book on the version that was in force when it was opened", async () => {
    const sent = plan();
    let saved = await save(sent);
    const prefix = sent.prefixes[0]?.prefix ?? "";
    const client = await app.make.client();
    const enrol = (n: number) =>
      admin.call("addBook", {
        client: String(client.id),
        chitschema: sent.fld_chitschema,
        accountno: `${prefix}${100 + n}`,
        chitamount: "500",
        duration: "15",
      });
    const saving = (async () => {
      for (let round = 0; round < 5; round += 1) saved = await save({ ...sent, ...next(saved) });
    })();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => enrol(n)));
    await saving;
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(saved.version).toBe(6);
  });
});

describe("the database", () => {
  test.each([
    ["a saved version", "update scheme_versions set instalments = 3"],
    ["a saved prefix", "update scheme_prefixes set amount_paise = 1"],
    ["a scheme's code", "update schemes set code = 'x'"],
    ["that a version is gone", "delete from scheme_versions"],
  ])("refuses to change %s, whoever asks", async (_what, sql) => {
    await save(plan());
    await expect(app.db.$executeRawUnsafe(sql)).rejects.toThrow();
    await expect(app.asOwner((owner) => owner.query(sql))).rejects.toThrow("append-only");
  });

  test("refuses a book under a version that was replaced, and a version without a prefix or out of turn", async () => {
    const sent = plan();
    const saved = await save(sent);
    const old = await newestOf(saved);
    await save({ ...sent, ...next(saved) });
    await expect(app.make.book({ schemeVersionId: old.id })).rejects.toMatchObject({
      code: "scheme_closed_to_new_clients",
    });
    const { prefixes: _, id: _id, ...copy } = { ...(await newestOf(saved)), benefitRules: {} };
    await expect(app.db.schemeVersion.create({ data: { ...copy, version: 4 } })).rejects.toThrow(
      "scheme_changed_meanwhile",
    );
    await expect(app.db.schemeVersion.create({ data: { ...copy, version: 3 } })).rejects.toThrow("has no prefix");
    await expect(app.make.scheme({ name: "Odd", minimumPaise: 10_000n, prefixes: { ODD: 10_050n } })).rejects.toThrow(
      "does not take",
    );
  });
});

function newestOf({ fld_schemeid }: SavedScheme) {
  return app.db.schemeVersion.findFirstOrThrow({
    where: { schemeId: BigInt(fld_schemeid) },
    orderBy: { version: "desc" },
    include: { prefixes: true },
  });
}
