import { describe, expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import {
  admin,
  app,
  cashOf,
  clerk,
  counted,
  day,
  days,
  figuresOf,
  flexible,
  moveTo,
  nextDay,
  take,
} from "./days.testing.ts";

describe("the figures of a day", () => {
  test("are what the ledger says of each payment method, refunds taken off, with what waits beside them", async () => {
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
    const answer = await closeCounted(clerk, { day, counts: short, carried: "500", note: "Rain all day" });
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
    const trail = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Close_Day", recordId: day } });
    expect(trail.detail).toMatchObject({ variancePaise: "-1000", cash: "One note of ten is missing" });
    const [entry] = (await admin.call("listAuditEntries", { record_type: "business_day", record_id: day })).body.data;
    expect(entry.detail).toMatchObject({ Cash: "One note of ten is missing" });
  });

  test.each([
    ["less than expected without a reason", counted("100"), "0", "variance_reason_missing"],
    ["a payment method that took money left out", [{ paymentmode: "Card", counted: "0" }], "0", "count_missing"],
    ["more left in the drawer than there is", counted("1000"), "1000.01", "carried_exceeds_cash"],
    [
      "less than no cash",
      [{ paymentmode: "Cash", counted: "-1", reason: "Owed to the drawer" }],
      "0",
      "cash_below_zero",
    ],
  ])("with %s is refused and closes nothing", async (_what, counts, carried, code) => {
    await take("1000");
    const answer = await closeCounted(clerk, { day, counts, carried });
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect((await figuresOf(day)).is_closed).toBe(false);
    expect((await closeCounted(clerk, { day, counts: counted("1000") })).status).toBe(200);
  });

  test.each([
    ["not closed", [{ paymentmode: "Gold", counted: "1" }]],
    ["counted twice", [...counted("0"), ...counted("0")]],
    ["no list", "Cash"],
  ])("of what is %s is bad input", async (_what, counts) => {
    expect((await closeCounted(clerk, { day, counts })).status).toBe(422);
  });

  test("goes in the order of the days, and not ahead of time", async () => {
    await take("1000");
    const ahead = await closeCounted(clerk, { day: nextDay, counts: counted("0") });
    expect([ahead.status, ahead.body.code]).toEqual([422, "day_not_come"]);
    await moveTo(days + 1);
    const early = await closeCounted(clerk, { day: nextDay, counts: counted("1000") });
    expect([early.status, early.body.code, early.body.params.day]).toEqual([409, "earlier_day_open", day]);
    expect((await figuresOf(nextDay)).earlier_day).toBe(day);
    expect((await closeCounted(clerk, { day, counts: counted("1000") })).status).toBe(200);
    expect((await closeCounted(clerk, { day: nextDay, counts: counted("0") })).status).toBe(200);
    const again = await closeCounted(clerk, { day: nextDay, counts: counted("0") });
    expect([again.status, again.body.code]).toEqual([409, "day_already_closed"]);
  });

  test("by two at once is done once", async () => {
    await take("1000");
    await clerk.call("countDrawer", { day, counted: "1000" });
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
    // An Admin's: a clerk's would wait for somebody, being so far off.
    const close = () => admin.call("closeDay", { day, counts });
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
