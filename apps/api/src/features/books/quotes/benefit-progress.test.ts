import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { describe, expect, test } from "vitest";
import { progressOn } from "./benefit-progress.ts";
import type { ScheduledInstalment } from "./benefit-progress.ts";

/** A book of instalments on the first of each month from January on; each was paid on the day given, or is open. */
function bookOf(rules: Partial<BenefitRules>, paidOn: (string | null)[]) {
  const schedule = paidOn.map((day, index): ScheduledInstalment => {
    const dueOn = `2026-0${index + 1}-01`;
    return { dueOn, isPaid: day !== null, paidOn: day, weightMg: 0n };
  });
  return {
    rules: { ...noBenefits, ...rules },
    paymentRule: "fixed" as const,
    instalments: paidOn.length,
    schedule,
    held: [],
    joinedOn: "2026-01-01",
    maturesOn: "2026-04-01",
  };
}

describe("days late", () => {
  test.each([
    ["none", 0],
    ["shift", 0],
    ["deduct", 9],
    ["forfeit", 9],
  ] as const)("of an overdue instalment under the rule %s are %i", (late, lateDays) => {
    expect(progressOn(bookOf({ late }, ["2026-01-01", null]), "2026-02-10").lateDays).toBe(lateDays);
  });

  test("are those after the grace of each instalment", () => {
    const book = bookOf({ late: "deduct", graceDays: 5 }, ["2026-01-06", "2026-02-08", "2026-02-20"]);
    expect(progressOn(book, "2026-03-01").lateDays).toBe(2);
  });
});

describe("maturity under the rule shift", () => {
  const shift = { late: "shift" as const, redeemWithinDays: 10 };

  test("moves by a payment on the last day to redeem and not by one after it", () => {
    expect(progressOn(bookOf(shift, ["2026-01-01", "2026-04-11"]), "2026-05-01").maturesOn).toBe("2026-06-09");
    expect(progressOn(bookOf(shift, ["2026-01-01", "2026-04-12"]), "2026-05-01").maturesOn).toBe("2026-04-01");
  });

  test("takes payments in the order in which they came, not in the order of their due days", () => {
    // The second instalment came 20 days late in time; the first, far too late, came after the time to redeem.
    const book = bookOf(shift, ["2026-06-01", "2026-02-21"]);
    expect(progressOn(book, "2026-07-01")).toMatchObject({ maturesOn: "2026-04-21", redeemUntil: "2026-05-01" });
  });

  test("moves by every late payment where there is no last day to redeem", () => {
    const book = bookOf({ late: "shift" }, ["2026-01-01", "2027-02-01"]);
    expect(progressOn(book, "2027-03-01")).toMatchObject({ maturesOn: "2027-04-01", redeemUntil: null });
  });
});

test("instalments that are due and paid count, before maturity never all of them", () => {
  const book = bookOf({}, ["2026-01-01", "2026-01-01", null]);
  expect(progressOn(book, "2026-02-01")).toMatchObject({ instalmentsDue: 2, instalmentsCounted: 2, days: 31 });
  expect(progressOn(book, "2026-03-31")).toMatchObject({ instalmentsDue: 2, instalmentsCounted: 2 });
  expect(progressOn(book, "2026-04-01")).toMatchObject({ instalmentsDue: 3, instalmentsCounted: 2 });
  expect(progressOn(book, "2025-12-01")).toMatchObject({ instalmentsDue: 0, instalmentsCounted: 0, days: 0 });
});
