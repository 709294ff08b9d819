import { describe, expect, test } from "vitest";
import { changed, full } from "./fitting-terms.testing.ts";
import { bonus, fit, give } from "./terms.testing.ts";

/** Which of these values may stand at a path of terms. */
async function mayStand(path: string, values: readonly unknown[]) {
  const fits = await fit(values.map((value) => changed(path, value)));
  return values.filter((_, index) => fits[index]);
}

test.each<[string, number, number]>([
  ["schedule.perMonth", 1, 4000],
  ["schedule.rests", 1, 3650],
  ["schedule.opens", 0, 11],
  ["benefits.0.when.0.give.percent", 0, 7500],
  ["benefits.0.when.1.give.percent", 3000, 1_000_000],
  ["benefits.0.when.0.months", 0, 11],
  ["benefits.0.when.1.months", 6, 1200],
  ["benefits.0.when.1.paid", 6, 11],
  ["benefits.1.when.1.days", 0, 36_500],
  ["benefits.2.when.0.give.percent", 0, 10_000],
  ["benefits.2.points", 0, 10_000],
  ["benefits.2.beyond", 0, 10_000],
  ["benefits.2.items.coin", 0, 10_000],
  ["late.grace", 0, 3650],
  ["late.free", 0, 4000],
  ["late.lose.points", 0, 10_000],
  ["late.lose.share", 0, 10_000],
  ["exit.0.paidBefore", 1, 4000],
  ["exit.0.before.months", 1, 1200],
  ["exit.1.before.days", 1, 36_500],
  ["exit.0.deduct.0.percent", 0, 10_000],
  ["topups.0.give.percent", 0, 1_000_000],
  ["gift.givenAfter", 1, 4000],
  ["tax.percent", 0, 10_000],
])("%s is a number from %i to %i", async (path, least, most) => {
  const values = [least - 1, least, most, most + 1];
  if (path.endsWith("share"))
    expect(
      await mayStand(
        "late.lose",
        values.map((share) => ({ share })),
      ),
    ).toEqual([{ share: least }, { share: most }]);
  else if (path.endsWith("opens"))
    expect(
      await mayStand(
        path,
        values.map((months) => ({ months })),
      ),
    ).toEqual([{ months: least }, { months: most }]);
  else expect(await mayStand(path, values)).toEqual([least, most]);
});

describe("a list has its length", () => {
  const exit = { deduct: [], label: "Any" };
  const deduction = { percent: 1, of: "paid" };
  test.each<[string, number, number, unknown]>([
    ["benefits", 0, 20, bonus([give(1)])],
    ["exit", 0, 20, exit],
    ["exit.0.deduct", 0, 10, deduction],
    ["topups", 0, 100, full.topups[0]],
  ])("%s from %i to %i", async (path, least, most, entry) => {
    const lists = [least, most, most + 1].map((length) => Array.from({ length }, () => entry));
    expect((await mayStand(path, lists)).map((list) => Object(list).length)).toEqual([least, most]);
  });

  test("items up to 50, of names of up to 200 characters", async () => {
    const items = [0, 50, 51].map((length) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}`, 1])),
    );
    expect(await mayStand("benefits.2.items", items)).toEqual(items.slice(0, 2));
    const named = [1, 200, 201].map((length) => ({ ["x".repeat(length)]: 1 }));
    expect(await mayStand("benefits.2.items", named)).toEqual(named.slice(0, 2));
  });
});

test("days are of the calendar from 1900 to 2199, and end no sooner than they begin", async () => {
  const days = [
    "1899-12-31",
    "1900-01-01",
    "1900-02-29",
    "2000-02-29",
    "2023-02-29",
    "2026-04-31",
    "2026-10-20",
    "2026-11-01",
    "2026-11-02",
  ];
  expect(await mayStand("topups.0.from", days)).toEqual(["1900-01-01", "2000-02-29", "2026-10-20", "2026-11-01"]);
  const ends = [
    "2026-10-19",
    "2026-10-20",
    "2199-12-31",
    "2200-01-01",
    "2026-12-00",
    "2026-13-01",
    "2026-1-1",
    "12026-10-20",
    " 2026-12-12",
  ];
  expect(await mayStand("topups.0.to", ends)).toEqual(["2026-10-20", "2199-12-31"]);
});

test("paise are up to fifteen digits", async () => {
  const digits = ["", "0", "00", "1", "01", "9".repeat(15), "9".repeat(16), "-1", "+1", "1.0", " 1", "1\n", "१"];
  expect(await mayStand("gift.cost", digits)).toEqual(["0", "1", "9".repeat(15)]);
});
