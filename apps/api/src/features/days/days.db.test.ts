import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let clerk: SignedIn;
/** Every test has two days of its own, after a closed one. */
let day = "2026-05-04";
let nextDay = "2026-05-05";
let days = 0;

const people = { adminId: 0n, clerkId: 0n };

beforeAll(async () => {
  people.adminId = (await app.make.user({ userType: "Admin", name: "Asha" })).id;
  people.clerkId = (await app.make.user({ userType: "Employee", name: "Bala", capabilities: ["payments.take"] })).id;
});

beforeEach(async () => {
  days += 3;
  day = await moveTo(days);
  nextDay = dayAt(days + 1);
  // What the test before left open is closed, with an empty drawer.
  for (;;) {
    const [open] = await app.db.$queryRaw<
      [{ day: string | null }]
    >`select day_to_close_before(${day}::date)::text as day`;
    if (open.day === null) break;
    await app.make.closedDay({ day: open.day, now: app.clock.now });
  }
  await app.make.closedDay({ day: dayAt(days - 1), now: app.clock.now });
});

function dayAt(n: number): string {
  return new Date(Date.UTC(2026, 4, 4 + n)).toISOString().slice(0, 10);
}

/** Half past ten of a day, at which everybody has just signed in. */
async function moveTo(n: number): Promise<string> {
  app.clock.now = new Date(Date.UTC(2026, 4, 4 + n, 5));
  admin = await app.signedInUser(people.adminId);
  clerk = await app.signedInUser(people.clerkId);
  return dayAt(n);
}

const counted = (cash: string, more: object[] = []) => [{ paymentmode: "Cash", counted: cash }, ...more];

