import { describe, expect, test } from "vitest";
import { billFor } from "./bill.ts";
import { decodeTerms, encode } from "./json/json.ts";
import type { Day, Row, Saved, Terms } from "./terms.ts";
import { ask, daysAfter, gold22, monthly, months, paid, rupees, steps } from "./testing/arrange.ts";

const joinedOn = "2025-04-05";
const savedBy = (count: number, amount: number, rate?: number): Saved => ({
  joinedOn,
  instalment: rupees(amount),
  payments: paid(rupees(amount), months(joinedOn, count), rate === undefined ? undefined : rupees(rate)),
});
const after = (count: number): Day => months(joinedOn, 1, count)[0] ?? "";

const nine: Terms = {
  schedule: monthly(9, { perMonth: 1, matures: { months: 10 }, closes: { of: "joining", days: 365 } }),
  benefits: [steps("instalment", [{ months: 10, paid: 9, give: { percent: 10_000 } }])],
  late: { grace: 5, each: "instalment", lose: { share: "instalment" }, moves: "longest" },
  exit: [{ paidBefore: 6, deduct: [{ percent: 200, of: "paid" }], label: "Before six instalments" }],
};

const daily: Terms = {
  schedule: { every: { days: 1 }, instalments: 330, flexible: true, due: "joining", matures: { months: 11 } },
  gold: { ...gold22, purity: "24K" },
  benefits: [
    steps(
      "payment",
      [
        { months: 0, give: { percent: 700 } },
        { months: 11, give: { percent: 0 } },
      ],
      {
        as: "gold",
        between: "linear",
        only: "maturity",
      },
    ),
  ],
};

const years: Row[] = [
  { months: 12, paid: 12, give: { percent: 10_000 } },
  { months: 24, paid: 24, give: { percent: 25_000 } },
  { months: 36, paid: 36, give: { percent: 45_000 } },
];

const waiver: Terms = {
  schedule: monthly(11, { closes: { of: "joining", days: 365 } }),
  gold: { ...gold22, rate: "lower_of" },
  benefits: [
    steps(
      "saved",
      [
        { paid: 6, give: { percent: 5000 } },
        { months: 11, paid: 11, give: { percent: 10_000 } },
      ],
      {
        as: "making",
        points: 1600,
        items: { diamond: 2500, coin: 0 },
      },
    ),
  ],
  topups: [{ from: "2025-10-18", to: "2025-10-22", give: { percent: 100 }, of: "gold", on: "payment" }],
  gift: { item: "silver coin", cost: rupees(900), givenAfter: 1 },
  exit: [
    { before: { months: 6 }, refuse: true, deduct: [], label: "Not before six months" },
    { before: { months: 11 }, deduct: [{ gift: true }], label: "Without the silver coin" },
  ],
};

const late: Terms = {
  schedule: monthly(11, { due: { day: 10 } }),
  benefits: [steps("paid", [{ months: 11, paid: 11, give: { percent: 800 } }])],
  late: { grace: 0, free: 2, each: "30 days", lose: { points: 100 } },
};

const first: Terms = {
  schedule: monthly(10, { flexible: true, opens: { months: 6 } }),
  benefits: [
    steps("instalment", [
      { months: 6, give: { percent: 3000 } },
      { months: 10, give: { percent: 7500 } },
    ]),
    steps("paid", [{ give: { paise: rupees(500) } }], { only: "maturity" }),
  ],
};

test.each([
  nine,
  daily,
  waiver,
  late,
  first,
  { ...nine, schedule: monthly(36), benefits: [steps("instalment", years)] },
])("the terms of brochure %# fit", (terms) => {
  expect(decodeTerms(encode(terms)).problems).toBeNull();
});

