import fc from "fast-check";
import { expect, test } from "vitest";
import { queueReminders } from "#features/messages/reminders/index.ts";
import { dueDayOf } from "#testing/due-day-model.ts";
import { useApp } from "#testing/harness.ts";
import { testMoment } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";

const app = useApp();

async function dueDay(first: string, step: number, schemeType: string, perMonth: number | null): Promise<string> {
  const [found] = await app.db.$queryRaw<[{ day: string }]>`
    select to_char(due_day(${first}::date, ${step}::int, ${schemeType}, ${perMonth}::int), 'YYYY-MM-DD') as day`;
  return found.day;
}

test.each([
  ["monthly", null, "2026-04-15", 0, "2026-04-15"],
  ["monthly", null, "2026-04-15", 1, "2026-05-15"],
  ["monthly", null, "2026-04-15", 9, "2027-01-15"],
  // Who joined on the 31st pays on the last day of a shorter month, and on the 31st again after it.
  ["monthly", null, "2026-01-31", 1, "2026-02-28"],
  ["monthly", null, "2026-01-31", 2, "2026-03-31"],
  ["monthly", null, "2027-12-31", 2, "2028-02-29"],
  ["monthly", null, "2028-02-29", 12, "2029-02-28"],
  // Before the day from which is counted: months that were paid elsewhere.
  ["monthly", null, "2026-04-15", -3, "2026-01-15"],
  ["daily", null, "2026-04-29", 0, "2026-04-29"],
  ["daily", null, "2026-04-29", 3, "2026-05-02"],
  ["monthly", 2, "2026-04-29", 1, "2026-05-14"],
  ["monthly", 2, "2026-04-29", 2, "2026-05-29"],
  ["monthly", 4, "2026-04-29", 3, "2026-05-21"],
  ["daily", 30, "2026-04-29", 30, "2026-05-29"],
])(
  "a %s scheme with %s a month that begins on %s owes %i instalments later on %s",
  async (type, perMonth, first, step, due) => {
    expect(await dueDay(first, step, type, perMonth)).toBe(due);
    expect(dueDayOf(first, step + 1, 0, { schemeType: type, instalmentsPerMonth: perMonth })).toBe(due);
  },
);

test("what has come due is what counting the instalments one by one gives, at any pace and on any day", async () => {
  const cases = fc.sample(
    fc.record({
      start: fc.integer({ min: 0, max: 2_000 }),
      after: fc.integer({ min: -3, max: 500 }),
      schemeType: fc.constantFrom("monthly", "daily"),
      instalmentsPerMonth: fc.option(fc.integer({ min: 1, max: 31 }), { freq: 4 }),
    }),
    { numRuns: sized(400, 5_000), seed: 20_261_122 },
  );
  const day = (n: number) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
  for (const { start, after, ...pace } of cases) {
    const [first, by] = [day(start), day(start + after)];
    const [{ due }] = await app.db.$queryRaw<[{ due: number }]>`
      select instalments_due_by(${first}::date, ${by}::date, ${pace.schemeType}, ${pace.instalmentsPerMonth}::int) as due`;
    const counted = Array.from({ length: 31 * 19 }, (_, index) => dueDayOf(first, index + 1, 0, pace));
    expect([first, by, pace, due]).toEqual([first, by, pace, counted.filter((on) => on <= by).length]);
  }
});

// A book that was opened twenty days ago and paid once: when its second instalment is owed, and how many are by today.
test.each([
  ["monthly", null, 30, 1],
  ["monthly", 2, 15, 1],
  ["daily", null, 1, 20],
  ["daily", 4, 7, 2],
  ["daily", 30, 1, 20],
] as const)(
  "the page of a book, the dues of the shop and the reminders owe the same of a %s scheme with %s a month",
  async (type, instalmentsPerMonth, days, installments_due) => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const openedOn = plusDays(today, -20);
    const opened = { now: new Date(`${openedOn}T06:00:00Z`), day: openedOn };
    const book = await app.make.book({ ...opened, scheme: { type, instalmentsPerMonth, instalments: 60 } });
    await app.make.payment({ bookId: book.id, ...opened });
    const due_on = plusDays(openedOn, days);

    const page = (await admin.call("getBook", { chitid: String(book.id) })).body.data[0];
    expect(page.next_due_on).toBe(due_on);
    const ask = { state: due_on < today ? "overdue" : "due", search: book.number };
    const report = (await admin.call("duesReport", ask)).body.data;
    // The report tells of the next seven days alone.
    expect(report).toMatchObject(days > 27 ? [] : [{ due_on, installmentno: 2, installments_due }]);
    const dayAfter = plusDays(due_on, 1);
    await app.asOwner((owner) => owner.query("truncate reminder_lines, reminders, reminder_days"));
    await queueReminders(app.db, new Date(`${dayAfter}T06:00:00Z`), dayAfter);
    const lines = await app.db.reminderLine.findMany({ where: { bookId: book.id } });
    expect(lines).toMatchObject([{ kind: "overdue", day: new Date(due_on) }]);
  },
);

const today = testMoment.toISOString().slice(0, 10);

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
