import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Selvi" });
});

const save = (input: object) => admin.call("saveCounter", input);
const codeOf = async (answer: ReturnType<typeof save>) => (await answer).body.code;
const counters = async (caller = admin) => (await caller.call("listCounters")).body.data;

test("a shop has one counter, which gives all receipts", async () => {
  expect(await counters()).toEqual([
    { counter_id: 1, name: "Counter", series: "T", gives_online: true, is_open: true, is_mine: true },
  ]);
});

test("a clerk chooses a counter that an Admin added, and her receipts are numbered there", async () => {
  const { body } = await save({ name: "Ground floor", series: "gf" });
  expect(body.data[0]).toMatchObject({ name: "Ground floor", series: "GF", is_open: true, is_mine: false });
  const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["payments.take"] });
  await app.make.goldRate();
  const pay = async () => {
    const { number } = await app.make.book();
    const paid = await clerk.call("takeCounterPayment", { accountno: number });
    return paid.body.data[0].receiptno;
  };
  expect(await pay()).toMatch(/^T2627-/);
  const chosen = await clerk.call("chooseCounter", { counter_id: body.data[0].counter_id });
  expect([chosen.status, chosen.body.data[0].is_mine]).toEqual([200, true]);
  expect(await pay()).toBe("GF2627-0000001");
  expect((await app.make.payment()).receiptNumber).toMatch(/^T2627-/);
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Choose_Counter" } });
  expect([entry.recordType, entry.detail]).toEqual(["counter", { name: "Ground floor", series: "GF" }]);
  // Closed, it numbers nothing more, and its letters stay its own.
  const gone = { counter_id: body.data[0].counter_id, name: "Ground floor", series: "GF", is_open: false };
  expect((await save(gone)).body.data[0]).toMatchObject({ is_open: false });
  expect(await pay()).toMatch(/^T2627-/);
  expect((await counters(clerk)).map((one: { is_mine: boolean }) => one.is_mine)).toEqual([true, false]);
  expect((await clerk.call("chooseCounter", gone)).body.code).toBe("counter_not_found");
  expect(await codeOf(save({ name: "Another", series: "GF" }))).toBe("counter_series_used");
});

test("another counter may give the receipts of online payments, and one of them always does", async () => {
  const { body } = await save({ name: "Online", series: "N", gives_online: true });
  const online = body.data[0];
  expect((await counters()).filter((one: { gives_online: boolean }) => one.gives_online)).toEqual([online]);
  const { paymentId } = await app.make.payment({ status: "pending" });
  expect((await app.money.acknowledge(paymentId)).receiptNumber).toBe("N2627-0000001");
  expect(await codeOf(save({ ...online, gives_online: false }))).toBe("counter_needed");
  expect(await codeOf(save({ ...online, is_open: false }))).toBe("counter_needed");
});

test("who closes the own counter is at the first one", async () => {
  const { counter_id } = (await save({ name: "Balcony", series: "B" })).body.data[0];
  await admin.call("chooseCounter", { counter_id });
  const closed = (await save({ counter_id, name: "Balcony", series: "B", is_open: false })).body.data[0];
  expect(closed).toMatchObject({ is_open: false, is_mine: false });
  expect((await counters()).find((one: { is_mine: boolean }) => one.is_mine)).toMatchObject({ counter_id: 1 });
});

test.each([
  [{ counter_id: 1, name: "Counter", series: "T", is_open: false }, "counter_needed"],
  [{ counter_id: 1, name: "Counter", series: "Q" }, "counter_series_fixed"],
  [{ counter_id: 99, name: "Nowhere", series: "NW" }, "counter_not_found"],
  [{ name: "Counter", series: "CC" }, "counter_name_used"],
])("%o is refused: %s", async (input, code) => {
  expect(await codeOf(save(input))).toBe(code);
});

test("letters are letters, up to three", async () => {
  for (const series of ["", "ABCD", "A1", "அ"])
    expect([series, (await save({ name: "X", series })).status]).toEqual([series, 422]);
});
