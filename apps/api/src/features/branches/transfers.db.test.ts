import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { serial } from "#testing/samples/values.ts";

const app = useApp();
let north: number;
let main: string;
let here: SignedIn;
let there: SignedIn;
beforeAll(async () => {
  ({ name: main } = await app.db.branch.findUniqueOrThrow({ where: { id: 1 } }));
  north = (await app.make.branch({ name: "North" })).id;
  const capabilities = ["payments.acknowledge", "payments.take"] as const;
  here = await app.signedInAs({ userType: "Employee", capabilities, name: "Selvi" });
  there = await app.signedInAs({ userType: "Employee", capabilities, branchIds: [north], name: "Murugan" });
});
/** The first branch takes a thousand rupees in cash for a book of the other one. */
beforeEach(() => app.make.payment({ book: { branchId: north } }));

const cash = (to = north) => ({ to, amount: "100", taken_from: "Drawer" });
const bank = (to = north) => ({ to, amount: "100", taken_from: "Bank", reference: `NEFT ${serial()}` });
const send = async (input: object = cash(), caller = here) => {
  const { status, body } = await caller.call("sendToBranch", input);
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.data[0].transfer_id);
};
const dues = async (caller: SignedIn) => (await caller.call("branchDues", {})).body.data;
const find = async (id: string, caller = there) => {
  const { data } = (await caller.call("listBranchTransfers", { pagesize: 100 })).body;
  return data.find((one: { transfer_id: string }) => one.transfer_id === id);
};

test("both branches see what the one owes the other, and it is less when the other confirms what came", async () => {
  const [before] = await dues(there);
  expect(before).toMatchObject({ debtor: 1, debtor_name: main, creditor: north, creditor_name: "North" });
  expect(before).toEqual((await dues(here))[0]);
  const owed = Number(before.owed);
  const id = await send();
  expect((await dues(there))[0]).toMatchObject({ owed: before.owed, on_its_way: "100" });
  expect(await find(id)).toMatchObject({
    from_name: main,
    to_name: "North",
    amount: "100",
    taken_from: "Drawer",
    state: "On its way",
    sent_by: "Selvi",
    may_receive: true,
    may_cancel: false,
  });
  expect(await find(id, here)).toMatchObject({ may_receive: false, may_cancel: true });
  const received = await there.call("receiveFromBranch", { transfer_id: id, put_into: "Safe", amount: "100" });
  expect(received.status, JSON.stringify(received.body)).toBe(200);
  expect(Number((await dues(here))[0].owed)).toBe(owed - 100);
  expect(await find(id)).toMatchObject({ state: "Received", put_into: "Safe", received_by: "Murugan" });
  const audited = await app.db.auditEntry.findMany({
    where: { recordType: "branch_transfer", recordId: id },
    orderBy: { id: "asc" },
  });
  expect(audited.map(({ operation, actorId }) => [operation, actorId])).toEqual([
    ["Send_To_Branch", here.userId],
    ["Receive_From_Branch", there.userId],
  ]);
});

test("a list is of one state, and a file has what the list has", async () => {
  const id = await send(bank());
  await here.call("cancelBranchTransfer", { transfer_id: id, reason: "Typed twice" });
  const { data } = (await here.call("listBranchTransfers", { state: "Taken back", pagesize: 100 })).body;
  expect(new Set(data.map((one: { state: string }) => one.state))).toEqual(new Set(["Taken back"]));
  expect(data.map((one: { transfer_id: string }) => one.transfer_id)).toContain(id);
  expect(await find(id)).toMatchObject({ cancelled_by: "Selvi", cancel_reason: "Typed twice" });
  const file = await there.call("exportBranchTransfers", { format: "csv", state: "Taken back" });
  expect(file.text).toContain("Typed twice");
});

describe("refused", () => {
  const code = async (answer: ReturnType<SignedIn["call"]>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  const receive = (id: string, caller: SignedIn, change: object = {}) =>
    code(caller.call("receiveFromBranch", { transfer_id: id, put_into: "Safe", amount: "100", ...change }));

  test("is what is not in the drawer, and what has no number at the bank, or one that was used", async () => {
    expect(await code(here.call("sendToBranch", { ...cash(), amount: "900000" }))).toEqual([409, "cash_not_there"]);
    const { reference: _left, ...bare } = bank();
    expect(await code(here.call("sendToBranch", bare))).toEqual([422, "bank_reference_missing"]);
    const used = bank();
    await send(used);
    expect(await code(here.call("sendToBranch", used))).toEqual([409, "bank_reference_used"]);
  });

  test("is a branch that is not there, and the own one", async () => {
    expect(await code(here.call("sendToBranch", cash(9_999)))).toEqual([404, "branch_not_found"]);
    expect(await code(here.call("sendToBranch", cash(1)))).toEqual([404, "branch_not_found"]);
    const admin = await app.signedInAs({ userType: "Admin" });
    expect(await code(admin.call("sendToBranch", { ...cash(), branch: 9_999 }))).toEqual([404, "branch_not_found"]);
  });

  test("is what differs from what was sent, and a bank's money in a drawer", async () => {
    const id = await send(bank());
    expect(await receive(id, there, { put_into: "Bank", amount: "99" })).toEqual([422, "transfer_amount_differs"]);
    expect(await receive(id, there)).toEqual([422, "transfer_other_way"]);
    expect(await receive(id, there, { put_into: "Bank" })).toEqual([200, undefined]);
    expect(await receive(id, there, { put_into: "Bank" })).toEqual([409, "transfer_decided"]);
  });

  test("is who is at the other end: only there it is confirmed, only here it is taken back", async () => {
    const id = await send();
    expect(await receive(id, here)).toEqual([404, "transfer_not_found"]);
    expect(await code(there.call("cancelBranchTransfer", { transfer_id: id, reason: "Mine" }))).toEqual([
      404,
      "transfer_not_found",
    ]);
  });

  test("is who sent it, though they work at both, and sees the list say so", async () => {
    await app.signedInAs({ userType: "Admin" });
    const both = await app.signedInAs({
      userType: "Employee",
      capabilities: ["payments.acknowledge"],
      branchIds: [1, north],
    });
    const id = await send(bank(), both);
    expect(await find(id, both)).toMatchObject({ may_receive: false, may_cancel: true });
    expect(await receive(id, both, { put_into: "Bank" })).toEqual([409, "transfer_own"]);
  });

  test("is who may not see either of the two: the list is empty, and nothing is owed", async () => {
    const away = (await app.make.branch()).id;
    const other = await app.signedInAs({
      userType: "Employee",
      capabilities: ["payments.acknowledge"],
      branchIds: [away],
    });
    const id = await send();
    expect(await dues(other)).toEqual([]);
    expect((await other.call("listBranchTransfers", {})).body.data).toEqual([]);
    expect(await receive(id, other)).toEqual([404, "transfer_not_found"]);
  });
});

test("sent twice under one key is sent once", async () => {
  const before = await app.db.branchTransfer.count();
  const answers = await Promise.all([1, 2].map(() => here.call("sendToBranch", cash(), { key: "one-transfer" })));
  expect(answers.map(({ body }) => body.data[0].transfer_id)).toEqual(
    Array(2).fill(answers[0]?.body.data[0].transfer_id),
  );
  expect(await app.db.branchTransfer.count()).toBe(before + 1);
});
