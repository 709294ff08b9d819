import { describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { asAudited } from "#testing/as-audited.ts";
import { finishWork } from "#testing/imports.ts";
import { testDay } from "#testing/money.ts";
import { admin, app, bookOf, checked, line, problemsOf, schemeNamed, view } from "./imports.testing.ts";

async function imported(lines: readonly Record<string, string>[], options: object = {}): Promise<string> {
  const id = await checked(lines);
  const started = await admin.call("startImport", { id, ...options });
  expect(started.status).toBe(200);
  await finishWork(app.db);
  return id;
}

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
    const customer = await app.make.user({ mobile: "9840033333" });
    const rows = [
      line({ email: known.email, mobile: "9840022222" }),
      line({ email: customer.email, mobile: "9840033333" }),
    ];
    const id = await imported(rows);
    expect((await bookOf(rows[0]!.bookNumber)).clientId).toBe(known.id);
    expect((await bookOf(rows[1]!.bookNumber)).client.userId).toBe(customer.id);
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
    expect(user).toMatchObject({ status: "active", userType: "Customer", mobile: row.mobile, lastLoginAt: null });
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

  test("leaves an entry in the trail for each thing a person did, for each step, and when it was done, so that every change is told of", async () => {
    await app.asOwner(asAudited);
    const id = await imported([line(), line()]);
    await admin.call("undoImport", { id });
    await finishWork(app.db);
    const entries = await app.db.auditEntry.findMany({
      where: { recordType: "import", recordId: id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ operation, actorId }) => [operation, actorId])).toEqual(
      ["Import_Books", ...Array(3).fill("Start_Import"), ...Array(3).fill("Undo_Import")].map((name) => [
        name,
        admin.userId,
      ]),
    );
    const { findings } = await verifyLedger(app.databaseUrl, { isAudited: true });
    expect(findings.filter((finding) => finding.includes("audit trail"))).toEqual([]);
  });
});
