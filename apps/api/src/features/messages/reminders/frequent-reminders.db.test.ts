import { expect, test } from "vitest";
import type { MakeScheme } from "#testing/make-inputs.ts";
import { queueReminders } from "./reminder-store.ts";
import { app, at, noon, opened, plusDays, toldOn } from "./reminders.testing.ts";

/** Where instalments fall due nearly every day: on which days after the first was due a book is reminded of, each day looked at once. */
async function remindedOn(scheme: MakeScheme, days: number, paysOn: (day: number) => boolean) {
  const book = await app.make.book({ ...at(opened), scheme: { instalments: 300, ...scheme } });
  const told: number[] = [];
  for (let n = 0; n <= days; n += 1) {
    const day = plusDays(opened, n);
    if (paysOn(n)) await app.make.payment({ bookId: book.id, ...at(day) });
    await queueReminders(app.db, noon(day), day);
    const lines = await app.db.reminderLine.findMany({
      where: { bookId: book.id, reminder: { day: new Date(day) } },
    });
    if (lines.length > 0) told.push(n);
    expect(lines.every(({ kind }) => kind === "overdue")).toBe(true);
  }
  return told;
}

test.for([
  ["daily", null],
  ["daily", 30],
  ["monthly", 5],
] as const)("a reminder comes the day after, then one a week for a month: %s, %s a month", async ([type, perMonth]) => {
  expect(await remindedOn({ type, instalmentsPerMonth: perMonth }, 40, () => false)).toEqual([1, 8, 15, 22, 29]);
});

test("whoever pays every day, but a day late, hears of it once a week; whoever pays on the day, never", async () => {
  expect(await remindedOn({ type: "daily" }, 16, (day) => day > 1)).toEqual([1, 8, 15]);
  expect(await remindedOn({ type: "daily" }, 9, () => true)).toEqual([]);
});

test("up to one a week, every instalment has its reminders: four a month of a daily scheme", async () => {
  const book = await app.make.book({
    ...at("2026-04-01"),
    scheme: { type: "daily", instalmentsPerMonth: 4, instalments: 24 },
  });
  await app.make.payment({ bookId: book.id, ...at("2026-04-01") });
  // The second instalment is due on the 8th.
  const told = [];
  for (const day of ["2026-04-04", "2026-04-05", "2026-04-08", "2026-04-09", "2026-04-10", "2026-04-15"])
    if ((await toldOn(day, book.clientId)).length > 0) told.push(day);
  expect(told).toEqual(["2026-04-05", "2026-04-08", "2026-04-09", "2026-04-15"]);
});
