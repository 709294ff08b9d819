import { describe, expect, test } from "vitest";
import { comes, joined, rateOf } from "./book-story.testing.ts";

const monthly = (instalments: number, rest: object = {}) => ({
  every: { months: 1 },
  instalments,
  due: "joining",
  matures: { months: instalments },
  ...rest,
});
const instalmentBonus = (when: object[], rest: object = {}) => ({
  as: "rupees",
  of: "instalment",
  when,
  between: "step",
  ...rest,
});
/** The same day of so many months, from the first on. */
const months = (first: string, count: number, daysLater = 0) =>
  Array.from({ length: count }, (_, at) => {
    const [year = 0, month = 0, day = 0] = first.split("-").map(Number);
    return new Date(Date.UTC(year, month - 1 + at, day + daysLater)).toISOString().slice(0, 10);
  });

describe("twelve instalments brought on the last day", () => {
  const twelve = instalmentBonus([{ months: 12, paid: 12, give: { percent: 10_000 } }]);

  test("are refused where one may be paid in a month", async () => {
    const book = await joined({
      terms: { schedule: monthly(12, { perMonth: 1 }), benefits: [twelve] },
      joinedOn: "2025-01-01",
      rupees: 1000,
    });
    expect(await book.tries("2026-01-01", 12_000)).toBe("month_is_full");
    await book.pays(["2026-01-01"]);
    expect(await book.tries("2026-01-01")).toBe("month_is_full");
    expect(await book.tries("2026-01-31")).toBe("month_is_full");
    expect(await book.tries("2026-02-01")).toBe("paid");
    expect((await book.quoted("2026-02-01")).today).toMatchObject({ paid_total: "2000", bonus: "0", total: "2000" });
  });

  test("earn nothing where lateness loses all, and whatever the terms say where it loses nothing", async () => {
    const late = { grace: 5, each: "instalment", lose: "all" };
    const terms = { schedule: monthly(12), benefits: [twelve], late };
    const book = await joined({ terms, joinedOn: "2025-01-01", rupees: 1000 });
    await book.pays(["2026-01-01"], 12_000);
    expect((await book.quoted("2026-01-01")).today).toMatchObject({ total: "12000", lost: "late" });
    const lenient = await joined({ terms: { ...terms, late: undefined }, joinedOn: "2025-01-01", rupees: 1000 });
    await lenient.pays(["2026-01-01"], 12_000);
    expect((await lenient.quoted("2026-01-01")).today).toMatchObject({ total: "13000", lost: "none" });
  });
});

describe("a flexible book has its whole instalment as a bonus", () => {
  const terms = {
    schedule: monthly(11, { flexible: true }),
    benefits: [instalmentBonus([{ months: 11, give: { percent: 10_000 } }])],
  };

  test.each<[string, string[], number]>([
    ["paid on each day", months("2025-01-01", 11), 1000],
    ["paid a day late each time", months("2025-01-01", 11, 1), 1000],
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
  await book.pays(months("2017-01-01", 11, 10));
  expect((await book.quoted("2017-11-20")).today.matures_on).toBe("2017-12-11");
});

test("a waiver is not there for who paid one of eleven", async () => {
  const terms = {
    schedule: monthly(11),
    gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
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

test("six months and six instalments are not reached after five months and nine days", async () => {
  const terms = {
    schedule: monthly(11),
    benefits: [instalmentBonus([{ months: 6, paid: 6, give: { percent: 3000 } }])],
  };
  const book = await joined({ terms, joinedOn: "2025-03-10", rupees: 5000 });
  await book.pays(months("2025-03-10", 6));
  expect(await book.bonus("2025-08-19")).toBe(0);
  expect(await book.bonus("2025-09-09")).toBe(0);
  expect(await book.bonus("2025-09-10")).toBe(1500);
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

test("a receipt has the gold that dividing gives, half up where the terms say so", async () => {
  const terms = {
    schedule: monthly(10),
    gold: { purity: "22K", rate: "payment", round: { mode: "half_up", places: 2, total: "exact" } },
    benefits: [],
  };
  const book = await joined({ terms, joinedOn: "2014-01-05", rupees: 10_000 });
  const rates = [3870, 3880, 3935, 3950, 3990, 3990, 4000, 4070, 4150, 4190];
  for (const [at, day] of months("2014-01-05", 10).entries()) await book.paysAt(day, rates[at] ?? 0);
  const by = await comes("2014-11-05");
  const { body } = await by.call("listInstalments", { chitid: book.id });
  expect(body.data.map(({ weight }: { weight: string }) => weight)).toEqual([
    "2.580",
    "2.580",
    "2.540",
    "2.530",
    "2.510",
    "2.510",
    "2.500",
    "2.460",
    "2.410",
    "2.390",
  ]);
  expect((await book.quoted("2014-11-05")).today).toMatchObject({
    weight_total: "25.000",
    valuation: {
      savedMg: "25000",
      roundingMg: "-10",
      rows: expect.arrayContaining([{ day: "2014-08-05", paise: "1000000", mg: "2460" }]),
    },
  });
});
