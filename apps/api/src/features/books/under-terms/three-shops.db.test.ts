import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { app, joined, rateOf } from "./book-story.testing.ts";
import { number, quotedParts, settles } from "./parts.testing.ts";

// Terms of shops that are printed nowhere, through the whole portal. The sums are made by hand, beside each figure.

test("every three months on the tenth, growing from 4 % to 9 %, a point less for each late one", async () => {
  const terms = {
    schedule: {
      every: { months: 3 },
      instalments: 4,
      due: { day: 10 },
      matures: { months: 12 },
      closes: { of: "maturity", days: 45 },
    },
    benefits: [
      {
        as: "rupees",
        of: "paid",
        when: [
          { months: 6, give: { percent: 400 } },
          { months: 12, give: { percent: 900 } },
        ],
        between: "linear",
      },
    ],
    late: { grace: 5, each: "instalment", lose: { points: 100 } },
  };
  const book = await joined({ terms, joinedOn: "2026-01-15", rupees: 9000 });
  await book.pays(["2026-01-15", "2026-04-10"]);
  // 4 % of 18,000; the third is five days late, as grace allows.
  expect(await book.bonus("2026-07-15")).toBe(720);
  await book.pays(["2026-07-22", "2026-10-10"]);
  // Half of the 184 days have gone: 6.5 %, less a point, of 36,000.
  expect(await book.bonus("2026-10-15")).toBe(1980);
  // 9 % less a point.
  expect((await book.quoted("2027-01-15")).today).toMatchObject({ bonus: "2880", total: "38880" });
  expect(await book.bonus("2027-03-01")).toBe(2880);
  expect(await book.bonus("2027-03-02")).toBe(0);
  const voucher = [{ way: "Voucher", reference: number("V") }];
  const settled = await settles(book, "2027-01-15", voucher);
  expect(settled.body.data[0].settlement).toMatchObject({ way: "Voucher", settled_amount: "38880" });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("24 carat by the week at the lower rate, a sum of the exact grams, two festive payments, a gift", async () => {
  const terms = {
    schedule: { every: { days: 7 }, instalments: 8, due: "joining", matures: { days: 56 } },
    gold: { purity: "24K", rate: "lower_of", round: { mode: "half_up", places: 3, total: "exact" } },
    benefits: [{ as: "gold", of: "saved", when: [{ paid: 8, give: { percent: 600 } }], between: "step" }],
    exit: [{ before: { days: 49 }, deduct: [{ percent: 250, of: "first" }, { gift: true }], label: "Too soon" }],
    topups: [{ from: "2026-02-09", to: "2026-02-16", give: { paise: "5000" }, of: "paid", on: "payment" }],
    gift: { item: "Lamp", cost: "40000", givenAfter: 4 },
  };
  const book = await joined({ terms, joinedOn: "2026-02-02", rupees: 2500 });
  const pays = async (day: string, rate: number) => {
    await rateOf(day, rate, "24K");
    await book.pays([day]);
  };
  const first = ["2026-02-02", "2026-02-09", "2026-02-16", "2026-02-23", "2026-03-02", "2026-03-09", "2026-03-16"];
  const rates = [14_000, 14_200, 13_900, 14_100, 14_400, 14_350, 14_050];
  for (const [at, day] of first.entries()) await pays(day, rates[at] ?? 0);
  // 2.5 % of the first 2,500 and the lamp: 62.50 + 400 of 17,500.
  const left = await quotedParts(book, "2026-03-16", [{ way: "Refund", refund_mode: "Cash" }]);
  expect(left.parts).toMatchObject([{ amount: "17500", deducted: "462.50", worth: "17037.50", bonus: "0" }]);
  await pays("2026-03-23", 14_250);
  await rateOf("2026-03-30", 14_100, "24K");
  // 2,500 / 14,000 + 5 x 2,500 / 14,100 + 2,500 / 13,900 + 2,500 / 14,050 = 1.42289 g; 6 % of 1.423 g = 0.08538 g.
  expect((await book.quoted("2026-03-30")).today).toMatchObject({
    weight_total: "1.423",
    bonus_weight: "0.085",
    bonus: "50",
    total_weight: "1.508",
    // 1.508 g x 14,100 = 21,262.80, and 50 once.
    worth: "21312.80",
  });
  const settled = await settles(book, "2026-03-30", [{ way: "Gold coin", reference: number("C") }]);
  expect(settled.body.data[0].settlement).toMatchObject({ way: "Gold coin", settled_weight: "1.508" });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("any amount in 22 carat to ten milligrams, sooner earns more, and a waiver of twelve points up to 6,000", async () => {
  const terms = {
    schedule: {
      every: { months: 1 },
      instalments: 6,
      flexible: true,
      due: "joining",
      matures: { months: 6 },
      opens: { months: 1 },
      closes: { of: "joining", months: 8 },
    },
    gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 2, total: "sum" } },
    benefits: [
      {
        as: "gold",
        of: "payment",
        when: [
          { days: 0, give: { percent: 400 } },
          { days: 60, give: { percent: 250 } },
          { days: 120, give: { percent: 100 } },
        ],
        between: "step",
      },
      {
        as: "making",
        of: "saved",
        when: [
          { months: 4, give: { percent: 5000 } },
          { months: 6, give: { percent: 10_000 } },
        ],
        between: "step",
        points: 1200,
        beyond: 1000,
        cap: "600000",
      },
    ],
    tax: { percent: 300, on: "bill", shown: "aside" },
  };
  const book = await joined({ terms, joinedOn: "2026-03-05" });
  // 2.22, 1.64, 1.63 and 3.22 g; the day 59 earns 4 %, the days 60 and 120 earn 2.5 % and 1 %.
  await book.paysAt("2026-03-05", 9000, 20_000);
  expect((await book.quoted("2026-04-04")).today).toMatchObject({ bonus_weight: "0.000", lost: "too_early" });
  await book.paysAt("2026-05-03", 9100, 15_000);
  await book.paysAt("2026-05-04", 9150, 15_000);
  await book.paysAt("2026-07-03", 9300, 30_000);
  const lines = [{ item: "Necklace", weight: "10", va_percent: "15", stone: "2000" }];
  await rateOf("2026-07-06", 9350);
  const halfWay = await quotedParts(book, "2026-07-06", [{ way: "Jewellery bill", lines }]);
  // Half of 12 points off 8.71 g, a tenth of the charge off 1.29 g: 5,067.2325 off, the bill rounded down.
  expect(halfWay.parts[0].bill).toMatchObject({ full: "109525", off: "5067.24", amount: "104457.76" });
  await rateOf("2026-09-05", 9400);
  // 0.08 + 0.06 + 0.04 + 0.03 g.
  expect((await book.quoted("2026-09-05")).today).toMatchObject({ weight_total: "8.710", bonus_weight: "0.210" });
  const bill = [{ way: "Jewellery bill", reference: number("B"), lines }];
  const ready = await quotedParts(book, "2026-09-05", bill);
  // 10,006.77 would come off, 6,000 may; 8.92 g x 9,400 = 83,848.
  expect(ready.parts).toMatchObject([
    {
      covered_weight: "8.710",
      worth: "83848",
      bill: { full: "110100", off: "6000", amount: "104100", tax: "3123" },
      to_pay: "20252",
    },
  ]);
  expect((await book.quoted("2026-11-05")).today).toMatchObject({ bonus_weight: "0.210" });
  expect((await book.quoted("2026-11-06")).today).toMatchObject({ bonus_weight: "0.000", lost: "too_late" });
  const settled = await settles(book, "2026-09-05", bill);
  expect(settled.body.data[0].settlement).toMatchObject({ way: "Jewellery bill", settled_weight: "8.920" });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
