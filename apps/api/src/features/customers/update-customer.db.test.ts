import { describe, expect, test } from "vitest";
import { customerSample } from "#testing/samples/values.ts";
import { added, admin, app, auditOf, mailsTo, password, refusalOf } from "./customers.testing.ts";

const statusOf = async (userId: string) =>
  (await app.db.user.findUniqueOrThrow({ where: { id: BigInt(userId) } })).status;

describe("editing a customer", () => {
  test("changes their sign-in and carries it over to their client records", async () => {
    const client = await app.make.client();
    const customerId = String(client.userId);
    const json = customerSample();
    const { body } = await admin.call("updateCustomer", { ...json, customerid: customerId });
    expect(body.data[0].Result).toBe("Successfully UPDATED");
    const { name, email, mobile } = json;
    expect(await app.db.client.findUniqueOrThrow({ where: { id: client.id } })).toMatchObject({ name, email, mobile });
    expect(await app.db.user.findUniqueOrThrow({ where: { id: BigInt(customerId) } })).toMatchObject({ name, email });
    const [entry] = await auditOf(customerId, "Update_Customer");
    const changed = "name, mobile, gender, dateOfBirth, address, countryId, stateId, cityId, pincode";
    expect(entry?.detail).toEqual({
      email: `${client.email} → ${email}`,
      clientsRenamed: 1,
      sessionsEnded: 0,
      changed,
    });
  });

  test.each([
    ["gender", { gender: "Male" }],
    ["dateOfBirth", { dateofbirth: "15/04/1988" }],
    ["dateOfBirth", { dateofbirth: "" }],
    ["address", { presentaddress: "14, Car Street" }],
    ["cityId", { presentcity: "2" }],
    ["stateId, cityId", { presentstate: "3", presentcity: "4" }],
    ["countryId, stateId, cityId", { presentcountry: "1", presentstate: "5", presentcity: "6" }],
    ["pincode", { presentpincode: "600005" }],
    ["landmark", { landmark: "Near the tank" }],
    ["mobile, pincode", { mobile: "9840054321", presentpincode: "600005" }],
  ])("leaves in the audit trail that %s changed, and no more of it", async (changed, edit) => {
    const { json, customerId } = await added();
    const { password: _left, ...unchanged } = json;
    await admin.call("updateCustomer", { ...unchanged, customerid: customerId });
    const { status, body } = await admin.call("updateCustomer", { ...unchanged, ...edit, customerid: customerId });
    expect(status, JSON.stringify(body)).toBe(200);
    const [same, entry] = await auditOf(customerId, "Update_Customer");
    expect(same?.detail).toEqual({});
    const { clientsRenamed: _renamed, sessionsEnded: _ended, ...detail } = Object(entry?.detail);
    expect(detail).toEqual({ changed });
  });

  test("keeps their password and sessions unless one is given, which is temporary", async () => {
    const { json, customerId } = await added();
    const session = await app.signedInUser(BigInt(customerId));
    await app.db.user.update({ where: { id: BigInt(customerId) }, data: { passwordIsTemporary: false } });
    const { password: _left, ...unchanged } = json;
    await admin.call("updateCustomer", { ...unchanged, customerid: customerId });
    expect((await session.call("getSession")).status).toBe(200);

    const other = "another river 78";
    await admin.call("updateCustomer", { ...json, password: other, confirmpassword: other, customerid: customerId });
    expect((await session.call("listSchemes", { type: "Monthly" })).status).toBe(401);
    const signedIn = await app.nobody().call("signIn", { email: json.email, password: other });
    expect(signedIn.body.data[0].must_change_password).toBe(true);
    expect((await mailsTo(customerId)).map(({ kind }) => kind)).toContain("temporary_password");
  });

  test("cannot take another's e-mail, be they a user or a client", async () => {
    const { customerId } = await added();
    const other = await app.make.user();
    const request = await app.make.client({ email: "elsewhere@example.com" });
    await app.db.user.update({ where: { id: request.userId ?? 0n }, data: { email: "moved@example.com" } });
    for (const email of [other.email, request.email]) {
      const json = { ...customerSample(), email, customerid: customerId };
      expect(await refusalOf("updateCustomer", json)).toEqual([409, "email_already_registered"]);
    }
  });

  test("without a status leaves it", async () => {
    const { json, customerId } = await added({ status: "Inactive" });
    await admin.call("updateCustomer", { ...json, status: "", customerid: customerId });
    expect(await statusOf(customerId)).toBe("inactive");
  });

  test("does not change a member of staff", async () => {
    const employee = await app.make.user({ userType: "Employee" });
    const missing = [404, "customer_not_found"];
    const json = { ...customerSample(), customerid: String(employee.id) };
    expect(await refusalOf("updateCustomer", json)).toEqual(missing);
    expect(await refusalOf("getCustomer", { customerid: String(employee.id) })).toEqual(missing);
    expect(await refusalOf("deleteCustomer", { id: String(employee.id) })).toEqual(missing);
  });
});

