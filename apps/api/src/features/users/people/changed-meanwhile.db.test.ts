import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";
import { customerSample } from "#testing/samples/values.ts";

const app = useApp();
let first: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  first = await app.signedInAs({ userType: "Admin", name: "Kavitha" });
  second = await app.signedInAs({ userType: "Admin", name: "Arun" });
});

/** How one kind of record is read, and sent back with a new name. */
interface Kind {
  kind: string;
  make: () => Promise<string>;
  read: (caller: SignedIn, id: string) => Promise<Record<string, unknown>>;
  save: (caller: SignedIn, id: string, read: Record<string, unknown>, name: string) => ReturnType<SignedIn["call"]>;
}

const rowOf = async (answer: ReturnType<SignedIn["call"]>) => (await answer).body.data[0];

const user: Kind = {
  kind: "a user",
  make: async () => String((await app.make.user({ userType: "Employee" })).id),
  read: (caller, id) => rowOf(caller.call("getUser", { id })),
  save: (caller, id, { fld_email, fld_mobile, fld_version }, name) => {
    const same = { email: fld_email, mobile: fld_mobile, usertype: "Employee", status: "Active" };
    return caller.call("updateUser", { id, name, ...same, version: fld_version });
  },
};

const customer: Kind = {
  kind: "a customer",
  make: async () => String((await app.make.user({ userType: "Customer" })).id),
  read: (caller, customerid) => rowOf(caller.call("getCustomer", { customerid })),
  save: (caller, customerid, { fld_email: email, fld_version: version }, name) =>
    caller.call("updateCustomer", { ...customerSample(), password: undefined, customerid, email, name, version }),
};

const client: Kind = {
  kind: "a client",
  make: async () => String((await app.make.client()).id),
  read: (caller, id) => rowOf(caller.call("getClient", { id })),
  save: (caller, id, { fld_email: email, fld_mobile: mobile, fld_version: version }, name) =>
    caller.call("updateClient", { id, name, email, mobile, version }),
};

function pass(ms: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
}

describe.for([user, customer, client])("$kind that two Admins edit", ({ make, read, save }) => {
  test("keeps what the first saved; the refusal of the second says who it was, and when", async () => {
    const id = await make();
    const [seen, alsoSeen] = [await read(first, id), await read(second, id)];
    pass(60_000);
    expect((await save(first, id, seen, "As Kavitha says")).status).toBe(200);
    const refused = await save(second, id, alsoSeen, "As Arun says");
    expect([refused.status, refused.body.code, refused.body.params.name]).toEqual([
      409,
      "changed_meanwhile",
      "Kavitha",
    ]);
    expect(refused.body.data).toMatch(
      /^Kavitha saved changes here on \d\d-\d\d-\d{4}, \d\d:\d\d, after you opened it\./,
    );
    expect((await read(second, id))["fld_name"]).toBe("As Kavitha says");
    pass(60_000);
    expect((await save(second, id, await read(second, id), "As Arun says")).status).toBe(200);
  });

  test("is saved by one of ten who send at once what they all read", async () => {
    const id = await make();
    const seen = await read(first, id);
    pass(60_000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save(n % 2 === 0 ? first : second, id, seen, `Name ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "changed_meanwhile")).toHaveLength(9);
  });

  test("is saved as before by a caller who sends no version", async () => {
    const id = await make();
    const { fld_version: _version, ...seen } = await read(first, id);
    pass(60_000);
    await save(first, id, seen, "As Kavitha says");
    expect((await save(second, id, seen, "As Arun says")).status).toBe(200);
  });
});

test("a customer deleted meanwhile is not brought back by a form that was still open", async () => {
  const { make, read, save } = customer;
  const id = await make();
  const seen = await read(second, id);
  pass(60_000);
  await first.call("deleteCustomer", { id });
  expect((await save(second, id, seen, "Still here")).body.code).toBe("changed_meanwhile");
  expect((await app.db.user.findUniqueOrThrow({ where: { id: BigInt(id) } })).status).toBe("disabled");
});

test("somebody's own new password or language does not stand in the way of an edit", async () => {
  const { read, save } = user;
  const employee = await app.signedInAs({ userType: "Employee" });
  const id = String(employee.userId);
  const seen = await read(first, id);
  pass(60_000);
  await employee.call("saveProfile", { language: "ta" });
  await first.call("issueTemporaryPassword", { id });
  expect((await save(first, id, seen, "As Kavitha says")).status).toBe(200);
});
