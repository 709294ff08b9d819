import { describe, expect, test } from "vitest";
import { admin, app, codeOf, designationId, lastAudit } from "./users.testing.ts";

describe("lists", () => {
  test("everyone who has a sign-in, staff first", async () => {
    await app.make.user({ name: "Aaa", userType: "Customer", status: "disabled" });
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