describe("a customer who was never asked for an address", () => {
  const theirs = ["presentaddress", "presentcountry", "presentstate", "presentcity", "presentpincode"] as const;
  const person = (email: string) => ({ name: "Kavitha Raman", email, mobile: "9876543210" });

  test("is changed without one", async () => {
    const { id, email } = await app.make.user({ userType: "Customer" });
    const { status, body } = await admin.call("updateCustomer", { ...person(email), customerid: String(id) });
    expect([status, body.data?.[0].Result]).toEqual([200, "Successfully UPDATED"]);
    expect(await app.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ mobile: "9876543210" });
    const [entry] = await auditOf(String(id), "Update_Customer");
    expect(entry?.detail).toMatchObject({ changed: "name, mobile" });
  });

  test("may give a day of birth alone", async () => {
    const { id, email } = await app.make.user({ userType: "Customer" });
    const json = { ...person(email), dateofbirth: "14/04/1988", customerid: String(id) };
    expect((await admin.call("updateCustomer", json)).status).toBe(200);
    expect(await app.db.customerProfile.findUnique({ where: { userId: id } })).toMatchObject({
      address: null,
      gender: null,
    });
  });

  test.each([
    [
      { presentaddress: "12, Car Street" },
      ["presentcountry", "presentstate", "presentcity", "presentpincode", "gender"],
    ],
    [{ presentpincode: "600004" }, ["presentaddress", "presentcountry", "presentstate", "presentcity", "gender"]],
    [{ landmark: "Near the tank" }, [...theirs, "gender"]],
  ])("gives the whole of one that is begun with %j", async (begun, missing) => {
    const { id, email } = await app.make.user({ userType: "Customer" });
    const { status, body } = await admin.call("updateCustomer", { ...person(email), ...begun, customerid: String(id) });
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, missing]);
  });

  test("keeps the one that was given since, and the gender", async () => {
    const { json, customerId } = await added();
    const without = Object.fromEntries(
      Object.entries(json).filter(([name]) => !theirs.some((known) => known === name)),
    );
    expect(await refusalOf("updateCustomer", { ...without, customerid: customerId })).toEqual([
      422,
      "customer_address_kept",
    ]);
    const { gender: _gone, ...ungendered } = json;
    expect(await refusalOf("updateCustomer", { ...ungendered, customerid: customerId })).toEqual([
      422,
      "customer_gender_missing",
    ]);
    const { id, email } = await app.make.user({ userType: "Customer" });
    const known = { ...person(email), customerid: String(id) };
    await admin.call("updateCustomer", { ...known, gender: "Female" });
    expect(await refusalOf("updateCustomer", known)).toEqual([422, "customer_gender_kept"]);
  });
});

describe("shutting a customer out", () => {
  test.each(["Inactive", "Disabled"])("%s fails their next request, and their sign-in", async (status) => {
    const { json, customerId } = await added();
    await app.db.user.update({ where: { id: BigInt(customerId) }, data: { passwordIsTemporary: false } });
    const session = await app.signedInUser(BigInt(customerId));
    expect((await session.call("listSchemes", { type: "Monthly" })).status).toBe(200);
    const answer =
      status === "Disabled"
        ? await admin.call("deleteCustomer", { id: customerId, status: "Disabled" })
        : await admin.call("updateCustomer", { ...customerSample(), status, customerid: customerId });
    expect(answer.status).toBe(200);

    expect((await session.call("listSchemes", { type: "Monthly" })).status).toBe(401);
    expect((await session.call("refreshSession")).status).toBe(401);
    expect((await app.nobody().call("signIn", { email: json.email, password })).status).toBe(401);
    expect(await statusOf(customerId)).toBe(status.toLowerCase());
    // Coming back does not bring the sessions back.
    await admin.call("updateCustomer", { ...customerSample(), status: "Active", customerid: customerId });
    expect((await session.call("listSchemes", { type: "Monthly" })).status).toBe(401);
  });

  test("a second time changes nothing and ends no further session", async () => {
    const { customerId } = await added();
    for (let n = 0; n < 2; n += 1) expect((await admin.call("deleteCustomer", { id: customerId })).status).toBe(200);
    const details = (await auditOf(customerId, "Delete_Customer")).map(({ detail }) => detail);
    expect(details).toEqual([{ status: "active → disabled", sessionsEnded: 0 }, {}]);
  });
});
