import { describe, expect, test } from "vitest";
import { admin, app, next, plan, save } from "./save-scheme.testing.ts";
import type { SavedScheme } from "./save-scheme.testing.ts";

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
    const newest = await newestOf(saved);
    const { prefixes: _, id: _id, ...copy } = { ...newest, benefitRules: {}, terms: Object(newest.terms) };
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
