import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let north: number;
let south: number;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  north = (await app.make.branch({ name: "North" })).id;
  south = (await app.make.branch({ name: "South" })).id;
});

const branchesOf = async (caller: SignedIn) => {
  const [person] = (await caller.call("getSession", {})).body.data;
  return person.branches.map((one: Record<string, unknown>) => [one["name"], one["is_worked_in"], one["is_current"]]);
};
const clerk = (branchIds: number[] = []) =>
  app.signedInAs({ userType: "Employee", capabilities: ["clients.view"], branchIds });
const first = async () => (await app.db.branch.findUniqueOrThrow({ where: { id: 1 } })).name;

test("who was given no branch works in the first one, and sees no other", async () => {
  expect(await branchesOf(await clerk())).toEqual([[await first(), true, true]]);
});

test("an Admin gives somebody branches, which holds from the next request on, and is written down", async () => {
  const moved = await clerk();
  const given = await admin.call("giveBranches", { id: String(moved.userId), branches: [south, north] });
  expect(given.body.data[0], JSON.stringify(given.body)).toEqual({
    fld_id: moved.userId.toString(),
    branches: [north, south],
  });
  expect(await branchesOf(moved)).toEqual([
    ["North", true, true],
    ["South", true, false],
  ]);
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Give_Branches" } });
  expect(entry.detail).toEqual({ before: await first(), after: "North, South" });
});

test("with several they choose where they are; where they do not work is as if it were not there", async () => {
  const both = await clerk([north, south]);
  expect((await both.call("chooseBranch", { branch: south })).body.data[0]).toEqual({ branch: south });
  expect(await branchesOf(both)).toEqual([
    ["North", true, false],
    ["South", true, true],
  ]);
  const unseen = await both.call("chooseBranch", { branch: 1 });
  const missing = await both.call("chooseBranch", { branch: 9_999 });
  expect([unseen.status, unseen.body.code, unseen.body.detail]).toEqual([404, "branch_not_found", missing.body.detail]);
  // Who is not given it any more is where they work.
  await admin.call("giveBranches", { id: String(both.userId), branches: [north] });
  expect(await branchesOf(both)).toEqual([["North", true, true]]);
});

test("who may see all branches sees them, and changes something only where they work", async () => {
  const seer = await app.signedInAs({
    userType: "Employee",
    capabilities: ["branches.all", "clients.enrol", "clients.view"],
    branchIds: [north],
  });
  expect(await branchesOf(seer)).toEqual([
    [await first(), false, false],
    ["North", true, true],
    ["South", false, false],
  ]);
  const choice = await seer.call("chooseBranch", { branch: south });
  expect([choice.status, choice.body.code]).toEqual([403, "not_allowed"]);
});

test.each([
  [{ branches: [] }, "branch_missing"],
  [{ branches: [9_999] }, "branch_not_found"],
])("%o is refused: %s", async (input, code) => {
  const somebody = await clerk();
  const { body } = await admin.call("giveBranches", { id: String(somebody.userId), ...input });
  expect(body.code).toBe(code);
});

test("only Employees are given branches: an Admin works in all of them", async () => {
  const { body } = await admin.call("giveBranches", { id: String(admin.userId), branches: [north] });
  expect(body.code).toBe("user_not_employee");
  expect((await admin.call("giveBranches", { id: "999999999", branches: [1] })).body.code).toBe("user_not_found");
});
