import fc from "fast-check";
import { expect, test } from "vitest";
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
      perMonth: fc.integer({ min: 1, max: 31 }),
    }),
    { numRuns: sized(400, 5_000), seed: 20_261_122 },
  );
  const day = (n: number) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
  for (const { start, after, perMonth } of cases) {
    const [first, by] = [day(start), day(start + after)];
    const [{ due }] = await app.db.$queryRaw<[{ due: number }]>`
      select instalments_due_by(${first}::date, ${by}::date, ${perMonth}::int) as due`;
    const pace = { schemeType: "monthly", instalmentsPerMonth: perMonth };
    const counted = Array.from({ length: 31 * 19 }, (_, index) => dueDayOf(first, index + 1, 0, pace));
    expect([first, by, perMonth, due]).toEqual([first, by, perMonth, counted.filter((on) => on <= by).length]);
  }
});

test("the page of a book and the dues of the shop, which reminders read, name one day where several fall due in a month", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const openedAt = new Date(testMoment.getTime() - 20 * 24 * 60 * 60 * 1000);
  const book = await app.make.book({
    now: openedAt,
    day: openedAt.toISOString().slice(0, 10),
    scheme: { instalments: 24, instalmentsPerMonth: 2 },
  });
  const page = (await admin.call("getBook", { chitid: String(book.id) })).body.data[0];
  const dues = (await admin.call("duesReport", { state: "overdue", pageSize: 200 })).body.data;
  const due = dues.find((row: { fld_accountno: string }) => row.fld_accountno === book.number);
  expect(due).toBeDefined();
  expect([due.due_on, due.installments_due]).toEqual([page.next_due_on, 2]);
});