describe("nine are paid and the tenth is the shop's", () => {
  test("on time, and as much later as the longest lateness", () => {
    expect(ask(nine, savedBy(9, 2000), after(10)).totalPaise).toBe(rupees(20_000));
    const saved = savedBy(9, 2000);
    const once = { ...saved, payments: saved.payments.with(4, { day: "2025-08-20", paise: rupees(2000) }) };
    expect(ask(nine, once, after(10))).toMatchObject({ maturesOn: "2026-02-15", bonusPaise: 177_777n });
  });

  test("who leaves with five paid leaves two percent", () => {
    expect(ask(nine, savedBy(5, 2000), after(5)).exit).toMatchObject({ deductedPaise: rupees(200) });
    expect(ask(nine, savedBy(6, 2000), after(6)).exit).toBeNull();
  });
});

test("any amount on any day: the share of a payment falls by days from 7 % to nothing", () => {
  const payments = [0, 167, 334].map((days) => ({
    day: daysAfter(joinedOn, days),
    paise: rupees(8000),
    rate: rupees(8000),
  }));
  const valuation = ask(daily, { joinedOn, instalment: rupees(100), payments }, after(11));
  // 7 % of the first, 7 % x 167 / 334 of the second, none of the third
  expect(valuation).toMatchObject({ savedMg: 3000n, bonusMg: 70n + 35n });
});

test("one instalment for each year, and more for those who stay", () => {
  const terms: Terms = { schedule: monthly(36), benefits: [steps("instalment", years)] };
  const bonuses = [11, 12, 24, 36].map((count) => ask(terms, savedBy(count, 1000), after(count)).bonusPaise);
  expect(bonuses).toEqual([0, 1000, 2500, 4500].map(rupees));
});

test("the lower rate of the two days, a waiver of 16 points, a festival's gold and a coin that is kept back", () => {
  const saved = savedBy(11, 9000, 9000);
  const festive = {
    ...saved,
    payments: saved.payments.with(6, { day: "2025-10-20", paise: rupees(9000), rate: rupees(9000) }),
  };
  const valuation = ask(waiver, festive, { day: after(11), rate: rupees(10_000) });
  expect(valuation).toMatchObject({ savedMg: 11_000n, topupMg: 10n, totalMg: 11_010n, giftGiven: true, exit: null });
  const lines = [
    { item: "chain", weightMg: 6000n, va: { percent: 2000 } },
    { item: "ring", kind: "diamond", weightMg: 2000n, va: { percent: 1000 } },
    { item: "coin", kind: "coin", weightMg: 5000n, va: { percent: 300 } },
  ];
  const bill = billFor(waiver, valuation, lines, rupees(10_000));
  expect(bill.lines.map(({ offPaise }) => offPaise)).toEqual([rupees(6 * 1600), rupees(2 * 250), 0n]);
  expect(ask(waiver, festive, { day: after(5), rate: rupees(8000) }).exit).toMatchObject({ refused: true });
  expect(ask(waiver, festive, { day: after(7), rate: rupees(8000) })).toMatchObject({
    rows: Array.from({ length: 8 }, () => ({ mg: 1125n })),
    exit: { deductedPaise: rupees(900) },
  });
});

test("eight percent of what was paid, less a point for each thirty days late after the second", () => {
  const saved = savedBy(11, 1000);
  const due = months("2025-05-10", 11);
  const behind = (days: number) => ({
    ...saved,
    payments: paid(rupees(1000), [joinedOn, ...due.slice(0, 10).map((day) => daysAfter(day, days))]),
  });
  // Paid on 5 March 2026 at the latest: the row looks at all eleven.
  expect(ask(late, behind(0), after(12)).bonusPaise).toBe(rupees(880));
  expect(ask(late, behind(29), after(12)).bonusPaise).toBe(rupees(880));
  expect(ask(late, behind(30), after(12)).bonusPaise).toBe(0n);
});

test("any amounts: a share of what they are for a month, once six months are over, and Rs 500 at maturity", () => {
  const payments = paid(rupees(1500), months(joinedOn, 6));
  const on = (day: Day) => ask(first, { joinedOn, instalment: rupees(1000), payments }, day);
  expect(on(daysAfter(after(6), -1))).toMatchObject({ state: "not_open", bonusPaise: 0n });
  expect(on(after(6)).bonusPaise).toBe(rupees(450));
  expect(on(after(10)).bonusPaise).toBe(rupees(675 + 500));
});