async function take(amount: string, mode = "Cash"): Promise<string> {
  const book = await app.make.book({ scheme: flexible, day });
  const answer = await admin.call("takeCounterPayment", {
    accountno: book.number,
    amounttopay: amount,
    paymentmode: mode,
    ...(mode !== "Cash" && { transactionNumber: `TX${book.number}` }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data[0].fld_id;
}

const flexible = { paymentRule: "flexible", type: "Daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;

const figuresOf = async (of: string, who = clerk) => (await who.call("getDay", { day: of })).body.data[0];
const cashOf = async (of: string) => (await figuresOf(of)).figures[0];

describe("the figures of a day", () => {
  test("are what the ledger says of each way of paying, refunds taken off, with what waits beside them", async () => {
    await take("1000");
    await take("300");
    const wrong = await take("200");
    await take("700", "UPI");
    await app.money.refund(BigInt(wrong), { day, now: app.clock.now });
    const book = await app.make.book({ day });
    await clerk.call("startPayment", { accountno: book.number });

    const shown = await figuresOf(day);
    expect(shown).toMatchObject({ day, is_closed: false, earlier_day: null, pending_count: 1, pending: "500" });
    expect(shown.figures.map((row: { paymentmode: string }) => row.paymentmode)).toEqual([
      "Cash",
      "Card",
      "UPI",
      "Cheque",
      "Bank",
      "Online",
    ]);
    expect(shown.figures[0]).toMatchObject({ receipt_count: 3, receipts: "1500", refund_count: 1, refunds: "200" });
    expect([shown.figures[0].expected, shown.figures[2].expected, shown.figures[1].expected]).toEqual([
      "1300",
      "700",
      "0",
    ]);
  });

  test("of a day to come are refused", async () => {
    const answer = await admin.call("getDay", { day: nextDay });
    expect([answer.status, answer.body.code]).toEqual([422, "day_not_come"]);
  });
});

describe("closing", () => {
  test("keeps what was counted, says the difference, and lets the next day begin with what stays in the drawer", async () => {
    await take("1000");
    const short = [{ paymentmode: "Cash", counted: "990", reason: "One note of ten is missing" }];
    const answer = await clerk.call("closeDay", { day, counts: short, carried: "500", note: "Rain all day" });
    expect(answer.body.data).toEqual([{ day, variance: "-10" }]);

    const shown = await figuresOf(day);
    expect(shown).toMatchObject({
      is_closed: true,
      closings: [{ closed_by: "Bala", variance: "-10", carried: "500", note: "Rain all day", reopened_at: null }],
    });
    expect(shown.figures[0]).toMatchObject({
      expected: "1000",
      counted: "990",
      reason: "One note of ten is missing",
    });
    await moveTo(days + 1);
    expect(await cashOf(nextDay)).toMatchObject({ opening: "500", expected: "500" });
    const trail = await app.db.auditEntry.findFirstOrThrow({ where: { recordType: "business_day", recordId: day } });
    expect(trail.detail).toMatchObject({ variancePaise: "-1000", Cash: "One note of ten is missing" });
  });

  test.each([
    ["less than expected without a reason", counted("100"), "0", "variance_reason_missing"],
    ["a way of paying that took money left out", [{ paymentmode: "Card", counted: "0" }], "0", "count_missing"],
    ["more left in the drawer than there is", counted("1000"), "1000.01", "carried_exceeds_cash"],
    [
      "less than no cash",
      [{ paymentmode: "Cash", counted: "-1", reason: "Owed to the drawer" }],
      "0",
      "cash_below_zero",
    ],
  ])("with %s is refused and closes nothing", async (_what, counts, carried, code) => {
    await take("1000");
    const answer = await clerk.call("closeDay", { day, counts, carried });
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect((await figuresOf(day)).is_closed).toBe(false);
    expect((await clerk.call("closeDay", { day, counts: counted("1000") })).status).toBe(200);
  });

  test.each([
    ["not closed", [{ paymentmode: "Gold", counted: "1" }]],
    ["counted twice", [...counted("0"), ...counted("0")]],
    ["no list", "Cash"],
  ])("of what is %s is bad input", async (_what, counts) => {
    expect((await clerk.call("closeDay", { day, counts })).status).toBe(422);
  });

  test("goes in the order of the days, and not ahead of time", async () => {
    await take("1000");
    const ahead = await clerk.call("closeDay", { day: nextDay, counts: counted("0") });
    expect([ahead.status, ahead.body.code]).toEqual([422, "day_not_come"]);
    await moveTo(days + 1);
    const early = await clerk.call("closeDay", { day: nextDay, counts: counted("1000") });
    expect([early.status, early.body.code, early.body.params.day]).toEqual([409, "earlier_day_open", day]);
    expect((await figuresOf(nextDay)).earlier_day).toBe(day);
    expect((await clerk.call("closeDay", { day, counts: counted("1000") })).status).toBe(200);
    expect((await clerk.call("closeDay", { day: nextDay, counts: counted("0") })).status).toBe(200);
    const again = await clerk.call("closeDay", { day: nextDay, counts: counted("0") });
    expect([again.status, again.body.code]).toEqual([409, "day_already_closed"]);
  });

  test("by two at once is done once", async () => {
    await take("1000");
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        (n % 2 === 0 ? admin : clerk).call("closeDay", { day, counts: counted("1000") }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await app.db.dayClosing.count({ where: { day: new Date(day) } })).toBe(1);
  });

  test("against a hundred counter payments leaves each either counted or refused", async () => {
    await take("100");
    const books = await Promise.all(Array.from({ length: 100 }, () => app.make.book({ scheme: flexible, day })));
    const pay = ({ number }: { number: string }) =>
      admin.call("takeCounterPayment", { accountno: number, amounttopay: "100" });
    // The count is a guess, so the difference has its reason; what matters is which payments are in the figures.
    const counts = [{ paymentmode: "Cash", counted: "0", reason: "Counted after the race" }];
    const close = () => clerk.call("closeDay", { day, counts });
    const early = books.slice(0, 50).map(pay);
    const [closed, ...answers] = await Promise.all([close(), ...early, ...books.slice(50).map(pay)]);
    expect(closed.status).toBe(200);
    const credited = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ body }) => body.code === "day_closed").length;
    expect(credited + refused).toBe(100);
    expect([credited > 0, refused > 0]).toEqual([true, true]);
    expect(await cashOf(day)).toMatchObject({ receipt_count: credited + 1, receipts: String((credited + 1) * 100) });
    const journals = await app.db.journal.count({ where: { businessDay: new Date(day), kind: "Receipt" } });
    expect(journals).toBe(credited + 1);
    expect((await pay(books[0]!)).body.code).toBe("day_closed");
  });
});

describe("a closed day", () => {
  test("takes no journal, not even from the owner of the database", async () => {
    const book = await app.make.book({ day });
    await app.make.closedDay({ day, now: app.clock.now });
    await expect(
      app.asOwner((owner) =>
        owner.query(
          `select post_journals('{}', now(), $1, array[row($2, 'Receipt', 'test', 'x', 1, null, null, 'Cash', account('CASH_DRAWER'), null, 100, 0, 1)::journal_entry])`,
          [day, String(book.id)],
        ),
      ),
    ).rejects.toThrow("day_closed");
  });

  test("is not opened by writing to its tables", async () => {
    await app.make.closedDay({ day, now: app.clock.now });
    for (const statement of [
      "update day_closings set reopened_at = now(), reopen_reason = 'x'",
      "delete from day_closings",
      "update day_counts set counted_paise = expected_paise",
    ]) {
      await expect(app.db.$executeRawUnsafe(statement)).rejects.toThrow("permission denied");
    }
    await expect(app.asOwner((owner) => owner.query("update day_closings set closed_at = now()"))).rejects.toThrow(
      "append-only",
    );
  });

  test("with a refund of its payment keeps its figures; the refund belongs to the day it is made on", async () => {
    const payment = await take("400");
    await app.make.closedDay({ day, now: app.clock.now });
    await moveTo(days + 1);
    await app.money.refund(BigInt(payment), { day: nextDay, now: app.clock.now });
    expect(await cashOf(day)).toMatchObject({ receipts: "400", refunds: "0" });
    expect(await cashOf(nextDay)).toMatchObject({ receipts: "0", refunds: "400", expected: "-400" });
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  });
});

describe("reopening", () => {
  test("is an Admin's, of the latest closed day, with a reason that is kept", async () => {
    await app.make.closedDay({ day, now: app.clock.now });
    expect((await clerk.call("reopenDay", { day, reason: "A slip was found" })).status).toBe(403);
    expect((await admin.call("reopenDay", { day })).body.data).toBe("Say why the day is opened again.");
    const answer = await admin.call("reopenDay", { day, reason: "A slip was found" });
    expect(answer.body.data).toEqual([{ day }]);
    expect(await figuresOf(day)).toMatchObject({
      is_closed: false,
      closings: [{ reopened_by: "Asha", reopen_reason: "A slip was found" }],
    });
    await take("100");
    expect((await clerk.call("closeDay", { day, counts: counted("100") })).status).toBe(200);
    expect((await figuresOf(day)).closings).toHaveLength(2);
    const trail = await app.db.auditEntry.findMany({
      where: { recordId: day, operation: { in: ["Close_Day", "Reopen_Day"] } },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ operation }) => operation)).toEqual(["Close_Day", "Reopen_Day", "Close_Day"]);
  });

  test("of a day before the latest closed one is refused, and of an open one there is nothing to reopen", async () => {
    await app.make.closedDay({ day, now: app.clock.now });
    await moveTo(days + 1);
    const open = await admin.call("reopenDay", { day: nextDay, reason: "x" });
    expect([open.status, open.body.code]).toEqual([404, "day_not_closed"]);
    await app.make.closedDay({ day: nextDay, now: app.clock.now });
    const answer = await admin.call("reopenDay", { day, reason: "x" });
    expect([answer.status, answer.body.code, answer.body.params.day]).toEqual([409, "later_day_closed", nextDay]);
  });
});

