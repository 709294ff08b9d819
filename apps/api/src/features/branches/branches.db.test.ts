import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { textOfPdf } from "#testing/pdf-text.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

const save = (input: object, caller = admin) => caller.call("saveBranch", input);
const session = async (caller: SignedIn) => (await caller.call("getSession", {})).body.data[0];

test("a shop has one branch, of which nothing is said to anybody", async () => {
  const { body } = await admin.call("listBranches", {});
  expect(body.data).toEqual([
    {
      branch: 1,
      letters: "T",
      name: expect.any(String),
      address: "",
      phone: "",
      gstin: "",
      opens_at: null,
      closes_at: null,
      own_rate: false,
      version: 1,
      is_worked_in: true,
      is_current: true,
    },
  ]);
  expect(await session(admin)).not.toHaveProperty("branches");
  const [counter] = (await admin.call("listCounters", {})).body.data;
  expect(Object.keys(counter)).toEqual(["counter_id", "name", "series", "gives_online", "is_open", "is_mine"]);
  const { paymentId } = await app.make.payment();
  const receipt = await admin.call("getReceipt", { id: String(paymentId) });
  expect(receipt.body.data[0].sheet).not.toHaveProperty("branch_lines");
});

describe("a second branch", () => {
  let opened: Record<string, unknown>;
  beforeAll(async () => {
    const answer = await save({
      letters: "v",
      name: "Velachery",
      address: "4, Lake Road, Velachery",
      phone: "044 2245 0099",
      gstin: "27AAPFU0939F1ZV",
      opens_at: 10,
      closes_at: 20,
    });
    [opened] = answer.body.data;
  });

  test("has what it was given, a drawer and a counter, whose receipts begin with its letters", async () => {
    expect(opened).toMatchObject({ letters: "V", name: "Velachery", opens_at: 10, closes_at: 20, is_current: false });
    const id = Number(opened["branch"]);
    expect(await app.db.place.findUnique({ where: { id } })).not.toBeNull();
    const counters = (await admin.call("listCounters", { branch: id })).body.data;
    expect(counters).toEqual([
      expect.objectContaining({ name: "Velachery", series: "V", is_open: true, branch: id, branch_name: "Velachery" }),
    ]);
    const { receiptNumber } = await app.make.payment({ branchId: id, book: { branchId: id } });
    expect(receiptNumber).toBe("V2627-0000001");
    expect((await app.make.payment()).receiptNumber).toMatch(/^T2627-/);
    const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Save_Branch" } });
    expect([entry.recordType, entry.recordId]).toEqual(["branch", String(id)]);
  });

  test("an Admin sees both from now on, and acts in the first until they choose", async () => {
    const id = Number(opened["branch"]);
    expect((await session(admin)).branches).toMatchObject([
      { branch: 1, is_worked_in: true, is_current: true },
      { branch: id, name: "Velachery", is_worked_in: true, is_current: false },
    ]);
    const other = await app.signedInAs({ userType: "Admin" });
    expect((await other.call("chooseBranch", { branch: id })).status).toBe(200);
    expect((await session(other)).branches).toMatchObject([{ is_current: false }, { is_current: true }]);
  });

  test("stands at the head of the receipts of what it took, and a shop of one branch at none", async () => {
    const headOf = async (paymentId: bigint) =>
      (await admin.call("getReceipt", { id: String(paymentId) })).body.data[0].sheet.branch_lines;
    // Its book is of the other branch.
    const { paymentId } = await app.make.payment({ branchId: Number(opened["branch"]) });
    expect(await headOf(paymentId)).toEqual([
      "Velachery",
      "4, Lake Road, Velachery · 044 2245 0099",
      "GSTIN 27AAPFU0939F1ZV",
    ]);
    const { body } = await admin.call("printReceipt", { id: String(paymentId) });
    expect(await textOfPdf(new Uint8Array(body))).toContain("GSTIN 27AAPFU0939F1ZV");
    const ofFirst = await app.make.payment();
    expect(await headOf(ofFirst.paymentId)).toHaveLength(1);
  });

  test("a customer is told of none", async () => {
    const { userId } = await app.make.client();
    if (userId === null) throw new Error("a client of a test has a sign-in");
    expect(await session(await app.signedInUser(userId))).not.toHaveProperty("branches");
  });

  test("is changed by who saw it as it is, and its letters stay", async () => {
    const form = { branch: opened["branch"], letters: "V", name: "Velachery East", version: opened["version"] };
    const saved = await save(form);
    expect(saved.body.data[0]).toMatchObject({ name: "Velachery East", address: "", version: 2 });
    expect((await save(form)).body.code).toBe("settings_changed");
    expect((await save({ ...form, version: 2, letters: "W" })).body.code).toBe("branch_code_fixed");
  });

  test.each([
    [{ letters: "V", name: "Vadapalani" }, "branch_code_used"],
    // Receipts of either could be taken for those of the other.
    [{ letters: "VA", name: "Vadapalani" }, "branch_code_used"],
    [{ letters: "T", name: "Tambaram" }, "branch_code_used"],
    [{ letters: "A", name: "velachery east" }, "branch_name_used"],
    [{ letters: "A", name: "Adyar", branch: 77, version: 1 }, "branch_not_found"],
  ])("%o is refused: %s", async (input, code) => {
    expect((await save(input)).body.code).toBe(code);
  });

  test("hours that end before they begin, and letters that are none, are refused", async () => {
    const form = { letters: "A", name: "Adyar" };
    for (const wrong of [{ opens_at: 20, closes_at: 10 }, { letters: "A1" }, { letters: "ABC" }, { name: "" }])
      expect((await save({ ...form, ...wrong })).status).toBe(422);
  });

  test("one key opens one branch", async () => {
    const before = await app.db.branch.count();
    const input = { letters: "K", name: "Kilpauk" };
    const answers = await Promise.all([1, 2].map(() => admin.call("saveBranch", input, { key: "one-branch" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.db.branch.count()).toBe(before + 1);
  });
});

describe("counters of branches", () => {
  const counter = (input: object) => admin.call("saveCounter", input);
  let branch: { id: number; name: string; code: string };
  beforeAll(async () => {
    branch = await app.make.branch({ code: "Z", name: "Zamin" });
  });

  test.each([
    ["another branch", "ZX", { branch: 1 }],
    ["the first branch", "Q", {}],
  ])("letters of %s are refused, by the database too", async (_whose, series, where) => {
    const at = "branch" in where ? where.branch : branch.id;
    const { body } = await counter({ name: "Annexe", series, branch: at });
    expect(body.code).toBe("counter_series_of_branch");
    await expect(app.db.counter.create({ data: { name: "Annexe", series, branchId: at } })).rejects.toThrow(
      /counter_series_of_branch/,
    );
  });

  test("a branch may have several, of the same names as elsewhere; its first stays open", async () => {
    const { body } = await counter({ name: "Counter", series: "ZB", branch: branch.id });
    expect(body.data[0]).toMatchObject({ series: "ZB", branch: branch.id, branch_name: "Zamin" });
    const [first] = (await admin.call("listCounters", { branch: branch.id })).body.data;
    expect((await counter({ ...first, is_open: false })).body.code).toBe("counter_needed");
    expect((await counter({ ...body.data[0], is_open: false })).status).toBe(200);
    expect((await counter({ ...first, branch: 1 })).body.code).toBe("counter_not_found");
    expect((await counter({ ...first, gives_online: true })).body.code).toBe("counter_online_elsewhere");
  });

  test("who takes money chooses among those of their branch, and keeps none of another one", async () => {
    const { body } = await counter({ name: "Upstairs", series: "ZU", branch: branch.id });
    const upstairs = body.data[0].counter_id;
    const clerk = await app.signedInAs({
      userType: "Employee",
      capabilities: ["payments.take"],
      branchIds: [1, branch.id],
    });
    expect((await clerk.call("chooseCounter", { counter_id: upstairs })).body.code).toBe("counter_not_found");
    await clerk.call("chooseBranch", { branch: branch.id });
    expect((await clerk.call("chooseCounter", { counter_id: upstairs })).status).toBe(200);
    const mine = async () => {
      const { data } = (await clerk.call("listCounters", {})).body;
      return data.filter((one: { is_mine: boolean }) => one.is_mine).map((one: { series: string }) => one.series);
    };
    expect(await mine()).toEqual(["ZU"]);
    const pay = async (branchId: number) => {
      const { number } = await app.make.book({ branchId });
      return (await clerk.call("takeCounterPayment", { accountno: number })).body.data[0].receiptno;
    };
    expect(await pay(branch.id)).toBe("ZU2627-0000001");
    await clerk.call("chooseBranch", { branch: 1 });
    expect(await mine()).toEqual(["T"]);
    expect(await pay(1)).toMatch(/^T2627-/);
  });
});
