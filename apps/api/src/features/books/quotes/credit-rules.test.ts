import { describe, expect, test } from "vitest";
import type { BookRow } from "#features/books/book-store.ts";
import { planCredit } from "./credit-rules.ts";

const monthly: BookRow = {
  id: 1n,
  client_id: 1n,
  user_id: null,
  client_name: "Meena",
  client_email: "meena@example.com",
  client_mobile: "9000000001",
  number: "GE1",
  scheme_name: "My Gold Eleven",
  scheme_type: "Monthly",
  instalments_per_month: null,
  accrual: "weight",
  payment_rule: "fixed",
  minimum_paise: 50_000n,
  multiple_of_paise: 50_000n,
  amount_paise: 50_000n,
  instalments: 11,
  member_type: "New",
  paid_months: 0,
  status: "Approved",
  opened_on: "2026-04-01",
  months_before: 0,
  instalments_paid: 3,
  next_instalment: 4,
  paid_paise: 150_000n,
  weight_mg: 0n,
  settled_way: null,
  settled_mode: null,
  settled_reference: null,
  settled_at: null,
  settled_by: null,
  settled_saved_paise: null,
  settled_saved_mg: null,
  settled_bonus_paise: null,
  settled_bonus_mg: null,
};

describe("a fixed scheme", () => {
  test("takes its instalment, or several at once", () => {
    expect(planCredit(monthly, 50_000n, [])).toEqual({ firstInstalment: 4, instalmentCount: 1 });
    expect(planCredit(monthly, 400_000n, [])).toEqual({ firstInstalment: 4, instalmentCount: 8 });
  });

  test.each([0n, 1n, 49_999n, 75_000n, 450_000n])("does not take %s paise", (amount) => {
    expect(planCredit(monthly, amount, [])).toBe("amount_not_allowed");
  });

  test("does not run over an instalment that was paid out of turn", () => {
    const book = { ...monthly, instalments_paid: 4 };
    expect(planCredit(book, 50_000n, [5])).toEqual({ firstInstalment: 4, instalmentCount: 1 });
    expect(planCredit(book, 100_000n, [5])).toBe("instalment_already_paid");
  });

  test("takes nothing once it is paid up", () => {
    expect(planCredit({ ...monthly, instalments_paid: 11, next_instalment: null }, 50_000n, [])).toBe(
      "all_instalments_paid",
    );
  });
});

describe("a flexible scheme", () => {
  const daily: BookRow = { ...monthly, payment_rule: "flexible", minimum_paise: 10_000n, multiple_of_paise: 10_000n };

  test("takes any multiple from the minimum up, as one instalment", () => {
    expect(planCredit(daily, 10_000n, [])).toEqual({ firstInstalment: 4, instalmentCount: 1 });
    expect(planCredit(daily, 1_230_000n, [])).toEqual({ firstInstalment: 4, instalmentCount: 1 });
  });

  test.each([0n, 9_999n, 10_001n, 15_000n, 1_000_000_010_000n])("does not take %s paise", (amount) => {
    expect(planCredit(daily, amount, [])).toBe("amount_not_allowed");
  });
});

test.each([
  ["Closed", "book_closed"],
  ["Settled", "book_not_open"],
])("a %s book takes no payment", (status, refusal) => {
  expect(planCredit({ ...monthly, status }, 50_000n, [])).toBe(refusal);
});
