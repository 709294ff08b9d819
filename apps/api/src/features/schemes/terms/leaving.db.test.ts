import { gold22 } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { bonus, give, monthly, schedule, valuation } from "./terms.testing.ts";

const joinedOn = "2026-01-31";
const book = (count: number, paise = "100001") => ({
  joinedOn,
  instalment: "100000",
  payments: monthly("2026-01-28", count, paise).map((payment, index) =>
    index === 0 ? { ...payment, day: joinedOn } : payment,
  ),
});

describe("who leaves", () => {
  const terms = {
    schedule: schedule(),
    benefits: [],
    gift: { item: "Silver coin", cost: "50000", givenAfter: 3 },
    exit: [
      { before: { months: 1 }, refuse: true, deduct: [], label: "Not in the first month" },
      {
        paidBefore: 3,
        before: { months: 4 },
        deduct: [
          { percent: 1000, of: "paid" },
          { percent: 2500, of: "first" },
        ],
        label: "Early",
      },
      { paidBefore: 9, deduct: [{ percent: 100, of: "paid" }, { gift: true }], label: "Before nine" },
      { deduct: [], label: "Anybody" },
    ],
  };

  test.each<[number, string, number, boolean, string[], string]>([
    [1, "2026-02-27", 0, true, [], "0"],
    [1, "2026-02-28", 1, false, ["10001", "25001"], "35002"],
    // Before four months since joining, whatever was paid.
    [8, "2026-05-30", 1, false, ["50001", "25001"], "75002"],
    [2, "2026-05-31", 1, false, ["20001", "25001"], "45002"],
    [3, "2026-05-31", 2, false, ["3001", "50000"], "53001"],
    [11, "2026-12-31", 3, false, [], "0"],
  ])("with %i paid on %s falls under row %i", async (count, day, index, refused, deductions, deductedPaise) => {
    expect((await valuation(terms, book(count), day)).exit).toEqual({
      index,
      label: terms.exit[index]?.label,
      refused,
      deductions,
      deductedPaise,
    });
  });

  test("never loses more than was paid, and a gift that was not given costs nothing", async () => {
    const exit = [
      { deduct: [{ percent: 6000, of: "paid" }, { gift: true }, { percent: 6000, of: "first" }], label: "All" },
    ];
    const worth = async (count: number) =>
      (await valuation({ ...terms, exit }, book(count, "100000"), "2026-12-31")).exit;
    expect(await worth(1)).toMatchObject({ deductions: ["60000", "0", "40000"], deductedPaise: "100000" });
    expect(await worth(3)).toMatchObject({ deductions: ["180000", "50000", "60000"], deductedPaise: "290000" });
    expect(await worth(0)).toMatchObject({ deductions: ["0", "0", "0"], deductedPaise: "0" });
  });

  test("meets no row where none says anything", async () => {
    expect((await valuation({ ...terms, exit: terms.exit.slice(0, 2) }, book(11), "2026-12-31")).exit).toBeNull();
    expect((await valuation({ schedule: schedule(), benefits: [] }, book(11), "2026-12-31")).exit).toBeNull();
  });

  test.each([
    [2, false],
    [3, true],
  ])("has with %i paid the gift: %s", async (count, giftGiven) => {
    expect(await valuation(terms, book(count), "2026-12-31")).toMatchObject({ giftGiven });
    expect(await valuation({ schedule: schedule(), benefits: [] }, book(count), "2026-12-31")).toMatchObject({
      giftGiven: false,
    });
  });
});

describe("a festival's extra", () => {
  const topup = (rest: object) => ({
    from: "2026-03-28",
    to: "2026-05-27",
    ...give(199),
    of: "paid",
    on: "payment",
    ...rest,
  });
  const worth = async (topups: object[], rest: object = {}, day = "2026-06-30", count = 5) => {
    const payments = book(count).payments.map((payment) => ({ ...payment, rate: "600000" }));
    return await valuation({ schedule: schedule(), benefits: [], topups, ...rest }, { ...book(count), payments }, day);
  };
  const paise = async (...args: Parameters<typeof worth>) => (await worth(...args)).topupPaise;

  test("is for payments of its days, the first and the last, too", async () => {
    expect(await paise([topup({})])).toBe("3980");
    expect(await paise([topup({ to: "2026-05-28" })])).toBe("5970");
    expect(await paise([topup({ from: "2026-03-29" })])).toBe("1990");
    expect(await paise([topup({ from: "2026-06-01", to: "2026-06-30" })])).toBe("0");
  });

  test("is for all payments of a book that joined then", async () => {
    expect(await paise([topup({ on: "joining", from: "2026-01-31", to: "2026-01-31" })])).toBe("9950");
    expect(await paise([topup({ on: "joining" })])).toBe("0");
  });

  test("in paise is given once, if there was such a payment", async () => {
    const once = topup({ give: { paise: "2500" } });
    expect(await paise([once, topup({})])).toBe("6480");
    expect(await paise([{ ...once, from: "2026-05-28", to: "2026-06-30" }])).toBe("2500");
    expect(await paise([{ ...once, from: "2026-05-29", to: "2026-06-30" }])).toBe("0");
    const joining = { ...once, on: "joining", from: joinedOn, to: joinedOn };
    expect(await paise([joining])).toBe("2500");
    expect(await paise([joining], {}, "2026-06-30", 0)).toBe("0");
  });

  test("of gold is of the rows, to the places of the terms, and stands with the bonus", async () => {
    const benefits = [{ as: "gold", of: "saved", when: [give(1000)], between: "step" }, bonus([give(1000)])];
    const gold = await worth([topup({ of: "gold" }), topup({})], { gold: gold22, benefits });
    expect(gold).toMatchObject({
      savedMg: "830",
      topupMg: "6",
      topupPaise: "3980",
      bonusMg: "89",
      bonusPaise: "13980",
    });
    expect(gold).toMatchObject({ totalMg: "919", totalPaise: "13980" });
    const coarse = { ...gold22, round: { mode: "down", places: 2, total: "sum" } };
    expect(await worth([topup({ of: "gold", ...give(1999) })], { gold: coarse })).toMatchObject({ topupMg: "60" });
    const open = { ...gold22, rate: "redemption" };
    expect(await worth([topup({ of: "gold" })], { gold: open })).toMatchObject({ topupMg: null, bonusMg: null });
  });

  test("ends with the closing day, and with lateness that loses all", async () => {
    const closing = { schedule: schedule({ closes: { of: "maturity", days: 5 } }) };
    expect(await paise([topup({})], closing, "2027-01-05", 11)).toBe("3980");
    expect(await paise([topup({})], closing, "2027-01-06", 11)).toBe("0");
    const late = { grace: 3, each: "instalment", lose: "all" };
    // The sixth instalment falls due on 30 June.
    expect(await paise([topup({})], { late }, "2026-07-03")).toBe("3980");
    expect(await paise([topup({})], { late }, "2026-07-04")).toBe("0");
    expect(await paise([topup({})], { late: { ...late, lose: { share: 10_000 } } }, "2026-07-04")).toBe("3980");
  });
});
