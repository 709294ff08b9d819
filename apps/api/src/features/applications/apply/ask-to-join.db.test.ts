import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { describe, expect, test } from "vitest";
import { deliveredMails } from "#testing/mails.ts";
import { makeRequest } from "#testing/make-request.ts";
import { app, applicant, ask, asked, requestsOf, verify } from "./apply.testing.ts";

describe("asking to join", () => {
  test("the shop sees the request once its address is verified, with the terms that were accepted", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const { email, token, code } = await asked(applicant({ chitamount: "1000" }));
    expect((await admin.call("listApplications", { search: email })).body.data).toEqual([]);
    expect((await verify(token, code)).body).toEqual({ data: [{ email }] });
    expect((await admin.call("listApplications", { search: email })).body.data).toMatchObject([
      {
        kind: "Join",
        fld_name: "Yazhini Selvam",
        fld_chitschema: "Thanga Mazhai",
        fld_chitamount: "1000",
        fld_accountno: null,
        chitstatus: "Pending",
        known: null,
      },
    ]);
    expect(await requestsOf(email)).toMatchObject([
      { termsVersion: TERMS_VERSION, termsAcceptedAt: app.clock.now, language: "en", userId: null },
    ]);
  });

  test("whom somebody names who joins, or asks for a further book, is a nominee of the book", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const nominee = { name: "Selvam", relation: "Father", mobile: "9840054321" };
    const approved = async (email: string, accountno: string) => {
      const [request] = await requestsOf(email);
      const sent = { id: String(request?.id), name: "Yazhini Selvam", accountno };
      const answer = await admin.call("approveApplication", sent);
      expect(answer.status, answer.text).toBe(200);
      const book = await admin.call("getBook", { chitid: answer.body.data[0].book.chitid });
      return book.body.data[0].nominees;
    };
    const { email, token, code } = await asked(applicant({ nominees: [nominee] }));
    await verify(token, code);
    const listed = async (search: string) => (await admin.call("listApplications", { search })).body.data[0].nominees;
    expect(await listed(email)).toEqual([{ ...nominee, share_percent: 100, is_minor: false, guardian: null }]);
    expect(await approved(email, "E9001")).toMatchObject([nominee]);

    const customer = await app.signedInAs({ userType: "Customer" });
    const shared = [
      { ...nominee, share_percent: 25 },
      { name: "Malar", relation: "Mother", share_percent: 75 },
    ];
    const further = {
      chitschema: "Thanga Mazhai",
      chitamount: "500",
      termsconditions: true,
      terms_version: TERMS_VERSION,
    };
    await customer.call("addBookApplication", { ...further, nominees: shared });
    const { email: theirs } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
    expect(await approved(theirs, "E9002")).toMatchObject(shared);
    await expect(
      app.db.$executeRawUnsafe(`update requests set nominees = '[]' where email = '${theirs}'`),
    ).rejects.toThrow("permission denied");
  });

  test("sentences come in the order of the form, from the server as in the browser", async () => {
    const wrongIn = async (json: object) => {
      const { status, body } = await ask(json);
      return [status, ...body.errors.map(({ message }: { message: string }) => message)];
    };
    expect(await wrongIn({ name: " ", email: null })).toEqual([
      422,
      "Enter your Name",
      "Enter your Email",
      "Enter Mobile Number",
      "Select Your Chit Scheme",
      "Please select saving scheme amount",
      "Please accept the terms and conditions.",
      "Please accept the terms and conditions.",
    ]);
    const bad = { email: "yazhini", mobile: "98400", termsconditions: false };
    expect(await wrongIn(applicant(bad))).toEqual([
      422,
      "Please provide a valid Email.",
      "Enter 10 Digit Mobile Number.",
      "Please accept the terms and conditions.",
    ]);
    const { token } = await asked();
    expect((await verify(token, "")).body.data).toBe("Please enter OTP.");
    expect((await verify(token, "12")).body.data).toBe("Incorrect OTP.");
  });

  test("what the shop does not offer today is refused before a mail is sent", async () => {
    const codeOf = async (json: object) => (await ask(applicant(json))).body.code;
    const before = await app.db.outboxMessage.count();
    expect(await codeOf({ chitschema: "Gold Rush" })).toBe("scheme_not_found");
    expect(await codeOf({ chitschema: "Closed Plan" })).toBe("scheme_closed_to_new_clients");
    expect(await codeOf({ chitamount: "750" })).toBe("amount_not_of_scheme");
    expect(await codeOf({ chitschema: "Thanga Malar", chitamount: "150" })).toBe("amount_not_of_scheme");
    expect(await codeOf({ chitschema: "Thanga Malar", chitamount: "20000000000" })).toBe("amount_not_of_scheme");
    expect(await codeOf({ terms_version: "0" })).toBe("terms_changed");
    expect(await app.db.outboxMessage.count()).toBe(before);
  });

  test("everybody sees which schemes can be joined", async () => {
    const { body } = await app.nobody().call("listJoinableSchemes");
    expect(body.data.terms_version).toBe(TERMS_VERSION);
    expect(body.data.schemes.map(({ fld_chitschema }: { fld_chitschema: string }) => fld_chitschema)).toEqual([
      "Thanga Mazhai",
      "Thanga Malar",
    ]);
  });

  test("nobody learns whose address is known: customers, staff and strangers are answered and written to alike", async () => {
    const known = [
      await app.make.user(),
      await app.make.user({ userType: "Admin" }),
      { email: "stranger@example.com" },
    ];
    const shapes = [];
    for (const { email } of known) {
      const { status, body } = await ask(applicant({ email }));
      shapes.push([status, Object.keys(body.data[0]), body.data[0].request_token.length]);
      const mail = (await deliveredMails(app)).findLast(({ to }) => to.address === email);
      shapes.push([mail?.subject, mail?.to.name]);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(2);
  });

  test("the approver sees whom a known address belongs to", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const book = await app.make.book();
    const { user } = await app.db.client.findUniqueOrThrow({ where: { id: book.clientId }, include: { user: true } });
    const { token, code } = await asked(applicant({ email: user?.email }));
    await verify(token, code);
    const listed = await admin.call("listApplications", { search: user?.email });
    const known = { fld_name: user?.name, fld_mobile: user?.mobile, fld_usertype: "Customer", fld_status: "Active" };
    expect(listed.body.data).toMatchObject([{ kind: "Join", known, other_books: 1 }]);
  });
});

