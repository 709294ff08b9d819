import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { describe, expect, test } from "vitest";
import type { BookRow } from "#features/books/book-store.ts";
import { planCredit } from "./credit-rules.ts";

const monthly: BookRow = {
  id: 1n,
  clientId: 1n,
  userId: null,
  clientName: "Meena",
  clientEmail: "meena@example.com",
  clientMobile: "9000000001",
  number: "GE1",
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
  nextDueOn: businessDayOf("2026-07-01"),
  paidTotalPaise: paise(150_000n),
  weightTotalMg: milligrams(0n),
  nomineeName: null,
  nomineeRelation: null,
  nomineeMobile: null,
  nomineeSharePercent: null,
  nomineeIsMinor: null,
  nomineeGuardian: null,
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
  const full = { paidLater: [], isMonthFull: true };
  expect(planCredit(monthly, 50_000n, full)).toBe("month_is_full");
  expect(planCredit({ ...monthly, paymentRule: "flexible" }, 50_000n, full)).toBe("month_is_full");
  expect(planCredit(monthly, 1n, full)).toBe("amount_not_allowed");
});

describe("a fixed scheme", () => {
  test("takes its instalment, or several at once", () => {
    expect(planCredit(monthly, 50_000n, { paidLater: [], isMonthFull: false })).toEqual({
      firstInstalment: 4,
      instalmentCount: 1,
    });
    expect(planCredit(monthly, 400_000n, { paidLater: [], isMonthFull: false })).toEqual({
      firstInstalment: 4,
      instalmentCount: 8,
    });
  });

  test.each([0n, 1n, 49_999n, 75_000n, 450_000n])("does not take %s paise", (amount) => {
    expect(planCredit(monthly, amount, { paidLater: [], isMonthFull: false })).toBe("amount_not_allowed");
  });

  test("does not run over an instalment that was paid out of turn", () => {
    const book = { ...monthly, instalmentsPaid: 4 };
    expect(planCredit(book, 50_000n, { paidLater: [5], isMonthFull: false })).toEqual({
      firstInstalment: 4,
      instalmentCount: 1,
    });
    expect(planCredit(book, 100_000n, { paidLater: [5], isMonthFull: false })).toBe("instalment_already_paid");
  });

  test("takes nothing once it is paid up", () => {
    expect(
      planCredit({ ...monthly, instalmentsPaid: 11, nextInstalment: null }, 50_000n, {
        paidLater: [],
        isMonthFull: false,
      }),
    ).toBe("all_instalments_paid");
  });
});

describe("a flexible scheme", () => {
  const daily: BookRow = {
    ...monthly,
    paymentRule: "flexible",
    minimumPaise: paise(10_000n),
    multipleOfPaise: paise(10_000n),
  };

  test("takes any multiple from the minimum up, as one instalment", () => {
    expect(planCredit(daily, 10_000n, { paidLater: [], isMonthFull: false })).toEqual({
      firstInstalment: 4,
      instalmentCount: 1,
    });
    expect(planCredit(daily, 1_230_000n, { paidLater: [], isMonthFull: false })).toEqual({
      firstInstalment: 4,
      instalmentCount: 1,
    });
    expect(planCredit(daily, 1_000_000_000_000n, { paidLater: [], isMonthFull: false })).toEqual({
      firstInstalment: 4,
      instalmentCount: 1,
    });
  });

  test.each([0n, 9_999n, 10_001n, 15_000n, 1_000_000_010_000n])("does not take %s paise", (amount) => {
    expect(planCredit(daily, amount, { paidLater: [], isMonthFull: false })).toBe("amount_not_allowed");
  });
});

test.each([
  ["closed", "book_closed"],
  ["settled", "book_not_open"],
] as const)("a %s book takes no payment", (status, refusal) => {
  expect(planCredit({ ...monthly, status }, 50_000n, { paidLater: [], isMonthFull: false })).toBe(refusal);
});
