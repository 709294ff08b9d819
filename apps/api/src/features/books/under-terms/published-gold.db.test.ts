import { expect, test } from "vitest";
import { joined, rateOf } from "./book-story.testing.ts";
import { daysAfter, give, gold22, monthly, months, steps } from "./days.testing.ts";
import { number, quotedParts, settles } from "./parts.testing.ts";

// Published brochures in gold, through the whole product: saved, joined, paid with a moved clock, quoted, billed and settled.

test("GRT: 4 % on the saved grams and 17.6 % on the rest, half of it with six paid, none with five, all with ten", async () => {
  const terms = {
    schedule: monthly(11),
    gold: gold22,
    benefits: [
      steps(
        "saved",
        [
          { paid: 6, ...give(5000) },
          { paid: 10, ...give(10_000) },
        ],
        { as: "making", points: 1800, beyond: 2000 },
      ),
    ],
  };
  const days = months("2026-01-05", 11);
  const day = "2026-12-05";
  await rateOf(day, 10_000);
  const book = await joined({ terms, joinedOn: "2026-01-05", rupees: 10_000 });
  const charge = async (grams: number) => {
    const lines = [{ item: "Chain", weight: String(grams), va_percent: "22" }];
    const { parts } = await quotedParts(book, day, [{ way: "Jewellery bill", lines }]);
    return Number(parts[0].bill.amount) - grams * 10_000;
  };
  for (const one of days.slice(0, 5)) await book.paysAt(one, 10_000);
  expect(await charge(5)).toBe(5 * 2200);
  await book.paysAt(days[5] ?? "", 10_000);
  expect(await charge(6)).toBe(6 * 1300);
  for (const one of days.slice(6, 10)) await book.paysAt(one, 10_000);
  expect(await charge(10)).toBe(10 * 400);
  await book.paysAt(days[10] ?? "", 10_000);
  expect([await charge(11), await charge(21)]).toEqual([11 * 400, 11 * 400 + 10 * 1760]);
  const lines = [{ item: "Chain", weight: "21", va_percent: "22" }];
  const settled = await settles(book, day, [{ way: "Jewellery bill", reference: number("B"), lines }]);
  expect(settled.body.data[0]).toMatchObject({ chitstatus: "Settled", settlement: { saved_weight: "11.000" } });
});

test("Thangamayil Digi Gold: a payment of 1.666 g earns 0.083 g until day 74, and 0.062 g from day 75 on", async () => {
  const terms = {
    schedule: {
      every: { days: 1 },
      instalments: 330,
      flexible: true,
      due: "joining",
      matures: { days: 330 },
      opens: { days: 30 },
      closes: { of: "maturity", days: 35 },
    },
    gold: gold22,
    benefits: [
      steps(
        "payment",
        [
          { days: 0, ...give(500) },
          { days: 75, ...give(375) },
          { days: 150, ...give(200) },
          { days: 225, ...give(75) },
          { days: 300, ...give(0) },
        ],
        { as: "gold", only: "maturity" },
      ),
    ],
  };
  const joinedOn = "2025-02-11";
  const at = (day: number) => daysAfter(joinedOn, day);
  for (const [day, weight] of [
    [0, "0.083"],
    [74, "0.083"],
    [75, "0.062"],
    [150, "0.033"],
    [225, "0.012"],
    [300, "0.000"],
  ] as const) {
    const book = await joined({ terms, joinedOn });
    await book.paysAt(at(day), 6000, 10_000);
    const { today } = await book.quoted(at(330));
    expect([day, today.weight_total, today.bonus_weight]).toEqual([day, "1.666", weight]);
    expect((await book.quoted(at(329))).today.bonus_weight).toBe("0.000");
    expect((await book.quoted(at(366))).today).toMatchObject({ bonus_weight: "0.000", lost: "too_late" });
  }
});

