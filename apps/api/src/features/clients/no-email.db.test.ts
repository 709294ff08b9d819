import { describe, expect, test } from "vitest";
import { requestedBook } from "#testing/samples/values.ts";
import { delivered, portalUrl, secretIn } from "#testing/mails.ts";
import { withoutEmailCases } from "#testing/without-email-cases.ts";
import { admin, app, mazhai } from "./clients.testing.ts";

let numbers = 0;

/** Somebody without an address, with a number of their own. */
function person(rest: object = {}) {
  numbers += 1;
  return { name: "Meena Kumari", email: "none", mobile: `98400${String(numbers).padStart(5, "0")}`, ...rest };
}

async function enrolled(book: string, rest: object = {}) {
  const sent = person(rest);
  const answer = await admin.call("enrolClient", { ...sent, schemes: [mazhai(book)] });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  const client = await app.db.client.findUniqueOrThrow({ where: { id: BigInt(answer.body.data[0].ClientId) } });
  const [madeBook] = answer.body.data[0].schemes;
  return { ...sent, client, userId: client.userId ?? 0n, bookId: madeBook.chitid };
}

/** Signs in with the code that comes by SMS. */
async function signedIn(mobile: string, fld_userid?: string) {
  const caller = app.nobody();
  const asked = await caller.call("sendSignInCode", { mobile });
  const { mails, texts } = await delivered(app);
  expect(mails.filter(({ to }) => to.address === "")).toEqual([]);
  const OTP = secretIn(texts.findLast((sent) => sent.mobile === mobile)?.text ?? "");
  const answer = await caller.call("signInWithCode", { mobile, OTP, code_id: asked.body.data[0].code_id, fld_userid });
  return { caller, answer };
}

