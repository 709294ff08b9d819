import { gold22, monthly, months, steps } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { joined, rateOf } from "./book-story.testing.ts";

describe("a flexible book has its whole instalment as a bonus", () => {
  const terms = {
    schedule: monthly(11, { flexible: true }),
    benefits: [steps("instalment", [{ months: 11, give: { percent: 10_000 } }])],
  };

  test.each<[string, string[], number]>([
    ["paid on each day", months("2025-01-01", 11), 1000],
    ["paid a day late each time", months("2025-01-02", 11), 1000],
    ["with all of the money on the first day", ["2025-01-01"], 11_000],
  ])("%s", async (_how, days, rupees) => {
    const book = await joined({ terms, joinedOn: "2025-01-01" });
    await book.pays(days, rupees);
    expect(await book.bonus("2025-12-01")).toBe(1000);
  });
});

test("the longest lateness moves the maturity, and not the sum of all", async () => {
  const late = { grace: 0, each: "instalment", lose: { share: 0 }, moves: "longest" };
  const book = await joined({
    terms: { schedule: monthly(11), benefits: [], late },
    joinedOn: "2017-01-01",
    rupees: 1000,
  });
  await book.pays(months("2017-01-11", 11));
  expect((await book.quoted("2017-11-20")).today.matures_on).toBe("2017-12-11");
});

test("a waiver is not there for who paid one of eleven", async () => {
  const terms = {
    schedule: monthly(11),
    gold: gold22,
    benefits: [
      {
        as: "making",
        of: "saved",
        points: 1800,
        when: [
          { paid: 6, give: { percent: 5000 } },
          { paid: 11, give: { percent: 10_000 } },
        ],
        between: "step",
      },
    ],
  };
  await rateOf("2025-01-01", 6000);
  const book = await joined({ terms, joinedOn: "2025-01-01", rupees: 1000 });
  await book.pays(["2025-01-01"]);
  expect((await book.quoted("2026-02-01")).today.making_charge_waiver).toBeNull();
  for (const day of months("2025-02-01", 5)) await book.paysAt(day, 6000);
  expect((await book.quoted("2026-02-01")).today.making_charge_waiver).toEqual({ percent: "50", cap: null });
});

test("the months to redeem are those of the calendar, over February, too", async () => {
  const terms = { schedule: monthly(11, { closes: { of: "maturity", months: 2 } }), benefits: [] };
  const book = await joined({ terms, joinedOn: "2025-02-28", rupees: 500 });
  await book.pays(["2025-02-28"]);
  expect((await book.quoted("2025-03-01")).today).toMatchObject({
    matures_on: "2026-01-28",
    redeem_until: "2026-03-28",
  });
});
