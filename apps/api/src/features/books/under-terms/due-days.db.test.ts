import { monthly } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { app, comes, joined } from "./book-story.testing.ts";

const schedule = (rest: object = {}) => ({ ...monthly(6), ...rest });
const dueDays = async (id: string) => {
  const by = await comes("2025-01-31");
  const { body } = await by.call("listInstalments", { chitid: id });
  return body.data.map(({ due_on }: { due_on: string }) => due_on);
};

describe("the instalments of a book under terms fall due", () => {
  test.each<[string, object, string[]]>([
    [
      "on the joining day of each month",
      schedule(),
      ["2025-01-31", "2025-02-28", "2025-03-31", "2025-04-30", "2025-05-31", "2025-06-30"],
    ],
    [
      "on a day of the month",
      schedule({ due: { day: 5 } }),
      ["2025-01-31", "2025-02-05", "2025-03-05", "2025-04-05", "2025-05-05", "2025-06-05"],
    ],
    [
      "every three months",
      schedule({ every: { months: 3 }, instalments: 3, matures: { months: 9 } }),
      ["2025-01-31", "2025-04-30", "2025-07-31"],
    ],
    [
      "every ten days",
      schedule({ every: { days: 10 }, instalments: 3, matures: { days: 30 } }),
      ["2025-01-31", "2025-02-10", "2025-02-20"],
    ],
  ])("%s", async (_how, own, days) => {
    const book = await joined({ terms: { schedule: own, benefits: [] }, joinedOn: "2025-01-31", rupees: 500 });
    expect(await dueDays(book.id)).toEqual(days);
    const { valuation } = (await book.quoted("2025-01-31")).today;
    expect(valuation.instalments.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(days);
  });

  test("on the next open day where theirs is a holiday, for the quote and the dues, too", async () => {
    const book = await joined({ terms: { schedule: schedule(), benefits: [] }, joinedOn: "2025-01-31", rupees: 500 });
    const by = await comes("2025-01-31");
    await by.call("setHolidays", { add: [{ day: "2025-02-28" }, { day: "2025-03-01" }] });
    expect((await dueDays(book.id)).slice(0, 3)).toEqual(["2025-01-31", "2025-03-02", "2025-03-31"]);
    await book.pays(["2025-01-31", "2025-03-02"]);
    const { valuation } = (await book.quoted("2025-03-02")).today;
    expect(valuation.instalments[1]).toEqual({ number: 2, dueOn: "2025-03-02", paidOn: "2025-03-02", lateDays: 0 });
    await comes("2025-01-31");
  });

  test("and the book matures by the span that its terms name", async () => {
    const terms = { schedule: schedule({ matures: { months: 7 } }), benefits: [] };
    const book = await joined({ terms, joinedOn: "2025-08-31", rupees: 500 });
    expect((await book.quoted("2025-09-01")).today.matures_on).toBe("2026-03-31");
    const stored = await app.db.book.findUniqueOrThrow({ where: { id: BigInt(book.id) } });
    expect(stored.maturesOn.toISOString().slice(0, 10)).toBe("2026-03-31");
  });

  test("so that months paid elsewhere were due before, and the next one is due on joining here", async () => {
    const terms = { schedule: schedule(), benefits: [] };
    const book = await joined({ terms, joinedOn: "2025-06-15", rupees: 500, paidMonths: 2 });
    const { today } = await book.quoted("2025-06-15");
    expect(today).toMatchObject({ instalments_paid: 2, paid_total: "1000", late_days: 0, matures_on: "2025-10-15" });
    expect(today.valuation.instalments.map(({ dueOn, paidOn }: Record<string, string>) => [dueOn, paidOn])).toEqual([
      ["2025-04-15", "2025-04-15"],
      ["2025-05-15", "2025-05-15"],
      ["2025-06-15", null],
      ["2025-07-15", null],
      ["2025-08-15", null],
      ["2025-09-15", null],
    ]);
  });
});

test("the number of instalments due by a day is how many due days have come, whatever the schedule", async () => {
  const schedules = [
    schedule({ instalments: 24, matures: { months: 24 } }),
    schedule({ instalments: 24, due: { day: 31 } }),
    schedule({ instalments: 24, due: { day: 3 } }),
    schedule({ every: { months: 2 }, instalments: 12, due: { day: 28 } }),
    schedule({ every: { days: 7 }, instalments: 60, matures: { days: 420 } }),
    schedule({ every: { days: 1 }, instalments: 300, matures: { days: 300 } }),
  ];
  await app.asOwner((owner) =>
    owner.query(
      `insert into holidays (day, added_on, added_at)
       select day, '2024-01-01', '2024-01-01' from (
         select day::date from generate_series(date '2025-01-26', '2027-03-01', '5 days') day
         union select date '2025-02-01' + n from generate_series(1, 3) n) days`,
    ),
  );
  const { rows } = await app.asOwner((owner) =>
    owner.query<{ differing: number }>(
      `select count(*)::int as differing
       from jsonb_array_elements($1::jsonb) s
       cross join generate_series(date '2025-01-25', date '2025-02-05', '1 day') joined
       cross join generate_series(date '2025-01-20', date '2027-03-10', '9 days') by_day
       where terms_due_by(jsonb_build_object('schedule', s), joined::date, by_day::date) <> (
         select count(*) from generate_series(1, (s -> 'instalments')::int) n
         where terms_due_day(jsonb_build_object('schedule', s), joined::date, n) <= by_day::date)`,
      [JSON.stringify(schedules)],
    ),
  );
  expect(rows).toEqual([{ differing: 0 }]);
});
