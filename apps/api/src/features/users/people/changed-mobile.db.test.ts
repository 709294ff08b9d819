import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";
import { customerSample } from "#testing/samples/values.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  admin = await app.signedInAs({ userType: "Admin" });
});

/** From before the rule. */
const old = "1234567890";

const kinds = [
  {
    kind: "a user",
    make: async () => (await app.make.user({ userType: "Employee", mobile: old })).id,
    save: (id: string, email: string, mobile: string) =>
      admin.call("updateUser", { id, name: "Ravi", email, mobile, usertype: "Employee", status: "Active" }),
  },
  {
    kind: "a customer",
    make: async () => (await app.make.user({ userType: "Customer", mobile: old })).id,
    save: (customerid: string, email: string, mobile: string) =>
      admin.call("updateCustomer", { ...customerSample(), password: undefined, customerid, email, mobile }),
  },
  {
    kind: "a client",
    make: async () => (await app.make.client({ mobile: old })).id,
    save: (id: string, email: string, mobile: string) =>
      admin.call("updateClient", { id, name: "Ravi", email, mobile }),
  },
];

describe.for(kinds)("$kind with a mobile number from before the rule", ({ kind, make, save }) => {
  test("is saved with it, and with another one only if an Indian subscriber can have that", async () => {
    const id = String(await make());
    const email = `${kind.replace(" ", "-")}@example.com`;
    expect((await save(id, email, old)).status).toBe(200);
    const refused = await save(id, email, "5876543210");
    expect([refused.status, refused.body.code]).toEqual([422, "mobile_not_indian"]);
    expect((await save(id, email, old)).status).toBe(200);
    expect((await save(id, email, "6876543210")).status).toBe(200);
    expect((await save(id, email, old)).body.code).toBe("mobile_not_indian");
  });
});
