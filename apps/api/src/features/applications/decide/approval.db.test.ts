import { describe, expect, test } from "vitest";
import { setMobileFirstPassword } from "#testing/first-password.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { makeRequest } from "#testing/make-request.ts";
import { admin, app, approve, newNumber, ofEmail } from "./approval.testing.ts";

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("approving", () => {
  test("makes sign-in, client and book, and writes to the person how to sign in", async () => {
    const request = await makeRequest(app.db, { language: "en", name: "Yazhini", mobile: "9840011111" });
    const number = newNumber();
    const answer = await approve(request, number.toLowerCase(), admin, "Yazhini Selvam");
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data[0]).toMatchObject({
      fld_id: request.id.toString(),
      fld_clientStatus: "Approved",
      chitstatus: "Approved",
      sign_in_created: true,
      book: { fld_accountno: number, chitstatus: "Approved", fld_chitamount: "500", fld_user: "New" },
    });
    const client = await app.db.client.findFirstOrThrow({
      ...ofEmail(request.email),
      include: { user: true, books: true },
    });
    expect(client).toMatchObject({
      name: "Yazhini Selvam",
      status: "approved",
      termsAccepted: true,
      termsVersion: "1",
    });
    expect(client.user).toMatchObject({ name: "Yazhini Selvam", userType: "Customer", passwordIsTemporary: true });
    expect(client.books).toMatchObject([{ number, amountPaise: 50_000n }]);
    const decided = await app.db.request.findUniqueOrThrow({ where: { id: request.id } });
    expect(decided).toMatchObject({ decidedById: admin.userId, userId: client.userId, bookId: client.books[0]?.id });

    const mails = await deliveredMails(app);
    expect(mails.map(({ subject }) => subject)).toContain("Welcome to our jewel savings schemes");
    const signedIn = await app.nobody().call("signIn", { email: request.email, password: "9840011111" });
    expect(signedIn.body.data[0]).toMatchObject({ must_change_password: true });
  });

  test("mails a password of its own where the settings do not make it the mobile number, also to who lost the first", async () => {
    await setMobileFirstPassword(app.db, false);
    const past = new Date("2026-01-01");
    const late = await app.make.user({ mobile: "9840044444", passwordIsTemporary: true, passwordExpiresAt: past });
    for (const sent of [{ mobile: "9840044444" }, { userId: late.id, email: late.email }]) {
      await deliveredMails(app);
      const request = await makeRequest(app.db, sent);
      expect((await approve(request)).body.data[0].sign_in_created).toBe(true);
      const mails = (await deliveredMails(app)).filter(({ to }) => to.address === request.email);
      expect(mails.some(({ text }) => text.includes("mobile number"))).toBe(false);
      expect(mails.map(({ subject }) => subject)).toContain("Your request for Thanga Mazhai is approved");
      const mail = mails.find(({ subject }) => subject === "Welcome to our jewel savings portal");
      const signIn = (password: string) => app.nobody().call("signIn", { email: request.email, password });
      expect((await signIn("9840044444")).status).toBe(401);
      expect((await signIn(secretOf(mail))).body.data[0]).toMatchObject({ must_change_password: true });
    }
    await setMobileFirstPassword(app.db, true);
  });

  test("of a customer's further book adds it to their client and leaves their password alone", async () => {
    const client = await app.make.client();
    const before = await app.db.user.findUniqueOrThrow({ where: { id: client.userId ?? 0n } });
    const request = await makeRequest(app.db, { userId: client.userId, email: client.email, name: client.name });
    const answer = await approve(request);
    expect(answer.body.data[0]).toMatchObject({ sign_in_created: false, ClientId: client.id.toString() });
    const after = await app.db.user.findUniqueOrThrow({ where: { id: client.userId ?? 0n } });
    expect([after.passwordHash, after.passwordIsTemporary]).toEqual([before.passwordHash, false]);
    expect(await app.db.book.count({ where: { clientId: client.id } })).toBe(1);
    const kinds = await app.db.outboxMessage.findMany({ where: { clientId: client.id }, select: { kind: true } });
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(["book_opened", "request_approved"]);
  });

  test("of a request to join with a known address takes it for that customer's, password and mobile number kept", async () => {
    const client = await app.make.client({ name: "Known Already" });
    const request = await makeRequest(app.db, { email: client.email, mobile: "9000000009" });
    const before = await app.db.user.findUniqueOrThrow({ where: { id: client.userId ?? 0n } });
    expect((await approve(request, newNumber(), admin, "Known Already")).status).toBe(200);
    expect(await app.db.user.findMany(ofEmail(client.email))).toEqual([before]);
    expect(await app.db.client.count(ofEmail(client.email))).toBe(1);
  });

  test("lets in again who never had a password of their own and lost the first", async () => {
    const past = new Date("2026-01-01");
    const person = await app.make.user({ mobile: "9840022222", passwordIsTemporary: true, passwordExpiresAt: past });
    const request = await makeRequest(app.db, { userId: person.id, email: person.email });
    expect((await approve(request)).body.data[0].sign_in_created).toBe(true);
    const signedIn = await app.nobody().call("signIn", { email: person.email, password: "9840022222" });
    expect(signedIn.body.data[0]).toMatchObject({ must_change_password: true });
  });

  test("leaves a temporary password that still works", async () => {
    const person = await app.make.user({ password: "given by an Admin", passwordIsTemporary: true });
    const request = await makeRequest(app.db, { userId: person.id, email: person.email });
    expect((await approve(request)).body.data[0].sign_in_created).toBe(false);
    expect((await app.nobody().call("signIn", { email: person.email, password: "given by an Admin" })).status).toBe(
      200,
    );
  });

  test("opens a closed client again, and gives a client without a sign-in one", async () => {
    const closed = await app.make.client({ status: "closed" });
    expect((await approve(await makeRequest(app.db, { email: closed.email }))).status).toBe(200);
    const bare = await app.make.client({ userId: null });
    expect((await approve(await makeRequest(app.db, { email: bare.email }))).status).toBe(200);
    const [one, other] = await Promise.all(
      [closed, bare].map(({ id }) => app.db.client.findUniqueOrThrow({ where: { id }, include: { books: true } })),
    );
    expect([one?.status, one?.books.length]).toEqual(["approved", 1]);
    expect([other?.userId === null, other?.books.length]).toEqual([false, 1]);
  });

  test("is refused for the shop's own people, the disabled, and numbers that do not fit; nothing is kept", async () => {
    const staff = await app.make.user({ userType: "Employee" });
    const gone = await app.make.user();
    const taken = await app.make.book();
    const [ofStaff, ofGone, ofStranger] = [
      await makeRequest(app.db, { email: staff.email }),
      await makeRequest(app.db, { userId: gone.id, email: gone.email }),
      await makeRequest(app.db),
    ];
    await app.db.user.update({ where: { id: gone.id }, data: { status: "disabled" } });
    const before = await app.fingerprint();
    expect(codeOf(await approve(ofStaff))).toEqual([409, "email_belongs_to_staff"]);
    expect(codeOf(await approve(ofGone))).toEqual([409, "user_not_active"]);
    expect(codeOf(await approve(ofStranger, taken.number))).toEqual([422, "book_number_not_of_scheme"]);
    expect(codeOf(await approve(ofStranger, "SMP"))).toEqual([422, "book_number_invalid"]);
    expect(await app.fingerprint()).toEqual(before);
  });

  test("an unverified request is not there", async () => {
    const request = await makeRequest(app.db, { isVerified: false });
    expect(codeOf(await approve(request))).toEqual([404, "request_not_found"]);
    const listed = await admin.call("listApplications", { search: request.email });
    expect(listed.body.data).toEqual([]);
  });
});

describe("messages, in the order of the form", () => {
  test("the name, then the book number; the reason", async () => {
    const request = await makeRequest(app.db);
    const sentence = async (name: "approveApplication" | "rejectApplication", json: object) =>
      (await admin.call(name, { id: request.id.toString(), ...json })).body.data;
    expect(await sentence("approveApplication", { name: " ", accountno: "" })).toBe("Please enter name");
    expect(await sentence("approveApplication", { name: "Yazhini" })).toBe("Please enter scheme account number");
    expect(await sentence("rejectApplication", { reason: " " })).toBe("Please enter the reason.");
    expect((await app.db.request.findUniqueOrThrow({ where: { id: request.id } })).bookStatus).toBe("pending");
  });
});