test("Kalptaru: rows half up to two places, 25.00 g in all, and 7,000 off a piece of 30 g", async () => {
  const terms = {
    schedule: monthly(10),
    gold: { purity: "24K", rate: "payment", round: { mode: "half_up", places: 2, total: "exact" } },
    benefits: [steps("saved", [{ months: 10, paid: 10, ...give(4000) }], { as: "making" })],
  };
  const book = await joined({ terms, joinedOn: "2020-01-01", rupees: 10_000 });
  const rates = [3870, 3880, 3935, 3950, 3990, 3990, 4000, 4070, 4150, 4190];
  for (const [at, day] of months("2020-01-01", 10).entries()) {
    await rateOf(day, rates[at] ?? 0, "24K");
    await book.pays([day]);
  }
  await rateOf("2020-11-01", 4000, "24K");
  const { today } = await book.quoted("2020-11-01");
  expect(today.valuation.rows.map(({ mg }: { mg: string }) => Number(mg) / 1000)).toEqual([
    2.58, 2.58, 2.54, 2.53, 2.51, 2.51, 2.5, 2.46, 2.41, 2.39,
  ]);
  expect(today).toMatchObject({ weight_total: "25.000", valuation: { roundingMg: "-10" } });
  const parts = [
    {
      way: "Jewellery bill",
      reference: number("B"),
      lines: [{ item: "Bangle", weight: "30", va_per_gram: "700" }],
    },
  ];
  const quoted = await quotedParts(book, "2020-11-01", parts);
  // 30 g at 4,000 cost 1,20,000; of a charge of 21,000 there are 7,000 off and 14,000 to pay.
  expect(quoted.parts[0].bill).toMatchObject({ full: "141000", off: "7000", amount: "134000" });
  const settled = await settles(book, "2020-11-01", parts);
  expect(settled.body.data[0].settlement).toMatchObject({ saved_weight: "25.000", settled_weight: "25.000" });
});

test("Selva: rows rounded down, and a tenth more gold at maturity", async () => {
  const terms = {
    schedule: monthly(5),
    gold: gold22,
    benefits: [steps("saved", [give(1000)], { as: "gold", only: "maturity" })],
  };
  const book = await joined({ terms, joinedOn: "2021-04-02", rupees: 5000 });
  const rates = [4500, 4550, 4520, 4480, 4600];
  for (const [at, day] of months("2021-04-02", 5).entries()) await book.paysAt(day, rates[at] ?? 0);
  expect((await book.quoted("2021-09-01")).today.bonus_weight).toBe("0.000");
  const { today } = await book.quoted("2021-09-02");
  expect(today.valuation.rows.map(({ mg }: { mg: string }) => mg)).toEqual(["1111", "1098", "1106", "1116", "1086"]);
  expect(today).toMatchObject({ weight_total: "5.517", bonus_weight: "0.551", total_weight: "6.068" });
  const settled = await settles(book, "2021-09-02", [{ way: "Gold coin", reference: number("C") }]);
  expect(settled.body.data[0].settlement.settled_weight).toBe("6.068");
});

test.each([
  ["18", 3.6],
  ["12", 2.4],
  ["22", 6.4],
])("Prince: of a piece of 70 g at %s %%, 50 g saved, %s g are paid", async (va_percent, grams) => {
  const terms = {
    schedule: monthly(10),
    gold: { ...gold22, rate: "redemption" },
    benefits: [steps("saved", [give(10_000)], { as: "making", points: 1800 })],
  };
  const day = "2019-12-01";
  const book = await joined({ terms, joinedOn: "2019-01-01", rupees: 45_000 });
  await book.pays(months("2019-01-01", 10));
  await rateOf(day, 9000);
  const lines = [{ item: "Necklace", weight: "70", va_percent }];
  const { parts } = await quotedParts(book, day, [{ way: "Jewellery bill", lines }]);
  expect(parts[0]).toMatchObject({ weight: "50.000", covered_weight: "50.000" });
  expect((Number(parts[0].bill.amount) - 70 * 9000) / 9000).toBeCloseTo(grams, 9);
});
