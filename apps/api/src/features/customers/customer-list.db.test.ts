import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

describe("the list of customers", () => {
  interface Row {
    fld_name: string;
    fld_status: string;
  }
  const namesFor = async (search?: string): Promise<string[]> => {
    const { body } = await admin.call("listCustomers", search === undefined ? {} : { search });
    return body.data.map((row: Row) => row.fld_name);
  };

  beforeAll(async () => {
    admin = await app.signedInAs({ userType: "Admin" });
    await app.make.user({ name: "Zarina Active", email: "zarina@example.com", mobile: "9111111111" });
    await app.make.user({ name: "Zubeda", email: "zubeda@example.com", mobile: "9222222222", status: "inactive" });
    await app.make.user({ name: "Zeenat", email: "zeenat@example.com", mobile: "9333333333", status: "disabled" });
    await app.make.user({ name: "Zoya", email: "zoya@example.com", userType: "Employee" });
  });

  test("finds a part of the name in any letter case, and leaves out the deleted and staff", async () => {
    expect(await namesFor("zEE")).toEqual([]);
    expect(await namesFor("za")).toEqual(["Zarina Active"]);
    expect(await namesFor("zoya")).toEqual([]);
    expect(await namesFor("%")).toEqual([]);
  });

  test("finds the whole e-mail, mobile number or status, and no part of them", async () => {
    expect(await namesFor("ZARINA@example.com")).toEqual(["Zarina Active"]);
    expect(await namesFor("9222222222")).toEqual(["Zubeda"]);
    expect(await namesFor("922222222")).toEqual([]);
    expect(await namesFor("zubeda@")).toEqual([]);
    expect(await namesFor("active")).toEqual(["Zarina Active"]);
    expect(await namesFor("Inactive")).toContain("Zubeda");
    expect(await namesFor("INACTIVE")).not.toContain("Zarina Active");
  });

  test("shows the deleted when their status, whole e-mail or mobile number is searched for, and only then", async () => {
    expect(await namesFor("disabled")).toContain("Zeenat");
    expect(await namesFor("ZEENAT@example.com")).toEqual(["Zeenat"]);
    expect(await namesFor("9333333333")).toEqual(["Zeenat"]);
    expect(await namesFor()).not.toContain("Zeenat");
    expect(await namesFor("zeenat")).toEqual([]);
    expect(await namesFor("zeenat@")).toEqual([]);
  });

  test("goes by both its names", async () => {
    const paths = ["/api/Get_CustomerList?search=zarina", "/api/Get_customerList?search=zarina"];
    const [one, other] = await Promise.all(paths.map((path) => admin.send("get", path)));
    expect(one?.status).toBe(200);
    expect(other?.body).toEqual(one?.body);
    expect((await admin.send("get", "/api/get_customerList")).status).toBe(404);
  });
});
