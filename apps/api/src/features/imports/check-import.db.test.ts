import { describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { workbookOf } from "#testing/workbook.ts";
import { admin, app, bookOf, checked, last, line, problemsOf, schemeNamed, view } from "./imports.testing.ts";

describe("the dry run", () => {
  test("says what would be made, makes nothing of it, and the import makes just that", async () => {
    const twice = line();
    const lines = [
      line(),
      twice,
      { ...twice, name: twice.name.toUpperCase(), bookNumber: `EX${last}`, amount: "₹ 1,000.00", paidMonths: "" },
      line({ scheme: "gold rain", bookNumber: `GR${last}`, amount: "1000", paidMonths: "7", openingGrams: "1.003" }),
      line({ scheme: "Gold Rain", bookNumber: `GR${last + 1}`, amount: "1000", paidMonths: "2" }),
      line({ amount: "600" }),
    ];
    const before = [await app.db.client.count(), await app.db.book.count(), await app.db.journal.count()];
    const id = await checked(lines);
    const foretold = await view(id);
    expect(foretold).toMatchObject({
      status: "Checked",
      rows: 6,
      good: 5,
      bad: 1,
      new_clients: 4,
      known_clients: 0,
      books: 5,
      paid_total: "12000",
      weight_total: "1.287",
      computed_grams: 1,
    });
    expect(await problemsOf(id)).toEqual([[7, "amount amount_not_of_scheme"]]);
    expect([await app.db.client.count(), await app.db.book.count(), await app.db.journal.count()]).toEqual(before);

    await admin.call("startImport", { id });
    await finishWork(app.db);
    const made = await view(id);
    for (const figure of ["new_clients", "known_clients", "books", "paid_total", "weight_total", "schemes"])
      expect(made[figure], figure).toEqual(foretold[figure]);
    expect(made).toMatchObject({ status: "Imported", imported: 5, bad: 1 });
    expect([await app.db.client.count(), await app.db.book.count()]).toEqual([before[0]! + 4, before[1]! + 5]);
    expect((await verify()).findings).toEqual([]);
  });

  test("names what is wrong with each row, and leaves the file's other rows alone", async () => {
    const staff = await app.make.user({ userType: "Employee" });
    const known = await app.make.client();
    const taken = await app.make.book({ number: "E9001", schemeVersionId: (await schemeNamed("Thanga Mazhai")).id });
    const first = line();
    const id = await checked([
      first,
      line({ email: first.email }),
      line({ bookNumber: first.bookNumber.toLowerCase() }),
      line({ email: staff.email.toUpperCase() }),
      line({ email: known.email }),
      line({ bookNumber: taken.number }),
      line({ scheme: "Silver" }),
      line({ scheme: "Old Plan", bookNumber: "OP1" }),
      line({ bookNumber: "GR1" }),
      line({ paidMonths: "16" }),
      line({ joined: "05-05-2026" }),
      line({ openingGrams: "1" }),
      line({ name: "", email: "x", mobile: "1", scheme: "", bookNumber: "", amount: "", paidMonths: "x" }),
    ]);
    expect(await problemsOf(id)).toEqual([
      [3, "email import_person_contradicts"],
      [4, "bookNumber import_number_repeated"],
      [5, "email email_belongs_to_staff"],
      [6, "mobile import_mobile_differs"],
      [7, "bookNumber book_number_taken"],
      [8, "scheme import_scheme_missing"],
      [9, "scheme scheme_closed_to_new_clients"],
      [10, "bookNumber book_number_not_of_scheme"],
      [11, "paidMonths paid_months_out_of_range"],
      [12, "joined import_joined_later"],
      [13, "openingGrams import_grams_not_saved"],
      [
        14,
        "name client_name_missing",
        "email client_email_invalid",
        "mobile client_mobile_invalid",
        "scheme scheme_missing",
        "bookNumber book_prefix_missing",
        "amount scheme_amount_missing",
        "paidMonths paid_months_invalid",
      ],
    ]);
    expect(await view(id)).toMatchObject({ good: 1, bad: 12 });
  });

  test("gives the bad rows as a file in the reader's language, safe to open", async () => {
    const id = await checked([line(), line({ name: '=CHAR("65")', amount: "1, 2; 3" })]);
    const file = await admin.call("getImportProblemsFile", { id });
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="import-${id}-bad-rows.csv"`);
    expect(file.text).toMatch(/^\uFEFFName,Email,Mobile,Scheme,Book number,Amount/);
    expect(file.text).toContain(`"'=CHAR(""65"")"`);
    expect(file.text).toContain(',3,"Enter an amount in rupees, with at most two decimals."');
    await app.db.user.update({ where: { id: admin.userId }, data: { language: "ta" } });
    expect((await admin.call("getImportProblemsFile", { id })).text).toContain("தொகை");
    await app.db.user.update({ where: { id: admin.userId }, data: { language: "en" } });
  });

  test("of a file of no use says why, in its history", async () => {
    for (const [content, problem] of [
      ["Name;Email\r\nA;b", "import_headings_missing"],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "import_unreadable"],
      [Buffer.from([0, 1, 2, 3]), "import_headings_missing"],
    ] as const) {
      const id = await upload(admin, content);
      await finishWork(app.db);
      expect(await view(id)).toMatchObject({ status: "Failed", problem, rows: null });
      const start = await admin.call("startImport", { id });
      expect([start.status, start.body.code]).toEqual([409, "import_not_in_state"]);
    }
  });
});

describe("a file", () => {
  test("sent a second time is recognised by what is in it, until its import is thrown away", async () => {
    const content = importFileOf([line()]);
    const id = await upload(admin, content);
    const again = await admin.call("importBooks", {
      filename: "another name.csv",
      content: Buffer.from(content).toString("base64"),
    });
    expect([again.status, again.body.code, again.body.params]).toEqual([
      409,
      "import_file_known",
      { day: "04-05-2026", batchId: id },
    ]);
    await finishWork(app.db);
    await admin.call("undoImport", { id });
    expect(await upload(admin, content)).not.toBe(id);
  });

  test("may be large, from an Admin; a stranger's is not even read", async () => {
    const large = { filename: "large.csv", content: "A".repeat(9_300_000) };
    const stranger = await app.nobody().call("importBooks", large);
    expect([stranger.status, stranger.body.code]).toEqual([401, "not_signed_in"]);
    const clerk = await app.signedInAs({ userType: "Employee" });
    expect((await clerk.call("importBooks", large)).status).toBe(403);
    expect((await admin.call("importBooks", large)).status).toBe(200);
    const tooLarge = await admin.call("importBooks", { ...large, content: "A".repeat(9_400_000) });
    expect([tooLarge.status, tooLarge.body.code]).toEqual([422, "import_file_too_large"]);
    expect((await admin.call("importBooks", { ...large, content: "A".repeat(11_000_000) })).status).toBe(413);
    expect((await admin.call("addClient", { name: "A".repeat(200_000) })).status).toBe(413);
    await finishWork(app.db);
  });

  test("that is no base64 is the caller's mistake", async () => {
    for (const content of ["***", "abc", "", 5, null, "AAAA\u0000AAA"]) {
      const answer = await admin.call("importBooks", { filename: "a.csv", content });
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, "content"]);
    }
  });

  test("may be a workbook", async () => {
    const { name, email, scheme, bookNumber } = line();
    const id = await upload(
      admin,
      workbookOf([
        ["Name", "Email", "Mobile", "Scheme", "Account No", "Amount", "Paid months", "Joined date"],
        [name, email, 9_840_011_111, scheme, bookNumber, 500, 3, 46_000],
      ]),
      "books.xlsx",
    );
    await finishWork(app.db);
    await admin.call("startImport", { id });
    await finishWork(app.db);
    expect(await bookOf(bookNumber)).toMatchObject({
      client: { mobile: "9840011111" },
      joinedOn: new Date("2025-12-09"),
      balance: { paidPaise: 150_000n, instalmentsPaid: 3 },
    });
  });
});

async function verify() {
  let url = "";
  await app.asOwner(async (client) => {
    url = `postgresql://${client.user}:${client.password}@${client.host}:${client.port}/${client.database}`;
  });
  return verifyLedger(url);
}
