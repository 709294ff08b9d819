import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";
import { workbookOf } from "#testing/workbook.ts";

const app = useApp();
let admin: SignedIn;
let last = 100;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n, EX: 100_000n } });
  await app.make.scheme({ name: "Gold Rain", accrual: "weight", instalments: 12, prefixes: { GR: 100_000n } });
  await app.make.scheme({ name: "Old Plan", prefixes: { OP: 50_000n }, isOpen: false });
  await app.make.goldRate({ ratePaisePerGram: 700_000n });
});

/** A line that can be imported, of somebody new. */
function line(given: Record<string, string> = {}) {
  last += 1;
  return {
    name: `Member ${last}`,
    email: `member${last}@example.com`,
    mobile: `98${String(last).padStart(8, "0")}`,
    scheme: "Thanga Mazhai",
    bookNumber: `E${last}`,
    amount: "500",
    paidMonths: "3",
    ...given,
  };
}

async function checked(lines: readonly Record<string, string>[]): Promise<string> {
  const id = await upload(admin, importFileOf(lines));
  await finishWork(app.db);
  return id;
}

async function imported(lines: readonly Record<string, string>[], options: object = {}): Promise<string> {
  const id = await checked(lines);
  const started = await admin.call("startImport", { id, ...options });
  expect(started.status).toBe(200);
  await finishWork(app.db);
  return id;
}

const view = async (id: string) => (await admin.call("getImport", { id })).body.data[0];
const problemsOf = async (id: string) => {
  const { body } = await admin.call("listImportRows", { id, state: "Bad" });
  return body.data.map((row: { row: number; problems: { column: string; code: string }[] }) => [
    row.row,
    ...row.problems.map(({ column, code }) => `${column} ${code}`),
  ]);
};
const bookOf = (number: string) =>
  app.db.book.findUniqueOrThrow({ where: { number }, include: { balance: true, client: true, credits: true } });

