import { monthly } from "@thangam/terms/testing/arrange";
import { beforeEach, describe, expect, test } from "vitest";
import type { MakeScheme } from "#testing/make-inputs.ts";
import { openedOrder } from "#testing/opened-order.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let customer: SignedIn;
let clientId: bigint;

const at = (day: string) => ({ day, now: new Date(`${day}T06:00:00Z`) });

beforeEach(async () => {
  customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  clientId = client.id;
});

/** What the customer sees now; a session does not last as long as a test moves the clock. */
async function savings(userId = customer.userId) {
  const answer = await (await app.signedInUser(userId)).call("getSavings", {});
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

/** A book of three instalments of Rs 500 whose third month has come, with so many paid on their days. */
async function threeMonths(paid: number, scheme: MakeScheme = {}) {
  const book = await app.make.book({ clientId, scheme: { instalments: 3, ...scheme }, ...at("2026-03-04") });
  for (const month of ["2026-03", "2026-04", "2026-05"].slice(0, paid))
    await app.make.payment({ bookId: book.id, ...at(`${month}-04`) });
  return book;
}

const late = { late: "deduct" as const, latePercentPer30Days: 1000, graceDays: 5 };
const bonus = { of: "instalment" as const, by: "instalments" as const, steps: [{ from: 3, percent: 10_000 }] };

describe("what a customer owns", () => {
  test("is rupees and grams apart, and together what they are worth at today's rate", async () => {
    await app.make.goldRate({ ...at("2026-05-03"), ratePaisePerGram: 1_000_000n });
    await app.make.goldRate({ ...at("2026-05-04"), ratePaisePerGram: 1_250_000n });
    await threeMonths(2);
    const gold = await app.make.book({ clientId, scheme: { accrual: "weight" }, ...at("2026-05-03") });
    await app.make.payment({ bookId: gold.id, ...at("2026-05-03") });
    const { owned, books, rates } = await savings();
    // Rs 500 at Rs 10,000 a gram are 50 mg, which are Rs 625 at Rs 12,500.
    expect(owned).toMatchObject({
      saved: "1000",
      gold: [{ purity: "22K", weight: "0.050" }],
      worth: "1625",
      paid_total: "1500",
    });
    expect(books.map(({ worth }: { worth: { today: object } }) => worth.today)).toMatchObject([
      { paid_total: "1000", worth: "1000" },
      { weight_total: "0.050", worth: "625" },
    ]);
    expect(rates).toEqual([
      { day: "2026-05-03", rate: "10000" },
      { day: "2026-05-04", rate: "12500" },
    ]);
  });

  test("is worth what it was by the last rate while today's is not set", async () => {
    await app.make.goldRate({ ...at("2026-05-04"), ratePaisePerGram: 1_000_000n });
    const gold = await app.make.book({ clientId, scheme: { accrual: "weight" } });
    await app.make.payment({ bookId: gold.id });
    app.clock.now = new Date("2026-05-06T06:00:00Z");
    const { owned, rates } = await savings();
    expect(owned).toMatchObject({ worth: "500", gold: [{ weight: "0.050" }] });
    expect(rates.at(-1)).toEqual({ day: "2026-05-04", rate: "10000" });
  });

  test("leaves out what was settled, and nothing of another customer is in it", async () => {
    const book = await threeMonths(1);
    await app.make.settledBook(book.id);
    const other = await app.signedInAs({ userType: "Customer" });
    expect(await savings()).toMatchObject({ owned: { saved: "0", worth: "0" }, books: [{ worth: null, due: null }] });
    expect(await savings(other.userId)).toMatchObject({ owned: { saved: "0" }, books: [] });
    expect((await other.call("getSavings", { id: String(customer.userId) })).status).toBe(404);
  });
});

describe("what is due", () => {
  const dueOf = async () => (await savings()).books[0].due;

  test.each([
    [3, null],
    [2, { due_on: "2026-05-04", due_count: 1, week_count: 1 }],
    [1, { due_on: "2026-04-04", due_count: 2, week_count: 2 }],
  ])("with %s of three paid on the day of the third", async (paid, due) => {
    await threeMonths(paid);
    if (due === null) expect(await dueOf()).toBeNull();
    else expect(await dueOf()).toMatchObject({ ...due, safe_until: null, late_costs: null, lost: "0" });
  });

  test("counts what comes within a week as this week's, and nothing later", async () => {
    const book = await app.make.book({ clientId, scheme: { instalments: 3 }, ...at("2026-04-11") });
    await app.make.payment({ bookId: book.id, ...at("2026-04-11") });
    expect(await dueOf()).toMatchObject({ due_on: "2026-05-11", due_count: 0, week_count: 1 });
    app.clock.now = new Date("2026-05-03T06:00:00Z");
    expect(await dueOf()).toMatchObject({ due_count: 0, week_count: 0 });
  });

  test("is safe until its grace is over, and then says what the bonus is less by", async () => {
    await threeMonths(2, { benefits: { bonus, ...late } });
    app.clock.now = new Date("2026-05-09T06:00:00Z");
    expect(await dueOf()).toMatchObject({ safe_until: "2026-05-09", late_costs: "bonus", lost: "0" });
    app.clock.now = new Date("2026-06-20T06:00:00Z");
    // 42 days behind the grace are one month: a tenth of Rs 500.
    expect(await dueOf()).toMatchObject({ due_on: "2026-05-04", lost: "50" });
  });

  test.each<[string, object, object, string | null]>([
    // Mature on 3 July, 60 days after the last due day.
    ["rests long after a payment", { rests: 60 }, {}, "2026-05-04"],
    // Mature on 4 June; ten days before it is soon enough.
    ["rests briefly after a payment", { rests: 10 }, {}, "2026-05-25"],
    ["is moved by lateness", {}, { moves: "longest" }, "2026-04-09"],
    ["is moved by lateness and rests", { rests: 60 }, { moves: "longest" }, "2026-04-09"],
    ["loses nothing by lateness", {}, { lose: { share: 0 } }, null],
  ])("says until when paying keeps the maturity of a book that %s", async (_how, rest, moved, safeUntil) => {
    const late = { grace: 5, each: "instalment", lose: { share: 0 }, ...moved };
    const terms = {
      schedule: { ...monthly(3), ...rest },
      benefits: [],
      ...(Object.keys(moved).length > 0 && { late }),
    };
    await threeMonths(1, { terms });
    const costs = safeUntil === null ? null : "maturity";
    expect(await dueOf()).toMatchObject({ due_on: "2026-04-04", safe_until: safeUntil, late_costs: costs, lost: "0" });
  });
});

test("a payment is named with how it stands until it is credited, or nothing is to be expected of it", async () => {
  const book = await threeMonths(1);
  const openOf = async () => (await savings()).books[0].open_payment;
  expect(await openOf()).toBeNull();
  const online = { bookId: book.id, mode: "online" } as const;
  const { paymentId: verified } = await app.make.payment({ ...online, status: "pending" });
  const asOwner = (sql: string, values: unknown[]) => app.asOwner((owner) => owner.query(sql, values));
  await asOwner("update payments set status = 'verified' where id = $1", [verified]);
  const { paymentId } = await app.make.payment({ ...online, status: "pending" });
  // What has come in is told before what can still be paid.
  const fact = { status: "Successfully Transfer", paidamount: "500", stands: "come in" };
  expect(await openOf()).toMatchObject({ fld_id: String(verified), ...fact, come_in: "500" });
  // Of two that have come in the newer one, and the sum.
  const { paymentId: newer } = await app.make.payment({ ...online, status: "pending" });
  await asOwner("update payments set status = 'verified' where id = $1", [newer]);
  expect(await openOf()).toMatchObject({ fld_id: String(newer), ...fact, come_in: "1000" });
  await app.money.acknowledge(newer);
  await app.money.acknowledge(verified);
  // It was never opened: its page says that it cannot be paid.
  expect(await openOf()).toBeNull();
  await openedOrder(app, paymentId, "sandbox");
  const ends = (expires: string, until: string) =>
    asOwner("update gateway_orders set opened_at = $2, expires_at = $2, money_until = $3 where payment_id = $1", [
      paymentId,
      expires,
      until,
    ]);
  const [past, future] = ["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"];
  await ends(future, future);
  expect(await openOf()).toMatchObject({ fld_id: String(paymentId), status: "Pending", stands: "open" });
  await ends(past, future);
  expect(await openOf()).toMatchObject({ stands: "lapsed" });
  await ends(past, past);
  expect(await openOf()).toBeNull();
});
