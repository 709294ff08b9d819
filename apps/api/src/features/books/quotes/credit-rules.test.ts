import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { expect, test } from "vitest";
import type { BookRow } from "#features/books/book-store.ts";
import { planCredit } from "./credit-rules.ts";
import { creditCases, instalmentPaise, minimumPaise, multipleOfPaise } from "./credit-rules.testing.ts";

const monthly: BookRow = {
  id: 1n,
  clientId: 1n,
  userId: null,
  clientName: "Meena",
  clientEmail: "meena@example.com",
  clientMobile: "9000000001",
  number: "GE1",
  branchNumber: 1,
  branchName: undefined,
  schemeName: "My Gold Eleven",
  schemeType: "Monthly",
  accrual: "weight",
  paymentRule: "fixed",
  minimumPaise: paise(50_000n),
  multipleOfPaise: paise(50_000n),
  amountPaise: paise(50_000n),
  instalments: 11,
  memberType: "New",
  paidMonths: 0,
  status: "approved",
  openedOn: businessDayOf("2026-04-01"),
  terms: null,
  instalmentsPaid: 3,
  nextInstalment: 4,
  state: "0",
  nextDueOn: businessDayOf("2026-07-01"),
  paidTotalPaise: paise(150_000n),
  weightTotalMg: milligrams(0n),
  nominees: [],
  settledMethod: null,
  settledMode: null,
  settledReference: null,
  settledConfirmedBy: null,
  settledIdentityPaper: null,
  settledIdentityPaperEnd: null,
  settledHandedTo: null,
  settledAt: null,
  settledBy: null,
  settledSavedPaise: null,
  settledSavedMg: null,
  settledBonusPaise: null,
  settledBonusMg: null,
  settledDeductedPaise: null,
};

test("what its terms leave no room for in the month is not taken, after all other reasons", () => {
  const full = { paidAbove: null, isMonthFull: true };
  expect(planCredit(monthly, 50_000n, full)).toBe("month_is_full");
  expect(planCredit({ ...monthly, paymentRule: "flexible" }, 50_000n, full)).toBe("month_is_full");
  expect(planCredit(monthly, 1n, full)).toBe("amount_not_allowed");
  expect(planCredit(monthly, 100_000n, { ...full, paidAbove: 5 })).toBe("instalment_already_paid");
});

test.each(creditCases)("an amount for a book, of one table of cases: $name", (one) => {
  const { paymentRule, instalments, status = "approved", paid, amountPaise, told } = one;
  const numbers = paid.flatMap(([first, count]) => Array.from({ length: count }, (_, at) => first + at));
  const lowest = Array.from({ length: instalments }, (_, at) => at + 1).find((number) => !numbers.includes(number));
  const nextInstalment = paymentRule === "flexible" ? numbers.length + 1 : (lowest ?? null);
  const above = numbers.filter((number) => number > (nextInstalment ?? 0));
  const book: BookRow = {
    ...monthly,
    paymentRule,
    instalments,
    status,
    amountPaise: paise(instalmentPaise),
    minimumPaise: paise(minimumPaise),
    multipleOfPaise: paise(multipleOfPaise),
    instalmentsPaid: numbers.length,
    nextInstalment,
  };
  const paidAbove = above.length === 0 ? null : Math.min(...above);
  expect(planCredit(book, amountPaise, { paidAbove, isMonthFull: false })).toEqual(told);
});
