import { describe, expect, test } from "vitest";
import { joined } from "./book-story.testing.ts";
import { daysAfter, give, monthly, months, steps } from "./days.testing.ts";
import { number, settles } from "./parts.testing.ts";

// Published brochures in rupees, through the whole product: saved, joined, paid with a moved clock, quoted and settled.

describe("Tanishq, 2,000 x 10", () => {
  const terms = (rest: object = { perMonth: 1 }) => ({
    schedule: monthly(10, { closes: { of: "joining", days: 421 }, ...rest }),
    benefits: [
      steps("instalment", [
        { months: 10, ...give(5500) },
        { months: 11, ...give(6500) },
        { months: 12, ...give(7500) },
      ]),
    ],
    late: { grace: 7, each: "instalment", lose: { share: "instalment" } },
  });

  test("gives 1,100, 1,300 and 1,500, and nothing after day 421; settled it gives what was quoted", async () => {
    const book = await joined({ terms: terms(), joinedOn: "2017-01-01", rupees: 2000 });
    await book.pays(months("2017-01-01", 2));
    expect(await book.tries("2017-02-28")).toBe("month_is_full");
    await book.pays(months("2017-03-01", 8));
    const day421 = daysAfter("2017-01-01", 421);
    for (const [day, rupees] of [
      ["2017-10-31", 0],
      ["2017-11-01", 1100],
      ["2017-12-01", 1300],
      ["2018-01-01", 1500],
      [day421, 1500],
      [daysAfter(day421, 1), 0],
    ] as const)
      expect([day, await book.bonus(day)]).toEqual([day, rupees]);
    const settled = await settles(book, day421, [{ way: "Voucher", reference: number("V") }]);
    expect(settled.body.data[0].settlement).toMatchObject({ bonus_amount: "1500", settled_amount: "21500" });
  });

  test("gives 1,500 on day 421 to who joined on 1 February", async () => {
    const book = await joined({ terms: terms(), joinedOn: "2017-02-01", rupees: 2000 });
    await book.pays(months("2017-02-01", 10));
    expect(await book.bonus(daysAfter("2017-02-01", 421))).toBe(1500);
    expect((await book.quoted(daysAfter("2017-02-01", 422))).today).toMatchObject({ bonus: "0", lost: "too_late" });
  });

  test("gives 110 where nine of ten are brought on 1 November", async () => {
    const book = await joined({ terms: terms({}), joinedOn: "2017-01-01", rupees: 2000 });
    await book.pays(["2017-01-01"]);
    await book.pays(["2017-11-01"], 18_000);
    expect(await book.bonus("2017-11-01")).toBe(110);
  });
});

describe("Senco, 5,000 a month", () => {
  const terms = {
    schedule: monthly(18, { closes: { of: "maturity", days: 60 } }),
    benefits: [
      steps("instalment", [
        { months: 6, paid: 6, ...give(3000) },
        { months: 11, paid: 11, ...give(7500) },
        { months: 18, paid: 18, ...give(15_000) },
      ]),
    ],
    late: { grace: 5, each: "instalment", lose: { share: "instalment" } },
  };

  test("gives 1,500, 3,750 and 7,500, nothing sooner, and nothing 61 days after maturity", async () => {
    const book = await joined({ terms, joinedOn: "2025-03-10", rupees: 5000 });
    const days = months("2025-03-10", 18);
    await book.pays(days.slice(0, 6));
    expect([await book.bonus("2025-08-19"), await book.bonus("2025-09-10")]).toEqual([0, 1500]);
    await book.pays(days.slice(6, 11));
    expect(await book.bonus("2026-02-10")).toBe(3750);
    await book.pays(days.slice(11));
    expect(await book.bonus("2026-09-10")).toBe(7500);
    const lastDay = daysAfter("2026-09-10", 60);
    expect([await book.bonus(lastDay), await book.bonus(daysAfter(lastDay, 1))]).toEqual([7500, 0]);
    const settled = await settles(book, lastDay, [{ way: "Jewellery bill", reference: number("B") }]);
    expect(settled.body.data[0].settlement).toMatchObject({ saved_amount: "90000", bonus_amount: "7500" });
  });

  test("gives 3,409.09 where one of eleven was late", async () => {
    const book = await joined({ terms, joinedOn: "2025-03-10", rupees: 5000 });
    await book.pays(months("2025-03-10", 11).with(4, "2025-07-16"));
    expect(await book.bonus("2026-02-10")).toBe(3409.09);
  });
});

describe("Bhima, 11 instalments", () => {
  const terms = {
    schedule: monthly(11, { closes: { of: "maturity", months: 12 } }),
    benefits: [steps("instalment", [{ months: 11, paid: 11, ...give(10_000) }])],
    late: { grace: 0, each: "instalment", lose: "all" },
  };

  test.each([
    [500, "6000"],
    [10_000, "120000"],
  ])("of %s comes to %s, for twelve months", async (rupees, total) => {
    const book = await joined({ terms, joinedOn: "2025-01-15", rupees });
    await book.pays(months("2025-01-15", 11));
    expect((await book.quoted("2025-12-14")).today.bonus).toBe("0");
    expect((await book.quoted("2025-12-15")).today.total).toBe(total);
    expect((await book.quoted("2026-12-16")).today.bonus).toBe("0");
    const settled = await settles(book, "2026-12-15", [{ way: "Voucher", reference: number("V") }]);
    expect(settled.body.data[0].settlement.settled_amount).toBe(total);
  });

  test("gives no bonus where one was late", async () => {
    const book = await joined({ terms, joinedOn: "2025-01-15", rupees: 500 });
    await book.pays(months("2025-01-15", 11).with(10, "2025-11-16"));
    expect((await book.quoted("2025-12-15")).today).toMatchObject({ bonus: "0", lost: "late" });
  });
});
