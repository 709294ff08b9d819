import { describe, expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { admin, app, codeOf, designationId, formOf, lastAudit } from "./users.testing.ts";

let serial = 0;

const person = (rest: object = {}) => {
  serial += 1;
  const details = { name: "Arun Prakash", email: `arun${serial}@example.com`, mobile: "9000000002" };
  return { ...details, usertype: "Employee", ...rest };
};

const password = "quiet river 77";

describe("adding a user", () => {
  test("asks for one thing after the other, in the order of the form", async () => {
    const steps: [fields: object, sentence: string][] = [
      [{}, "Please enter your full name"],
      [{ name: "Arun" }, "Please enter your email address"],
      [{ email: "arun" }, "Please enter valid email"],
      [{ email: "arun@example.com" }, "Please enter mobile"],
      [{ mobile: "90000" }, "Please enter valid mobile number"],
      [{ mobile: "9000000002" }, "Please select user"],
      [{ usertype: "Owner" }, "Please select user"],
      [{ usertype: "Employee" }, "Please enter password"],
      [{ password, confirmpassword: "" }, "Please enter confirm Password"],
      [{ confirmpassword: "   " }, "Please enter confirm Password"],
      [{ confirmpassword: null }, "Please enter confirm Password"],
      [{ confirmpassword: "other" }, "Password does not match"],
    ];
    const json = {};
    for (const [fields, sentence] of steps) {
      Object.assign(json, fields);
      const { status, body } = await admin.call("addUser", json);
      expect([status, body.detail, body.data]).toEqual([422, sentence, sentence]);
    }
  });

  test("makes a sign-in whose password is mailed and temporary", async () => {
    const json = person({ password, designation: designationId, department: "Savings schemes" });
    const { status, body } = await admin.call("addUser", json);
    expect(status, JSON.stringify(body)).toBe(200);
    const [user] = body.data;
    expect(user).toMatchObject({
      fld_email: json.email,
      fld_usertype: "Employee",
      fld_status: "Active",
      fld_designation: "Cashier",
      fld_department: "Savings schemes",
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|salt|quiet/i);
    const signedIn = await app.nobody().call("signIn", { email: json.email, password });
    expect(signedIn.body.data[0].must_change_password).toBe(true);
    const mails = await app.db.outboxMessage.findMany({ where: { userId: BigInt(user.fld_id) } });
    expect(mails.map(({ kind }) => kind)).toEqual(["account_welcome"]);
  });

  test("refuses an e-mail in use, an unknown designation and a weak password", async () => {
    const taken = (await app.make.user()).email.toUpperCase();
    expect(await codeOf("addUser", person({ password, email: taken }))).toEqual([409, "email_already_registered"]);
    const unknown = person({ password, designation: "9223372036854775807" });
    expect(await codeOf("addUser", unknown)).toEqual([422, "designation_not_found"]);
    expect(await codeOf("addUser", person({ password: "arunprakash" }))).toEqual([422, "password_is_personal"]);
  });
});

describe("editing a user", () => {
  test("changes details without ending their sessions", async () => {
    const user = await app.signedInAs({ userType: "Employee", capabilities: ["reports.view"] });
    const changes = { name: "Arun P", designation: designationId, department: "Accounts" };
    const { body } = await admin.call("updateUser", await formOf(user.userId, changes));
    expect(body.data[0]).toMatchObject({ fld_name: "Arun P", fld_designation: "Cashier", fld_department: "Accounts" });
    expect((await user.call("countClients")).status).toBe(200);
    expect(await lastAudit(user.userId, "Update_User")).toEqual({
      changed: "name, designationId, department",
      clientsRenamed: 0,
    });
  });

  test("leaves designation and department alone when they are not sent, and takes them away when sent blank", async () => {
    const work = { designationId: BigInt(designationId), department: "Accounts" };
    const { id } = await app.make.user({ userType: "Employee", ...work });
    const kept = await admin.call("updateUser", await formOf(id, { name: "Arun P" }));
    expect(kept.body.data[0]).toMatchObject({ fld_designation: "Cashier", fld_department: "Accounts" });
    const taken = await admin.call("updateUser", await formOf(id, { designation: "", department: null }));
    expect(taken.body.data[0]).toMatchObject({ fld_designation: null, fld_department: null });
  });

  test("to another type or status fails their next request", async () => {
    for (const change of [{ usertype: "Customer" }, { status: "Inactive" }, { status: "Disabled" }]) {
      const user = await app.signedInAs({ userType: "Employee", capabilities: ["reports.view"] });
      expect((await user.call("countClients")).status).toBe(200);
      expect((await admin.call("updateUser", await formOf(user.userId, change))).status).toBe(200);
      expect((await user.call("countClients")).status).toBe(401);
      expect((await user.call("refreshSession")).status).toBe(401);
    }
  });

  test("takes the grants of whoever is no Employee any more, for good", async () => {
    const user = await app.make.user({ userType: "Employee", capabilities: ["reports.view", "clients.view"] });
    await admin.call("updateUser", await formOf(user.id, { usertype: "Customer" }));
    expect(await lastAudit(user.id, "Update_User")).toMatchObject({
      userType: "Employee → Customer",
      capabilitiesDropped: 2,
    });
    await admin.call("updateUser", await formOf(user.id, { usertype: "Employee" }));
    expect((await (await app.signedInUser(user.id)).call("countClients")).status).toBe(403);
  });

  test("leaves a Customer with books a Customer, says the database too", async () => {
    const book = await app.make.book();
    const client = await app.db.client.findUniqueOrThrow({ where: { id: book.clientId } });
    const userId = client.userId ?? 0n;
    expect(await codeOf("updateUser", await formOf(userId, { usertype: "Employee" }))).toEqual([409, "user_has_books"]);
    const bypass = app.db.user.update({ where: { id: userId }, data: { userType: "Admin" } });
    expect(await bypass.then(String, (error: unknown) => refusalIn(error)?.code)).toBe("user_has_books");
  });

  test("to staff while they are enrolled as a client: one of the two is refused, every time", async () => {
    for (let n = 0; n < 20; n += 1) {
      const { id, name, email, mobile } = await app.make.user();
      const form = await formOf(id, { usertype: "Employee" });
      const answers = await Promise.all([
        admin.call("updateUser", form),
        admin.call("addClient", { name, email, mobile }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    expect(await app.db.client.count({ where: { user: { userType: "Employee" } } })).toBe(0);
  });

  test("asks for status and type in the order of the form, and for somebody who is there", async () => {
    const { status: _left, ...form } = await formOf((await app.make.user()).id);
    expect((await admin.call("updateUser", form)).body.detail).toBe("Choose a status.");
    expect((await admin.call("updateUser", {})).body.detail).toBe("Choose a person.");
    const missing = { ...form, id: "999999999", status: "Active" };
    expect(await codeOf("updateUser", missing)).toEqual([404, "user_not_found"]);
  });
});

describe("a new temporary password", () => {
  test("ends their sessions and goes to their mail alone", async () => {
    const user = await app.signedInAs({ userType: "Employee" });
    const { body } = await admin.call("issueTemporaryPassword", { id: String(user.userId) });
    const { email, passwordHash } = await app.db.user.findUniqueOrThrow({ where: { id: user.userId } });
    expect(body).toEqual({ data: [{ email }] });
    expect((await user.call("getSession")).status).toBe(401);
    const [mail] = await app.db.outboxMessage.findMany({ where: { userId: user.userId } });
    expect(mail?.kind).toBe("temporary_password");
    const sent = app.secrets.open(mail?.secret ?? new Uint8Array(), mail?.dedupeKey ?? "");
    const signedIn = await app.nobody().call("signIn", { email, password: sent });
    expect(signedIn.body.data[0].must_change_password).toBe(true);
    expect(await lastAudit(user.userId, "Issue_Temporary_Password")).toEqual({ password: "temporary" });
    expect(JSON.stringify([body, app.logLines])).not.toContain(passwordHash);
  });

  test("is not given to whoever cannot sign in", async () => {
    const inactive = await app.make.user({ status: "inactive" });
    const codeFor = async (id: string) => (await admin.call("issueTemporaryPassword", { id })).body.code;
    expect(await codeFor(String(inactive.id))).toBe("user_not_active");
    expect(await codeFor("999999999")).toBe("user_not_found");
  });
});
