import { describe, expect, test } from "vitest";
import { setMobileFirstPassword } from "#testing/first-password.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { admin, app, mazhai } from "./clients.testing.ts";

let people = 0;

function person(books: object[] = [], rest: object = {}) {
  people += 1;
  return { name: "Meena Kumari", email: `meena${people}@example.com`, mobile: "9000000001", schemes: books, ...rest };
}

const eleven = (accountno: string, rest: object = {}) =>
  mazhai(accountno, { chitschema: "My Gold Eleven", duration: 11, ...rest });

describe("enrolling a client", () => {
  test("makes the client, every book, their sign-in and the messages", async () => {
    const sent = person([mazhai("E501"), eleven("ge 502")]);
    const answer = await admin.call("enrolClient", sent);
    expect(answer.status).toBe(200);
    const [made] = answer.body.data;
    expect(made.schemes.map((book: { fld_accountno: string }) => book.fld_accountno)).toEqual(["E501", "GE502"]);
    expect(made.sign_in_created).toBe(true);

    const client = await app.db.client.findUniqueOrThrow({
      where: { id: BigInt(made.ClientId) },
      include: { user: true, books: true },
    });
    expect(client).toMatchObject({
      name: "Meena Kumari",
      email: sent.email,
      status: "approved",
      createdById: admin.userId,
    });
    expect(client.user).toMatchObject({ userType: "Customer", status: "active", passwordIsTemporary: true });
    expect(client.user?.passwordExpiresAt?.getTime()).toBe(app.clock.now.getTime() + 7 * 86_400_000);
    expect(client.books.map((book) => book.status)).toEqual(["approved", "approved"]);

    const messages = await app.db.outboxMessage.findMany({ where: { clientId: client.id }, orderBy: { id: "asc" } });
    expect(messages.map((message) => message.kind)).toEqual(["book_opened", "book_opened", "client_enrolled"]);
    const audit = await app.db.auditEntry.findMany({ where: { recordType: "client", recordId: client.id.toString() } });
    expect(audit).toMatchObject([{ operation: "Enrol_Client", actorId: admin.userId }]);
  });

  test("writes down whom the client names for a book, and nobody where nobody is named", async () => {
    const nominee = { name: "Ravi", relation: "Son", is_minor: true, guardian: "Meena Kumari" };
    const answer = await admin.call("enrolClient", person([mazhai("E521", { nominees: [nominee] }), eleven("GE522")]));
    expect(answer.status).toBe(200);
    const named = await app.db.nominee.findMany({
      where: { book: { number: { in: ["E521", "GE522"] } } },
      include: { book: true },
    });
    expect(named).toMatchObject([
      { name: "Ravi", relation: "son", guardian: "Meena Kumari", namedById: admin.userId, book: { number: "E521" } },
    ]);
  });

  test.each([
    ["the mobile number", "E503", true],
    ["what was mailed to them alone", "E523", false],
  ])("lets the client sign in with %s and asks for a new password", async (_what, number, isMobile) => {
    await setMobileFirstPassword(app.db, isMobile);
    const sent = person([mazhai(number)]);
    const [made] = (await admin.call("enrolClient", sent)).body.data;
    expect(made.first_password_mailed).toBe(!isMobile);
    const mails = (await deliveredMails(app)).filter(({ to }) => to.address === sent.email);
    expect(mails.some(({ text }) => text.includes("first password is the mobile number"))).toBe(isMobile);
    const customer = app.nobody();
    const signIn = (password: string) => customer.call("signIn", { email: sent.email, password });
    if (!isMobile) expect((await signIn(sent.mobile)).status).toBe(401);
    const welcome = mails.find(({ subject }) => subject === "Welcome to our jewel savings portal");
    const answer = await signIn(isMobile ? sent.mobile : secretOf(welcome));
    expect(answer.body.data[0]).toMatchObject({ fld_usertype: "Customer", must_change_password: true });
    expect((await customer.call("listBooksOfPerson", {})).body.code).toBe("password_change_required");
  });

  test("links the sign-in a customer has already", async () => {
    const user = await app.make.user({ userType: "Customer" });
    const answer = await admin.call("enrolClient", person([mazhai("E504")], { email: user.email }));
    expect(answer.body.data[0].sign_in_created).toBe(false);
    const client = await app.db.client.findUniqueOrThrow({ where: { id: BigInt(answer.body.data[0].ClientId) } });
    expect(client.userId).toBe(user.id);
    const after = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(after.passwordHash).toBe(user.passwordHash);
  });

  test("enters the paid months of an existing member as opening entries", async () => {
    const answer = await admin.call("enrolClient", person([mazhai("E505", { user: "Existing", paidmonths: "03" })]));
    const [book] = answer.body.data[0].schemes;
    expect(book).toMatchObject({
      paid_total: "1500",
      instalments_paid: 3,
      next_instalment: 4,
      next_due_on: book.opened_on,
    });
    const journals = await app.db.journal.findMany({ where: { bookId: BigInt(book.chitid) } });
    expect(journals.map((journal) => journal.kind)).toEqual(["Opening", "Opening", "Opening"]);
  });

  test.each([
    ["a book number that is in use", [mazhai("E510"), mazhai("E511")], "book_number_taken", 409],
    ["a book number named twice", [mazhai("E512"), mazhai("E512")], "book_number_taken", 409],
    ["a prefix of another scheme", [mazhai("E513"), mazhai("GE514")], "book_number_not_of_scheme", 422],
    ["an amount of another prefix", [mazhai("E515", { chitamount: "1000" })], "amount_not_of_scheme", 422],
    ["another duration", [mazhai("E516", { duration: 11 })], "duration_not_of_scheme", 422],
    [
      "more paid months than the scheme has",
      [mazhai("E517", { user: "Existing", paidmonths: 16 })],
      "paid_months_out_of_range",
      422,
    ],
    ["a scheme that is not there", [mazhai("E518", { chitschema: "No Such Plan" })], "scheme_not_found", 404],
    [
      "a scheme that takes no new books",
      [mazhai("OP519", { chitschema: "Old Plan" })],
      "scheme_closed_to_new_clients",
      409,
    ],
    [
      "gold months on a day without a rate",
      [eleven("GE520", { user: "Existing", paidmonths: 2 })],
      "gold_rate_missing",
      409,
    ],
  ])("refuses %s and leaves nothing behind", async (_what, books, code, status) => {
    const before = await counts();
    const sent = person(books);
    const answer = await admin.call("enrolClient", sent);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await counts()).toEqual(before);
  });

  test("refuses a second client with the same e-mail, and staff", async () => {
    const sent = person([mazhai("E530")]);
    await admin.call("enrolClient", sent);
    const again = await admin.call("enrolClient", person([mazhai("E531")], { email: sent.email.toUpperCase() }));
    expect([again.status, again.body.code]).toEqual([409, "client_already_exists"]);
    const staff = await app.make.user({ userType: "Employee" });
    const clerk = await admin.call("enrolClient", person([mazhai("E532")], { email: staff.email }));
    expect([clerk.status, clerk.body.code]).toEqual([409, "email_belongs_to_staff"]);
  });

  test("of one person at many counters at once makes one client and one sign-in", async () => {
    const sent = person();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => admin.call("enrolClient", { ...sent, schemes: [mazhai(`E${600 + n}`)] })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "client_already_exists")).toHaveLength(11);
    expect(await app.db.client.count({ where: { email: sent.email } })).toBe(1);
    expect(await app.db.user.count({ where: { email: sent.email } })).toBe(1);
  });

  test("with the same book number at many counters at once makes one book", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin.call("enrolClient", person([mazhai("E700")]))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "book_number_taken")).toHaveLength(49);
    expect(await app.db.book.count({ where: { number: "E700" } })).toBe(1);
  });

  test("sent twice with the same key is done once and answered the same", async () => {
    const sent = person([mazhai("E701")]);
    const first = await admin.call("enrolClient", sent, { key: "enrol-key-701" });
    const second = await admin.call("enrolClient", sent, { key: "enrol-key-701" });
    expect(second.body).toEqual(first.body);
    expect(await app.db.client.count({ where: { email: sent.email } })).toBe(1);
    const other = await admin.call("enrolClient", person([mazhai("E702")]), { key: "enrol-key-701" });
    expect([other.status, other.body.code]).toEqual([409, "idempotency_key_reused"]);
  });

  async function counts() {
    const [clients, users, books, journals, messages] = await Promise.all([
      app.db.client.count(),
      app.db.user.count(),
      app.db.book.count(),
      app.db.journal.count(),
      app.db.outboxMessage.count(),
    ]);
    return { clients, users, books, journals, messages };
  }
});

test("a client first, then a book, step by step, ends in the same state", async () => {
  const { schemes: _none, ...sent } = person();
  const more = { updatedon: "2026-04-01", updatedby: 1, termsconditions: true, clientStatus: "Closed" };
  const { ClientId } = (await admin.call("addClient", { ...sent, ...more })).body.data[0];
  const book = await admin.call("addBook", { client: ClientId, ...mazhai("E800"), updatedby: 1 });
  expect(book.body.data[0]).toMatchObject({ fld_accountno: "E800", chitstatus: "Approved", clientid: ClientId });
  expect((await admin.call("listBooksOfClient", { id: ClientId })).body.data).toHaveLength(1);
  const { status } = await app.db.client.findUniqueOrThrow({ where: { id: BigInt(ClientId) } });
  expect(status).toBe("approved");
});

test("a book for a client who is not there is refused", async () => {
  const answer = await admin.call("addBook", { client: "999999", ...mazhai("E801") });
  expect([answer.status, answer.body.code]).toEqual([404, "client_not_found"]);
});