describe("the dry run", () => {
  test("tells what would be made, makes nothing of it, and the import makes just that", async () => {
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
    const id = await checked([line(), line({ name: '=HYPERLINK("http://x")', amount: "1, 2; 3" })]);
    const file = await admin.call("getImportProblemsFile", { id });
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="import-${id}-bad-rows.csv"`);
    expect(file.text).toMatch(/^\uFEFFName,Email,Mobile,Scheme,Book number,Amount/);
    expect(file.text).toContain(`"'=HYPERLINK(""http://x"")"`);
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

describe("an import", () => {
  test("keeps the grams of the shop's passbook to the milligram, month by month", async () => {
    const row = line({
      scheme: "Gold Rain",
      bookNumber: "GR777",
      amount: "1000",
      paidMonths: "7",
      openingGrams: "1.003",
    });
    await imported([row]);
    const book = await bookOf("GR777");
    expect(book.balance).toMatchObject({ weightMg: 1_003n, paidPaise: 700_000n, instalmentsPaid: 7 });
    expect(book.credits.map(({ weightMg }) => weightMg)).toEqual([143n, 143n, 143n, 143n, 143n, 143n, 145n]);
  });

  test("without grams gives what opening the book by hand would give", async () => {
    await imported([line({ scheme: "Gold Rain", bookNumber: "GR778", amount: "1000", paidMonths: "5" })]);
    const byHand = await app.make.book({
      schemeVersionId: (await schemeNamed("Gold Rain")).id,
      number: "GR779",
      amountPaise: 100_000n,
      paidMonths: 5,
    });
    const figures = { paidPaise: true, weightMg: true, instalmentsPaid: true, seq: true };
    const balanceOf = (bookId: bigint) => app.db.bookBalance.findUniqueOrThrow({ where: { bookId }, select: figures });
    expect(await balanceOf((await bookOf("GR778")).id)).toEqual(await balanceOf(byHand.id));
  });

  test("lets the next instalment fall due by the day the member joined", async () => {
    const row = line({ joined: "31-01-2026" });
    await imported([row]);
    const { data } = (await admin.call("listBooksOfClient", { id: String((await bookOf(row.bookNumber)).clientId) }))
      .body;
    expect(data[0]).toMatchObject({ opened_on: "2026-01-31", next_instalment: 4, next_due_on: "2026-04-30" });
    const dues = await admin.call("duesReport", { state: "overdue", search: row.bookNumber });
    expect(JSON.stringify(dues.body.data)).toContain('"2026-04-30"');
    expect(dues.body.data).toHaveLength(1);
  });

  test("adds books to a client who is there, and links a sign-in that is there", async () => {
    const known = await app.make.client({ mobile: "9840022222" });
    const saver = await app.make.user({ mobile: "9840033333" });
    const rows = [
      line({ email: known.email, mobile: "9840022222" }),
      line({ email: saver.email, mobile: "9840033333" }),
    ];
    const id = await imported(rows);
    expect((await bookOf(rows[0]!.bookNumber)).clientId).toBe(known.id);
    expect((await bookOf(rows[1]!.bookNumber)).client.userId).toBe(saver.id);
    expect(await view(id)).toMatchObject({ new_clients: 1, known_clients: 1 });
  });

  test("of a number that was taken since the check makes its row a bad one, and the rest goes on", async () => {
    const rows = [line(), line()];
    const id = await checked(rows);
    await app.make.book({ number: rows[0]!.bookNumber, schemeVersionId: (await schemeNamed("Thanga Mazhai")).id });
    await admin.call("startImport", { id });
    await finishWork(app.db);
    expect(await problemsOf(id)).toEqual([[2, "bookNumber book_number_taken"]]);
    expect(await view(id)).toMatchObject({ status: "Imported", imported: 1, bad: 1, done: 2 });
    expect(await app.db.client.count({ where: { email: rows[0]!.email } })).toBe(0);
  });

  test("waits while the day is closed", async () => {
    const id = await checked([line()]);
    await admin.call("startImport", { id });
    await app.make.closedDay({ day: testDay });
    expect(await finishWork(app.db)).toBe(0);
    expect(await view(id)).toMatchObject({ status: "Importing", day_closed: true });
    await admin.call("reopenDay", { day: testDay, reason: "A slip was found" });
    await finishWork(app.db);
    expect(await view(id)).toMatchObject({ status: "Imported", day_closed: false });
  });

  test("gives people a sign-in without a password, that nothing opens but what they choose themselves", async () => {
    const row = line();
    await imported([row]);
    for (const password of ["none", row.mobile, ""]) {
      const answer = await app.nobody().call("signIn", { email: row.email, password });
      expect(answer.status, password).toBeGreaterThanOrEqual(401);
    }
    const user = await app.db.user.findFirstOrThrow({ where: { email: row.email } });
    expect(user).toMatchObject({ status: "Active", userType: "Customer", mobile: row.mobile, lastLoginAt: null });
    expect((await admin.call("issueTemporaryPassword", { id: String(user.id) })).status).toBe(200);
    expect(await app.db.outboxMessage.count({ where: { userId: user.id, kind: "account_reminder" } })).toBe(0);
  });

  test("mails new people how to choose a password when it is asked to", async () => {
    const rows = [line(), line()];
    await imported([...rows, line({ ...rows[0], bookNumber: "E7001" })], { send_welcome: true });
    const users = await app.db.user.findMany({ where: { email: { in: rows.map(({ email }) => email) } } });
    const messages = await app.db.outboxMessage.findMany({ where: { userId: { in: users.map(({ id }) => id) } } });
    expect(messages.map(({ kind }) => kind)).toEqual(["account_reminder", "account_reminder"]);
  });

  test("starts once, from a checked file alone, and not of bad rows", async () => {
    const id = await checked([line()]);
    const starts = await Promise.all(Array.from({ length: 8 }, () => admin.call("startImport", { id })));
    expect(starts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(starts.filter(({ body }) => body.code === "import_not_in_state")).toHaveLength(7);
    await finishWork(app.db);
    const empty = await checked([line({ amount: "1" })]);
    const refused = await admin.call("startImport", { id: empty });
    expect([refused.status, refused.body.code]).toEqual([409, "import_nothing_good"]);
  });

  test("leaves one entry in the trail for each thing a person did, and one when it was done", async () => {
    const id = await imported([line(), line()]);
    await admin.call("undoImport", { id });
    await finishWork(app.db);
    const entries = await app.db.auditEntry.findMany({
      where: { recordType: "import", recordId: id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ operation, actorId }) => [operation, actorId])).toEqual(
      ["Import_Books", "Start_Import", "Start_Import", "Undo_Import", "Undo_Import"].map((name) => [
        name,
        admin.userId,
      ]),
    );
  });
});

async function schemeNamed(name: string) {
  return app.db.schemeVersion.findFirstOrThrow({ where: { name } });
}

async function verify() {
  let url = "";
  await app.asOwner(async (client) => {
    url = `postgresql://${client.user}:${client.password}@${client.host}:${client.port}/${client.database}`;
  });
  return verifyLedger(url);
}
