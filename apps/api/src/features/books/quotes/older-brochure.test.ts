import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { plainTerms } from "@thangam/contracts/schemes/plain-terms";
import { expect, test } from "vitest";
import { dueDayOf } from "#testing/due-day-model.ts";
import { olderBrochureRows } from "./older-brochure.ts";
import { bookOf, goldBookOf, on } from "./quote.testing.ts";

const rounded = { roundingMode: "down", roundingPlaces: 3, roundingBasis: "row" } as const;
const monthly = { type: "Monthly", instalments: 11, accrual: "amount", paymentRule: "fixed", ...rounded } as const;

function rowsOf(benefits: Partial<BenefitRules>, fields: Parameters<typeof plainTerms>[0] = monthly) {
  const asked = { instalment: 100_000n, joinedOn: "2026-01-10", rate: 1_000_000n };
  return [...olderBrochureRows({ benefits: { ...noBenefits, ...benefits }, plain: plainTerms(fields) }, asked)];
}

const halfThenWhole = [
  { from: 6, percent: 5000 },
  { from: 11, percent: 10_000 },
];

test("each line is what a book would be quoted that was paid on every due day, and those are the due days of such a book", () => {
  const benefits = { bonus: { of: "instalment", by: "instalments", steps: halfThenWhole } } as const;
  const rows = rowsOf(benefits);
  expect(rows.map(({ instalment }) => instalment)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, null]);
  for (const [at, row] of rows.entries()) {
    if (at < 11)
      expect(row.day).toBe(dueDayOf("2026-01-10", at + 1, 0, { schemeType: "monthly", instalmentsPerMonth: null }));
    const { today } = on(bookOf(benefits, { paid: Math.min(11, at + 1) }), row.day);
    expect([row.paidPaise, row.bonusPaise, row.totalPaise], row.day).toEqual([
      today.paidPaise,
      today.bonusPaise,
      today.totalPaise,
    ]);
  }
  // The last instalment counts when the book matures.
  expect(rows.map(({ bonusPaise }) => bonusPaise)).toEqual([
    ...Array.from({ length: 5 }, () => 0n),
    ...Array.from({ length: 6 }, () => 50_000n),
    100_000n,
  ]);
});

test("in gold the bonus is a share of the gold that counts, and a waiver stands beside it with its cap", () => {
  const benefits: Partial<BenefitRules> = {
    bonus: { of: "weight", by: "instalments", steps: [{ from: 11, percent: 550 }] },
    makingChargeWaiver: { by: "instalments", steps: halfThenWhole, capPaise: null },
  };
  const rows = rowsOf(benefits, { ...monthly, accrual: "weight" });
  const last = rows.at(-1);
  expect([last?.savedMg, last?.bonusMg, last?.totalMg, last?.totalPaise]).toEqual([1_100n, 60n, 1_160n, 0n]);
  const { today } = on(goldBookOf(benefits, { weightMg: 1_100n }), last?.day ?? "");
  expect([today.bonusMg, today.makingChargeWaiver?.percent]).toEqual([60n, 10_000]);
  expect(last?.making).toEqual({ percent: 10_000, coveredMg: null });
});

test("of any payments on any day the days of the steps are told, and a year of days is told by the month", () => {
  const steps = [
    { from: 100, percent: 5000 },
    { from: 330, percent: 20_000 },
  ];
  const daily = { ...monthly, type: "Daily", instalments: 330, paymentRule: "flexible" } as const;
  const rows = rowsOf({ bonus: { of: "instalment", by: "days", steps } }, daily);
  expect(rows.length).toBeLessThan(20);
  expect(rows.find(({ day }) => day === "2026-04-20")?.bonusPaise).toBe(50_000n);
  expect(rows.at(-1)).toMatchObject({ day: "2026-12-06", paidPaise: 33_000_000n, bonusPaise: 200_000n });
  expect(rowsOf({}, daily).every(({ bonusPaise }) => bonusPaise === 0n)).toBe(true);
});