describe("a customer", () => {
  const requestedBook = {
    chitschema: "Thanga Mazhai",
    chitamount: "500",
    termsconditions: true,
    terms_version: TERMS_VERSION,
  };

  test("asks for a further book, sees it waiting, and later what became of it", async () => {
    const customer = await app.signedInAs({ userType: "Customer" });
    const admin = await app.signedInAs({ userType: "Admin" });
    const answer = await customer.call("addBookApplication", requestedBook);
    expect(answer.status, answer.text).toBe(200);
    const id: string = answer.body.data[0].fld_id;
    const mine = async () => (await customer.call("listMyApplications")).body.data;
    expect(await mine()).toMatchObject([{ fld_id: id, chitstatus: "Pending", fld_accountno: null }]);
    expect((await customer.call("addBookApplication", requestedBook)).body.code).toBe("request_already_waiting");
    await admin.call("approveApplication", { id, name: "Person", accountno: "E4711" });
    expect(await mine()).toMatchObject([{ fld_id: id, chitstatus: "Approved", fld_accountno: "E4711" }]);
    expect((await customer.call("addBookApplication", requestedBook)).status).toBe(200);
  });

  test("sees what they asked for before they could sign in, and nothing of others", async () => {
    const customer = await app.signedInAs({ userType: "Customer" });
    const { email } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
    await makeRequest(app.db);
    const own = await makeRequest(app.db, { email });
    const { body } = await customer.call("listMyApplications");
    expect(body.data.map(({ fld_id }: { fld_id: string }) => fld_id)).toEqual([own.id.toString()]);
  });

  test("is not made staff while they ask: one of the two is refused, every time", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (let n = 0; n < 10; n += 1) {
      const customer = await app.signedInAs({ userType: "Customer" });
      const { name, email, mobile } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
      const form = { id: customer.userId.toString(), name, email, mobile, usertype: "Employee", status: "Active" };
      const answers = await Promise.all([
        customer.call("addBookApplication", requestedBook),
        admin.call("updateUser", form),
      ]);
      const waiting = await requestsOf(email);
      const { userType } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
      expect([waiting.length, userType], answers.map(({ text }) => text).join()).not.toEqual([1, "Employee"]);
    }
  });
});
