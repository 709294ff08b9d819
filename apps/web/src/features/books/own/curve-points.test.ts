import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { expect, test } from "vitest";
import { curveOf } from "./curve-points.ts";

type Rows = Parameters<typeof curveOf>[0];
type Quote = Parameters<typeof curveOf>[1];

const row = (state: string, dueOn: string, paidOn: string | null, creditedOn: string | null = null) => ({
  state,
  dueOn,
  paidOn,
  creditedOn,
  amountPaise: paise(50_000n),
  weightMg: milligrams(40n),
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the curve reads of instalments
const rows = [
  row("Paid", "2026-03-01", "2026-03-01"),
  row("Paid", "2026-04-01", "2026-04-03", "2026-04-05"),
  row("Overdue", "2026-05-01", null),
  row("To come", "2026-06-01", null),
] as unknown as Rows;

const valuation = (day: string, given: object) => ({
  day: businessDayOf(day),
  paidPaise: 100_000n,
  weightMg: 80n,
  ...given,
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the curve reads of a quote
const quote = {
  accrual: "amount",
  supposes: "all_paid",
  today: valuation("2026-05-11", { totalPaise: 100_000n }),
  atMaturity: valuation("2026-07-01", { paidPaise: 200_000n, totalPaise: 250_000n, weightMg: 160n, totalMg: 170n }),
} as unknown as Quote;

test("a curve rises on the days of credit, what is overdue today, the rest on its days, and the bonus at maturity", () => {
  expect(curveOf(rows, quote, "2026-03-01")).toEqual({
    today: 71,
    matures: 122,
    points: [
      { at: 0, saved: 0, owed: 0 },
      { at: 0, saved: 500, owed: 500 },
      { at: 35, saved: 1000, owed: 1000 },
      { at: 71, saved: 1500, owed: 1500 },
      { at: 92, saved: 2000, owed: 2000 },
      { at: 122, saved: 2000, owed: 2500 },
    ],
  });
});

test("a book in gold is drawn in grams, and one that takes nothing more stays where it is", () => {
  const gold = curveOf(rows, { ...quote, accrual: "weight", supposes: "as_it_stands" }, "2026-03-01");
  expect(gold.points.map(({ saved }) => Number(saved.toFixed(3)))).toEqual([0, 0.04, 0.08, 0.08]);
  expect(gold.points.at(-1)?.owed).toBe(0.17);
});
