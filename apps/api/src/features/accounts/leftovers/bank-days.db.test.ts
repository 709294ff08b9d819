import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();

const isBankDay = async (day: string) => {
  const [row] = await database.db.$queryRaw<[{ is: boolean }]>`select is_bank_day(${day}::date) as is`;
  return row.is;
};

test.each([
  ["2026-05-04", "a Monday", true],
  ["2026-05-08", "a Friday", true],
  ["2026-05-10", "a Sunday", false],
  ["2026-08-01", "a first Saturday as early as can be", true],
  ["2026-02-07", "a first Saturday as late as can be", true],
  ["2026-08-08", "a second Saturday as early as can be", false],
  ["2026-02-14", "a second Saturday as late as can be", false],
  ["2026-08-15", "a third Saturday as early as can be", true],
  ["2026-02-21", "a third Saturday as late as can be", true],
  ["2026-08-22", "a fourth Saturday as early as can be", false],
  ["2026-02-28", "a fourth Saturday as late as can be", false],
  ["2026-08-29", "a fifth Saturday", true],
])("whether the banks work on %s, %s: %s", async (day, _what, works) => {
  expect(await isBankDay(day)).toBe(works);
});

test.each([
  ["2026-05-12", 1, "2026-05-11"],
  // A Monday after a second Saturday, and the Saturday itself.
  ["2026-05-11", 1, "2026-05-08"],
  ["2026-05-09", 1, "2026-05-08"],
  ["2026-05-11", 3, "2026-05-06"],
  // Back over a third Saturday, when they work, and over a second.
  ["2026-05-18", 2, "2026-05-15"],
  ["2026-05-18", 7, "2026-05-08"],
  ["2026-06-01", 30, "2026-04-23"],
])("before %s the bank's working day number %i is %s", async (day, count, before) => {
  const [row] = await database.db.$queryRaw<
    [{ day: string }]
  >`select bank_day_before(${day}::date, ${count})::text as day`;
  expect(row.day).toBe(before);
});
