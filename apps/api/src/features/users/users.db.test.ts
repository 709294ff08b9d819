import { beforeAll, describe, expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let designationId: string;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "First Admin" });
  designationId = String((await app.db.designation.create({ data: { name: "Cashier" } })).id);
});

let serial = 0;
const person = (rest: object = {}) => {
  serial += 1;
  const details = { name: "Arun Prakash", email: `arun${serial}@example.com`, mobile: "9000000002" };
  return { ...details, usertype: "Employee", ...rest };
};
const password = "quiet river 77";

/** The form's answers for somebody who is there, with what is to change. */
async function formOf(userId: bigint, changes: object = {}) {
  const { id, name, email, mobile, userType, status } = await app.db.user.findUniqueOrThrow({ where: { id: userId } });
  return { id: String(id), name, email, mobile, usertype: userType, status, ...changes };
}

const codeOf = async (name: "addUser" | "updateUser" | "saveCapabilities", json: object) => {
  const { status, body } = await admin.call(name, json);
  return [status, body.code];
};

const lastAudit = async (userId: bigint, operation: string) =>
  (
    await app.db.auditEntry.findFirstOrThrow({
      where: { recordType: "user", recordId: String(userId), operation },
      orderBy: { id: "desc" },
    })
  ).detail;

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

describe("the last active Admin", () => {
  /** Makes the two given the only active Admins. */
  async function onlyAdmins() {
    const [one, two] = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs({ userType: "Admin" })];
    const ids = [one.userId, two.userId];
    await app.db.user.updateMany({
      where: { userType: "Admin", id: { notIn: ids } },
      data: { status: "Inactive" },
    });
    return { one, two };
  }
  const activeAdmins = () => app.db.user.count({ where: { userType: "Admin", status: "Active" } });

  test("cannot be disabled, made inactive or demoted, not even by themselves", async () => {
    const { one, two } = await onlyAdmins();
    expect((await one.call("updateUser", await formOf(two.userId, { status: "Inactive" }))).status).toBe(200);
    for (const change of [{ status: "Inactive" }, { status: "Disabled" }, { usertype: "Employee" }]) {
      const { status, body } = await one.call("updateUser", await formOf(one.userId, change));
      expect([status, body.code]).toEqual([409, "last_admin"]);
    }
    expect(await activeAdmins()).toBe(1);
  });

  test("stays when two demote each other at the same moment, every time", async () => {
    for (let n = 0; n < 10; n += 1) {
      const { one, two } = await onlyAdmins();
      const [demoteTwo, demoteOne] = [
        await formOf(two.userId, { usertype: "Employee" }),
        await formOf(one.userId, { status: "Disabled" }),
      ];
      const answers = await Promise.all([one.call("updateUser", demoteTwo), two.call("updateUser", demoteOne)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await activeAdmins()).toBe(1);
    }
  });

  test("stays whatever code says: the database refuses, also two at once", async () => {
    const { one, two } = await onlyAdmins();
    const results = await Promise.allSettled(
      [one, two].map(({ userId }) =>
        inTransaction(app.db, (tx) => tx.user.update({ where: { id: userId }, data: { status: "Disabled" } })),
      ),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => refusalIn(reason)?.code)).toEqual(["last_admin"]);
    expect(await activeAdmins()).toBe(1);
  });
});

describe("lists", () => {
  beforeAll(async () => {
    admin = await app.signedInAs({ userType: "Admin", name: "Second Admin" });
  });

  test("everyone who has a sign-in, staff first", async () => {
    await app.make.user({ name: "Aaa", userType: "Customer", status: "Disabled" });
    const { body } = await admin.call("listUsers", { pageSize: 200 });
    const types: string[] = body.data.map((row: { fld_usertype: string }) => row.fld_usertype);
    const order = ["Admin", "Employee", "Customer"];
    const places = types.map((type) => order.indexOf(type));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(body.data.at(-1).fld_usertype).toBe("Customer");
    expect(JSON.stringify(body)).not.toMatch(/hash|salt/i);
  });

  test("narrowed by type, and by any part of what is shown", async () => {
    const user = await app.make.user({ name: "Xavier", userType: "Employee", mobile: "9876501234" });
    for (const search of ["xAvi", "65012", user.email.slice(2)]) {
      const { body } = await admin.call("listUsers", { search, usertype: "Employee" });
      expect(body.data.map((row: { fld_id: string }) => row.fld_id)).toContain(String(user.id));
    }
    expect((await admin.call("listUsers", { search: "xavi", usertype: "Admin" })).body.data).toEqual([]);
  });

  test("one by its id, for the form", async () => {
    const user = await app.make.user({ userType: "Employee", designationId: BigInt(designationId) });
    const { body } = await admin.call("getUser", { id: String(user.id) });
    expect(body.data[0]).toMatchObject({ fld_id: String(user.id), designation: designationId });
    expect((await admin.call("getUser", { id: "999999999" })).body.code).toBe("user_not_found");
  });
});

describe("what an Employee may do", () => {
  test("holds from their next request on, is taken back as fast, and is kept with before and after", async () => {
    const clerk = await app.signedInAs({ userType: "Employee" });
    const id = String(clerk.userId);
    expect((await clerk.call("listPayments")).status).toBe(403);

    const granted = ["payments.view", "clients.view", "payments.view"];
    const { body } = await admin.call("saveCapabilities", { id, capabilities: granted });
    expect(body.data[0].capabilities).toEqual(["clients.view", "payments.view"]);
    expect((await clerk.call("listPayments")).status).toBe(200);
    expect((await clerk.call("getSession")).body.data[0].capabilities).toEqual(["clients.view", "payments.view"]);

    await admin.call("saveCapabilities", { id, capabilities: ["clients.view"] });
    expect((await clerk.call("listPayments")).status).toBe(403);
    expect((await clerk.call("listClients")).status).toBe(200);
    expect(await lastAudit(clerk.userId, "Save_Capabilities")).toEqual({
      before: "clients.view, payments.view",
      after: "clients.view",
    });
    await admin.call("saveCapabilities", { id, capabilities: [] });
    expect((await clerk.call("listClients")).status).toBe(403);
    const { body: list } = await admin.call("listCapabilities", { pageSize: 200 });
    expect(list.data.find((row: { fld_id: string }) => row.fld_id === id).capabilities).toEqual([]);
    expect((await admin.call("listCapabilities", { search: "%" })).body.data).toEqual([]);
  });

  test("is granted to Employees alone, from the list alone", async () => {
    const customer = String((await app.make.user()).id);
    expect(await codeOf("saveCapabilities", { id: customer, capabilities: [] })).toEqual([409, "user_not_employee"]);
    expect(await codeOf("saveCapabilities", { id: "999999999", capabilities: [] })).toEqual([404, "user_not_found"]);
    const clerk = String((await app.make.user({ userType: "Employee" })).id);
    expect((await codeOf("saveCapabilities", { id: clerk, capabilities: ["users.edit"] }))[0]).toBe(422);
    expect((await codeOf("saveCapabilities", { id: clerk }))[0]).toBe(422);
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
    const inactive = await app.make.user({ status: "Inactive" });
    const codeFor = async (id: string) => (await admin.call("issueTemporaryPassword", { id })).body.code;
    expect(await codeFor(String(inactive.id))).toBe("user_not_active");
    expect(await codeFor("999999999")).toBe("user_not_found");
  });
});