describe("a client without an e-mail", () => {
  test("is enrolled by name and number, is told by SMS alone, and signs in by a code", async () => {
    await delivered(app);
    const { mobile, client } = await enrolled("E701");
    expect(client.email).toBe("");
    const { mails, texts } = await delivered(app);
    expect(mails).toEqual([]);
    expect(texts.map((sent) => sent.mobile)).toEqual([mobile, mobile]);
    expect(texts.filter(({ text }) => text.includes(`by SMS, to see your book and to pay: ${portalUrl}`))).toHaveLength(
      1,
    );
    const { caller, answer } = await signedIn(mobile);
    expect(answer.status).toBe(200);
    const session = await caller.call("getSession", {});
    expect(session.body.data[0]).toMatchObject({ fld_email: "", fld_mobile: mobile, must_change_password: false });
    // No password opens it: none was made.
    const byPassword = await app.nobody().call("signIn", { email: "none", password: mobile });
    expect(byPassword.status).toBe(422);
  });

  test("is still asked for the address where nobody says that there is none", async () => {
    for (const email of ["", undefined]) {
      const answer = await admin.call("enrolClient", { ...person({ email }), schemes: [mazhai("E702")] });
      expect([answer.status, answer.body.code]).toEqual([422, "client_email_missing"]);
    }
  });

  test("is one of several, who stay apart; the same name and number twice is one too many", async () => {
    const one = await enrolled("E703");
    const child = await enrolled("E704", { name: "Ravi", mobile: one.mobile });
    expect(child.userId).not.toBe(one.userId);
    // An underscore stands for itself, and not for any letter.
    const alike = await enrolled("E720", { name: "R_vi", mobile: one.mobile });
    expect(alike.userId).not.toBe(child.userId);
    for (const [at, [name, hasSameNumber, isSame]] of withoutEmailCases.entries()) {
      const number = hasSameNumber ? one.mobile : "9199900001";
      const sent = { ...person({ name, mobile: number }), schemes: [mazhai(`E73${at}`)] };
      const { status, body } = await admin.call("enrolClient", sent);
      const refusal = isSame ? "client_without_email_exists" : undefined;
      expect([name, hasSameNumber, status, body.code]).toEqual([name, hasSameNumber, isSame ? 409 : 200, refusal]);
    }

    // Each of them asks for the same further book.
    for (const { userId, mobile } of [one, child]) {
      // Codes to one number come a while apart.
      app.clock.now = new Date(app.clock.now.getTime() + 120_000);
      const { caller, answer } = await signedIn(mobile, userId.toString());
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
      const first = await caller.call("addBookApplication", requestedBook);
      expect([first.status, first.body.code]).toEqual([200, undefined]);
      expect((await caller.call("addBookApplication", requestedBook)).body.code).toBe("request_already_waiting");
      const { body } = await caller.call("listMyApplications", {});
      expect(body.data).toHaveLength(1);
    }
    expect((await admin.call("listApplications", {})).status).toBe(200);
  });

  test("never becomes the same as another one by an edit, neither here nor past the portal", async () => {
    const one = await enrolled("E740");
    for (const [at, [name, hasSameNumber, isSame]] of withoutEmailCases.entries()) {
      const { client, userId, mobile: own } = await enrolled(`E74${at + 1}`, { name: "Kavitha" });
      const mobile = hasSameNumber ? one.mobile : own;
      const [said, status, code] = isSame
        ? ["client_without_email_exists", 409, "client_without_email_exists"]
        : ["written", 200, undefined];
      for (const [table, id] of [
        ["users", userId],
        ["clients", client.id],
      ] as const) {
        const past = app.asOwner(async (owner) => {
          await owner.query("begin");
          try {
            await owner.query(`update ${table} set name = $1, mobile = $2 where id = $3`, [name, mobile, id]);
            return "written";
          } finally {
            await owner.query("rollback");
          }
        });
        expect([table, name, await past.catch((error: Error) => error.message)]).toEqual([table, name, said]);
      }
      const sent = { name, email: "none", mobile };
      const asUser = { ...sent, id: userId.toString(), usertype: "Customer", status: "Active" };
      for (const answer of [
        await admin.call("updateClient", { ...sent, id: client.id.toString() }),
        await admin.call("updateUser", asUser),
      ])
        expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
    }
  });

  test("hears of a payment by SMS, and by mail once there is an address, which can be taken away again", async () => {
    const { mobile, client } = await enrolled("E706");
    await delivered(app);
    const pay = () => admin.call("takeCounterPayment", { accountno: "E706" });
    expect((await pay()).status).toBe(200);
    const { mails, texts } = await delivered(app);
    expect([mails.length, texts.map((sent) => sent.mobile)]).toEqual([0, [mobile]]);

    for (const email of ["meena.kumari@example.com", "none"]) {
      const { fld_version } = (await admin.call("getClient", { id: client.id.toString() })).body.data[0];
      const changed = { id: client.id.toString(), name: client.name, email, mobile, fld_version };
      const answer = await admin.call("updateClient", changed);
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
      await delivered(app);
      await pay();
      const sent = await delivered(app);
      expect([sent.mails.length, sent.texts.length]).toEqual([email === "none" ? 0 : 1, 1]);
    }
  });

  test("is told by SMS at the number they had that it is another now", async () => {
    const { mobile, client } = await enrolled("E708");
    await delivered(app);
    const { mobile: fresh } = person();
    const changed = { id: client.id.toString(), name: client.name, email: "none", mobile: fresh };
    expect((await admin.call("updateClient", changed)).status).toBe(200);
    const { mails, texts } = await delivered(app);
    expect([mails, texts.map((sent) => sent.mobile)]).toEqual([[], [mobile]]);
  });

  test("is changed as a user, too, and never becomes staff without an address", async () => {
    const { userId, mobile } = await enrolled("E709");
    const { fld_version: version } = (await admin.call("getUser", { id: userId.toString() })).body.data[0];
    const form = {
      id: userId.toString(),
      name: "Meena",
      email: "none",
      mobile,
      usertype: "Customer",
      status: "Active",
    };
    const saved = await admin.call("updateUser", { ...form, version });
    expect([saved.status, saved.body.data[0]]).toMatchObject([200, { fld_name: "Meena", fld_email: "" }]);
    for (const wrong of [{ usertype: "Employee" }, { email: "" }]) {
      const refused = await admin.call("updateUser", { ...form, ...wrong });
      expect([refused.status, refused.body.code]).toEqual([422, "user_email_missing"]);
    }
  });

  test("gets no password that nobody could send", async () => {
    const { userId } = await enrolled("E707");
    const answer = await admin.call("issueTemporaryPassword", { id: userId.toString() });
    expect([answer.status, answer.body.code]).toEqual([409, "person_without_email"]);
  });
});

test("the database keeps an e-mail of everybody but customers", async () => {
  const clerk = await app.make.user({ userType: "Employee" });
  await expect(app.db.user.update({ where: { id: clerk.id }, data: { email: "" } })).rejects.toThrow(
    "users_email_given_check",
  );
});