test("the list shows every close with its difference, the newest day first", async () => {
  await take("1000");
  const counts = [{ paymentmode: "Cash", counted: "1005", reason: "Change given too small" }];
  await clerk.call("closeDay", { day, counts });
  const list = await clerk.call("listClosedDays", { pageSize: 1 });
  expect(list.body.data).toMatchObject([{ day, variance: "5", closed_by: "Bala", expected: "1000", counted: "1005" }]);
  expect(list.body.page.total).toBeGreaterThan(5);
  const found = await clerk.call("listClosedDays", { search: "change given" });
  expect(found.body.data).toMatchObject([{ day }]);
});

test("the ledger names a journal that came into a closed day, and a closing that does not fit", async () => {
  const book = await app.make.book({ scheme: flexible, day });
  await app.money.take(book.number, { day, amountPaise: 10_000n, now: app.clock.now });
  await app.make.closedDay({ day, now: app.clock.now });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  await app.asOwner(async (owner) => {
    await owner.query("alter table journals disable trigger journals_keep_day_closed");
    await owner.query("alter table day_counts disable trigger day_counts_append_only");
    await owner.query(
      `select take_counter_payment('{"operation": "Test"}', now(), $1::date + 1000, $2, 'Cash', 10000, null, null)`,
      [day, book.number],
    );
    await owner.query("alter table journals disable trigger journals_append_only");
    await owner.query("update journals set business_day = $1 where business_day = $1::date + 1000", [day]);
    await owner.query(`update day_counts set counted_paise = counted_paise + 1, opening_paise = opening_paise + 1,
      expected_paise = expected_paise + 1 where closing_id = (select max(id) from day_closings) and mode = 'Card'`);
  });
  const { findings } = await verifyLedger(app.databaseUrl);
  expect(findings).toContain(`The journals of ${day} are not those that were there when the day was closed.`);
  expect(findings).toContain(`The closing of ${day} and the ledger differ (Card).`);
});
