import bcrypt from "bcrypt";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { admin, app, approve, minutes, setScope, work } from "#features/approvals/approvals.testing.ts";
import { setMobileFirstPassword } from "#testing/first-password.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeRequest } from "#testing/make-request.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";
import { customerSample, enrolment, person } from "#testing/samples/values.ts";

const password = "quiet river 77";
/** For each password that was hashed, how many transactions waited for it. */
let waiting: number[];
let owner: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  await app.make.payment();
  owner = await admin();
});

beforeEach(() => {
  waiting = [];
  const hash = bcrypt.hash.bind(bcrypt);
  const watched = async (typed: string | Buffer, rounds: string | number) => {
    // A new kernel makes the hash of nobody beside its work.
    if (typed !== "nobody's password") waiting.push(await countOpenTransactions());
    return await hash(typed, rounds);
  };
  // The types of a spy know the form with a callback alone.
  vi.spyOn(bcrypt, "hash").mockImplementation((typed: string | Buffer, rounds: string | number): unknown =>
    watched(typed, rounds),
  );
});
afterEach(() => vi.restoreAllMocks());

async function countOpenTransactions(): Promise<number> {
  const { rows } = await app.asOwner((db) =>
    db.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    ),
  );
  return rows[0]?.count ?? -1;
}

const newAdmin = () => ({ ...person(), usertype: "Admin", password });
/** An Admin adds a second factor then. */
const canSignIn = async (email: string, typed: string) => {
  const { status, body } = await app.nobody().call("signIn", { email, password: typed });
  return status === 200 || body.code === "second_factor_needed";
};

describe("no transaction waits while a password is hashed", () => {
  test.each([
    ["addClient", async () => person()],
    ["enrolClient", async () => ({ ...person(), schemes: [enrolment()] })],
    ["addUser", async () => ({ ...person(), usertype: "Employee", password })],
    ["addCustomer", async () => ({ ...customerSample(), password })],
    ["updateCustomer", async () => ({ ...customerSample(), customerid: await idOf("Customer"), password })],
    ["issueTemporaryPassword", async () => ({ id: await idOf("Employee") })],
    ["approveApplication", async () => ({ id: String((await makeRequest(app.db)).id), name: "A", accountno: "SMP9" })],
  ] as const)("%s", async (name, json) => {
    const answer = await owner.call(name, await json());
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(waiting).toEqual([0]);
  });

  const idOf = async (userType: "Customer" | "Employee") => String((await app.make.user({ userType })).id);

  test("calls that take effect after their delay", async () => {
    await setScope("alone");
    const added = [newAdmin(), newAdmin()];
    for (const json of added) expect((await owner.call("addUser", json)).status).toBe(202);
    app.clock.now = minutes(61);
    expect(await work()).toBe(2);
    expect(waiting).toEqual([0, 0]);
    for (const { email } of added) expect(await canSignIn(email, password)).toBe(true);
  });

  test("a call that another Admin approves", async () => {
    await setScope("everyone");
    const added = newAdmin();
    const asked = await owner.call("addUser", added);
    expect([asked.status, waiting]).toEqual([202, []]);
    const decided = await approve(await admin(), asked.body.approval.approval_id);
    expect([decided.status, waiting]).toEqual([200, [0]]);
    expect(await canSignIn(added.email, password)).toBe(true);
  });
});

test("a client can sign in with the hash that was made", async () => {
  await setMobileFirstPassword(app.db, true);
  const client = { ...person(), schemes: [enrolment()] };
  expect((await owner.call("enrolClient", client)).status).toBe(200);
  expect(await canSignIn(client.email, client.mobile)).toBe(true);
});

test("nothing is hashed for a call that is refused, and once for one that is repeated", async () => {
  const taken = enrolment();
  const first = { ...person(), schemes: [taken] };
  for (let i = 0; i < 2; i += 1)
    expect((await owner.call("enrolClient", first, { key: "an-enrolment" })).status).toBe(200);
  expect(waiting).toHaveLength(1);
  const { body } = await owner.call("enrolClient", { ...person(), schemes: [taken] });
  expect([body.code, waiting.length]).toEqual(["book_number_taken", 1]);
});
