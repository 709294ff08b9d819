import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import { businessDayOf } from "@thangam/contracts/values/time";
import { expect, test } from "vitest";
import { quoteOf } from "./quote.ts";
import type { QuoteFacts } from "./quote.ts";

const today = businessDayOf("2026-02-10");

/** Two instalments of Rs 1,000, in January and February; the first is paid. */
const half: QuoteFacts = {
  rules: noBenefits,
  accrual: "amount",
  paymentRule: "fixed",
  amountPaise: 100_000n,
  instalments: 2,
  instalmentsPaid: 1,
  paidPaise: 100_000n,
  weightMg: 0n,
  weightStepMg: 1n,
  isOpen: true,
  joinedOn: "2026-01-10",
  maturesOn: "2026-03-10",
  schedule: [
    { dueOn: "2026-01-10", isPaid: true, paidOn: "2026-01-10", weightMg: 0n },
    { dueOn: "2026-02-10", isPaid: false, paidOn: null, weightMg: 0n },
  ],
  held: [],
  ratePaisePerGram: null,
  openWeightMg: null,
};
const paidUp = { ...half, instalmentsPaid: 2, schedule: half.schedule.map((row) => ({ ...row, isPaid: true })) };

test("an open book with something to pay is supposed to be paid up, one that is paid up stays as it is", () => {
  expect(quoteOf(half, today)).toMatchObject({
    supposes: "all_paid",
    atMaturity: { instalmentsPaid: 2, paidPaise: 200_000n },
  });
  expect(quoteOf(paidUp, today).supposes).toBe("as_it_stands");
  const nonePaid = { ...half, schedule: half.schedule.map((row) => ({ ...row, isPaid: false })) };
  expect(quoteOf(nonePaid, today).supposes).toBe("all_paid");
});

test("a book in rupees needs no rate of gold to be worth something at maturity", () => {
  expect(quoteOf(half, today).atMaturity).toMatchObject({ weightMg: 0n, totalMg: 0n, worthPaise: 200_000n });
});

test("a book in gold with something to pay has no known gold at maturity without a rate", () => {
  const gold = { ...half, accrual: "weight" as const, weightMg: 142n };
  expect(quoteOf(gold, today).atMaturity).toMatchObject({ weightMg: null, totalMg: null, worthPaise: null });
  expect(quoteOf({ ...gold, openWeightMg: 140n }, today).atMaturity).toMatchObject({ weightMg: 282n });
});

test("an instalment that is overdue is as late at maturity as today is, and one to come is not late", () => {
  const late = { ...half, rules: { ...noBenefits, late: "shift" as const } };
  expect(quoteOf(late, businessDayOf("2026-02-15")).atMaturity).toMatchObject({ lateDays: 5, maturesOn: "2026-03-15" });
  expect(quoteOf(late, businessDayOf("2026-02-05")).atMaturity).toMatchObject({ lateDays: 0, maturesOn: "2026-03-10" });
});
