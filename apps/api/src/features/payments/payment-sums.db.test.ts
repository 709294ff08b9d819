import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { admin, app } from "./payments.testing.ts";

let clerk: SignedIn;
let other: SignedIn;
const numbers: string[] = [];

/** Three credited in May by two clerks, a refunded one, one that waits, and one of June. */
beforeAll(async () => {
  clerk = await app.signedInAs({ userType: "Employee", name: "Kavitha" });
  other = await app.signedInAs({ userType: "Employee", name: "Arun" });
  const [first, second] = [await app.make.book(), await app.make.book()];
  numbers.push(first.number, second.number);
  const on = (day: string, actor: SignedIn) => ({ day, now: new Date(`${day}T06:00:00Z`), actorId: actor.userId });
  await app.make.payment({ bookId: first.id, ...on("2047-05-02", clerk) });
  await app.make.payment({ bookId: first.id, ...on("2047-05-03", other), mode: "upi" });
  await app.make.payment({ bookId: second.id, ...on("2047-05-04", clerk), mode: "upi" });
  await app.make.payment({ bookId: second.id, ...on("2047-05-05", clerk), status: "refunded" });
  await app.make.payment({ bookId: second.id, ...on("2047-05-06", clerk), status: "pending", mode: "online" });
  await app.make.payment({ bookId: second.id, ...on("2047-06-01", clerk) });
});

const may = { FromDate: "2047-05-01", ToDate: "2047-05-31" };
const takenBy = (rows: { taken_by_name: string | null }[]) => rows.map(({ taken_by_name: name }) => name);

describe("the list of payments between two days", () => {
  test("has the days at both ends and none beside them, newest first, with who took each", async () => {
    const { body } = await admin.call("listPayments", { FromDate: "2047-05-02", ToDate: "2047-05-06" });
    expect(body.page.total).toBe(5);
    expect(takenBy(body.data)).toEqual([null, "Kavitha", "Kavitha", "Arun", "Kavitha"]);
    const { body: some } = await admin.call("listPayments", { FromDate: "2047-05-03", ToDate: "2047-05-04" });
    expect([some.page.total, some.data.length]).toEqual([2, 2]);
  });

  test("begins or ends openly, and is narrowed further", async () => {
    const later = await admin.call("listPayments", { FromDate: "2047-05-06" });
    expect(later.body.page.total).toBe(2);
    const failed = await admin.call("listPayments", { ...may, status: "Payment Approved", paymentmode: "UPI" });
    expect(failed.body.page.total).toBe(2);
    const ofBook = await admin.call("listPayments", { ...may, accountno: numbers[0] });
    expect(ofBook.body.page.total).toBe(2);
    const byName = await admin.call("listPayments", { ...may, search: numbers[1] });
    expect(byName.body.page.total).toBe(3);
  });

  test("shows what one member of staff took, within days and without", async () => {
    const mine = await admin.call("listPayments", { ...may, taken_by: String(other.userId) });
    expect([mine.body.page.total, takenBy(mine.body.data)]).toEqual([1, ["Arun"]]);
    const all = await admin.call("listPayments", { taken_by: String(clerk.userId) });
    expect(all.body.page.total).toBe(4);
  });
});

describe("the sums of the list", () => {
  const sumsOf = async (input: Record<string, unknown>) => (await admin.call("sumPayments", input)).body.data[0];

  test("add up what is credited, by payment method, and say how many others are left out", async () => {
    expect(await sumsOf(may)).toEqual({
      is_known: true,
      total_count: 3,
      total_amount: "1500",
      left_out_count: 2,
      modes: [
        { paymentmode: "UPI", total_count: 2, total_amount: "1000" },
        { paymentmode: "Cash", total_count: 1, total_amount: "500" },
      ],
    });
  });

  test("follow every filter of the list", async () => {
    const totals = async (input: Record<string, unknown>) => {
      const { total_amount: amount, left_out_count: leftOut } = await sumsOf({ ...may, ...input });
      return [amount, leftOut];
    };
    expect(await totals({ taken_by: String(other.userId) })).toEqual(["500", 0]);
    expect(await totals({ paymentmode: "UPI" })).toEqual(["1000", 0]);
    expect(await totals({ status: "Pending" })).toEqual(["0", 1]);
    expect(await totals({ search: numbers[1] })).toEqual(["500", 2]);
    expect(await totals({ accountno: numbers[0] })).toEqual(["1000", 0]);
  });

  test("of the whole list agree with the ledger's totals", async () => {
    const all = await sumsOf({});
    const { rows } = await app.asOwner((owner) =>
      owner.query<{ amount: string; count: number }>(
        "select div(sum(amount_paise), 100)::text as amount, count(*)::int as count from payments where status = 'credited'",
      ),
    );
    expect([all.total_amount, all.total_count]).toEqual([rows[0]?.amount, rows[0]?.count]);
  });
});

test("the usual views say how many they have", async () => {
  const counted = async () => (await admin.call("countPayments")).body.data[0];
  const before = await counted();
  const today = app.clock.now.toISOString().slice(0, 10);
  await app.make.payment({ day: today });
  await app.make.payment({ day: today, status: "failed", mode: "online" });
  const after = await counted();
  const more = (name: string) => after[name] - before[name];
  expect(["today_count", "month_count", "failed_count", "pending_count", "verified_count"].map(more)).toEqual([
    2, 2, 1, 0, 0,
  ]);
});

test("who took payments is offered by name, and nobody else", async () => {
  const { body } = await admin.call("listPaymentTakers");
  expect(body.data.map(({ fld_name: name }: { fld_name: string }) => name)).toEqual(
    expect.arrayContaining(["Arun", "Kavitha"]),
  );
  expect(body.data.map(({ fld_name: name }: { fld_name: string }) => name)).not.toContain("Asha");
});
