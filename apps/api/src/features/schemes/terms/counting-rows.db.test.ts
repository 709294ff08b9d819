import { daysAfter, gold22 } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { bonus, give, monthly, schedule, valuation } from "./terms.testing.ts";

const joinedOn = "2026-01-31";
const saved = (count: number, paise = "100000") => ({
  joinedOn,
  instalment: "100000",
  payments: monthly("2026-01-28", count, paise).map((payment, index) =>
    index === 0 ? { ...payment, day: joinedOn } : payment,
  ),
});

/** Row and paise of a benefit on a day. */
async function given(benefit: object, count: number, day: string, rest: object = {}) {
  const worth = await valuation({ schedule: schedule(), benefits: [benefit], ...rest }, saved(count), day);
  const [found] = worth.benefits;
  return [found?.row, found?.paise];
}

describe("of a benefit's rows", () => {
  const rows = bonus([
    give(100),
    { months: 1, ...give(200) },
    { months: 2, days: 70, ...give(300) },
    { months: 2, days: 70, paid: 4, ...give(400) },
  ]);

  test.each<[number, string, number | null, string]>([
    [0, "2026-02-27", null, "0"],
    [1, "2026-02-27", 0, "1000"],
    [1, "2026-02-28", 1, "2000"],
    [3, "2026-04-10", 1, "2000"],
    [3, "2026-04-11", 2, "3000"],
    [4, "2026-05-01", 3, "4000"],
  ])("with %i paid, that which counts on %s is %s and gives %s", async (count, day, row, paise) => {
    expect(await given(rows, count, day)).toEqual([row, paise]);
  });

  test("the last one reached counts, whatever stands before it", async () => {
    expect(
      await given(
        bonus([
          { months: 1, ...give(900) },
          { months: 2, ...give(100) },
        ]),
        3,
        "2026-03-31",
      ),
    ).toEqual([1, "1000"]);
  });
});

describe("a linear benefit", () => {
  const rows = (...percents: [number, number][]) =>
    bonus(
      percents.map(([months, percent]) => ({ months, ...give(percent) })),
      { between: "linear" },
    );

  test.each<[string, number | null, string]>([
    ["2026-02-27", null, "0"],
    ["2026-02-28", 0, "10000"],
    // From 28 February to 30 April are 61 days: 10 % and 10/61 of 20 points are 13.27 %.
    ["2026-03-10", 0, "13270"],
    ["2026-04-29", 0, "29670"],
    ["2026-04-30", 1, "30000"],
    ["2027-04-30", 1, "30000"],
  ])("gives on %s by row %s %s", async (day, row, paise) => {
    expect(await given(rows([1, 1000], [3, 3000]), 3, day)).toEqual([row, paise]);
  });

  test("falls as it grows, and loses points of lateness after that", async () => {
    expect(await given(rows([1, 3000], [3, 1000]), 3, "2026-03-10")).toEqual([0, "26720"]);
    const days = bonus(
      [
        { days: 0, ...give(0) },
        { days: 100, ...give(1000) },
      ],
      { between: "linear", of: "paid" },
    );
    expect(await given(days, 2, daysAfter(joinedOn, 33))).toEqual([0, "6600"]);
    // The row of day 40 looks at the two instalments before it.
    const later = {
      ...days,
      when: [
        { days: 40, ...give(400) },
        { days: 140, ...give(1400) },
      ],
    };
    const late = { grace: 0, each: "instalment", lose: { points: 100 } };
    expect(await given(later, 2, daysAfter(joinedOn, 73), { late })).toEqual([0, "14600"]);
    expect(await given(later, 1, daysAfter(joinedOn, 73), { late })).toEqual([0, "6300"]);
  });
});

describe("the base", () => {
  test("`paid` is all that was paid, `instalment` one, and a cap holds both", async () => {
    const worth = async (rest: object) => (await given(bonus([give(333)], rest), 3, "2026-05-01"))[1];
    expect(await worth({})).toBe("3330");
    expect(await worth({ of: "paid" })).toBe("9990");
    expect(await worth({ of: "paid", cap: "5000" })).toBe("5000");
    expect(await worth({ of: "paid", cap: "10000" })).toBe("9990");
  });

  test("paise are given as they stand, once", async () => {
    expect(await given(bonus([{ give: { paise: "12345" } }]), 3, "2026-05-01")).toEqual([0, "12345"]);
    expect(await given(bonus([{ give: { paise: "12345" } }], { cap: "12344" }), 3, "2026-05-01")).toEqual([0, "12344"]);
  });

  test("of a flexible book the same money gives the same, however it came", async () => {
    const terms = {
      schedule: schedule({ flexible: true }),
      benefits: [
        bonus([
          { months: 6, ...give(3000) },
          { months: 11, ...give(10_000) },
        ]),
      ],
    };
    const worth = async (payments: { day: string; paise: string }[]) =>
      (await valuation(terms, { joinedOn, instalment: "100000", payments }, "2026-12-31")).bonusPaise;
    const even = saved(11).payments;
    expect(await worth(even)).toBe("100000");
    expect(await worth(even.map((payment) => ({ ...payment, day: daysAfter(payment.day, 4) })))).toBe("100000");
    expect(await worth([{ day: joinedOn, paise: "1100000" }])).toBe("100000");
    expect(await worth([...even.slice(0, 9), { day: "2026-12-30", paise: "200000" }])).toBe("100000");
    expect(await worth([{ day: joinedOn, paise: "1000000" }])).toBe("90909");
  });

  test("a topped row in gold keeps the places of the terms", async () => {
    const gold = { ...gold22, round: { ...gold22.round, places: 2 } };
    const benefit = { as: "gold", of: "saved", when: [give(1000)], between: "step" };
    const payments = [{ day: joinedOn, paise: "1", weight: "1990" }];
    const worth = await valuation(
      { schedule: schedule(), gold, benefits: [benefit] },
      { ...saved(0), payments },
      "2026-05-01",
    );
    expect(worth).toMatchObject({ savedMg: "1990", bonusMg: "190", totalMg: "2180", totalPaise: "0" });
  });
});
