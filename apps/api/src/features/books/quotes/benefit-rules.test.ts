import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { describe, expect, test } from "vitest";
import type { BenefitProgress } from "./benefit-progress.ts";
import { benefitsOn } from "./benefit-rules.ts";

const today = "2026-04-01";
const days = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"];
const allSteps = (percent: number) => ({ by: "instalments" as const, steps: [{ from: 1, percent }] });
const goldBonus: BenefitRules["bonus"] = { of: "weight", ...allSteps(10_000) };
const rupeeBonus: BenefitRules["bonus"] = { of: "instalment", ...allSteps(10_000) };

/** A book of five instalments of Rs 1,000 and a gram each, `paid` of them paid. */
function savedOf(rules: Partial<BenefitRules>, paid = [true, true, true, true, false]) {
  return {
    rules: { ...noBenefits, ...rules },
    paymentRule: "fixed" as const,
    instalments: 5,
    schedule: days.map((dueOn, index) => ({ dueOn, isPaid: paid[index] === true, paidOn: dueOn, weightMg: 1000n })),
    held: [],
    joinedOn: "2026-01-01",
    maturesOn: "2026-06-01",
    amountPaise: 100_000n,
    paidPaise: 400_000n,
    weightStepMg: 1n,
  };
}

function progressOf(change: Partial<BenefitProgress> = {}): BenefitProgress {
  return {
    maturesOn: businessDayOf("2026-06-01"),
    redeemUntil: null,
    lateDays: 0,
    instalmentsDue: 4,
    instalmentsCounted: 4,
    days: 90,
    ...change,
  };
}

describe("the gold that a bonus is a share of", () => {
  test("is that of the instalments that are paid and due, the day itself included", () => {
    expect(benefitsOn(savedOf({ bonus: goldBonus }), progressOf(), today).bonusMg).toBe(4000n);
  });

  test("leaves out an instalment that is not paid", () => {
    const saved = savedOf({ bonus: goldBonus }, [true, false, true, false, false]);
    expect(benefitsOn(saved, progressOf(), today).bonusMg).toBe(2000n);
  });

  test("leaves out an instalment that is paid ahead of its day", () => {
    const saved = savedOf({ bonus: goldBonus }, [true, true, true, true, true]);
    expect(benefitsOn(saved, progressOf({ instalmentsCounted: 5 }), today).bonusMg).toBe(4000n);
  });

  test("is of no more instalments than count", () => {
    expect(benefitsOn(savedOf({ bonus: goldBonus }), progressOf({ instalmentsCounted: 3 }), today).bonusMg).toBe(3000n);
  });
});

describe("the instalment of a flexible book", () => {
  const held = [{ since: "2026-01-01", amountPaise: 50_000n }];
  const flexible = { ...savedOf({ bonus: rupeeBonus }), paymentRule: "flexible" as const, held, paidPaise: 50_000n };

  test("is what the money held would have been as one payment on each due day", () => {
    // Rs 500 held for four of 1 + 2 + 3 + 4 due days: 2 x 50,000 x 4 / (4 x 5).
    expect(benefitsOn(flexible, progressOf(), today).bonusPaise).toBe(20_000n);
  });

  test("counts the due day on which the money came, and no day after today", () => {
    const lastDay = { ...flexible, held: [{ since: today, amountPaise: 50_000n }] };
    expect(benefitsOn(lastDay, progressOf(), today).bonusPaise).toBe(5000n);
    const later = benefitsOn(lastDay, progressOf({ instalmentsDue: 5 }), today);
    // Five are said to be due, four days have come: 2 x 50,000 x 1 / (5 x 6).
    expect(later.bonusPaise).toBe(3333n);
  });

  test("counts no more days than instalments are due", () => {
    // Of two due days, the money lay there on both: 2 x 50,000 x 2 / (2 x 3).
    expect(benefitsOn(flexible, progressOf({ instalmentsDue: 2 }), today).bonusPaise).toBe(33_333n);
  });
});

describe("what is said to be lost", () => {
  test("is nothing of a waiver alone, however late the payments are", () => {
    const rules = { makingChargeWaiver: { ...allSteps(1000), capPaise: null }, late: "deduct" as const };
    const { lost, makingChargeWaiver } = benefitsOn(
      savedOf({ ...rules, latePercentPer30Days: 10_000 }),
      progressOf({ lateDays: 30 }),
      today,
    );
    expect({ lost, makingChargeWaiver }).toEqual({
      lost: "none",
      makingChargeWaiver: { percent: 1000, capPaise: null },
    });
  });

  test("is the bonus of who is so late that nothing of it is left", () => {
    const saved = savedOf({ bonus: rupeeBonus, late: "deduct", latePercentPer30Days: 5000 });
    expect(benefitsOn(saved, progressOf({ lateDays: 59 }), today)).toMatchObject({ bonusPaise: 50_000n, lost: "none" });
    expect(benefitsOn(saved, progressOf({ lateDays: 60 }), today)).toMatchObject({ bonusPaise: 0n, lost: "late" });
  });

  test("is nothing by lateness where the rule does not deduct, whatever percentage stands beside it", () => {
    const saved = savedOf({ bonus: rupeeBonus, late: "shift", latePercentPer30Days: 5000 });
    expect(benefitsOn(saved, progressOf({ lateDays: 60 }), today)).toMatchObject({
      bonusPaise: 100_000n,
      lost: "none",
    });
  });

  test("is everything the day after the last one to redeem, and nothing on it", () => {
    const waiver = { ...allSteps(1000), capPaise: paise(5n) };
    const saved = savedOf({ bonus: rupeeBonus, makingChargeWaiver: waiver });
    const until = (day: string) => benefitsOn(saved, progressOf({ redeemUntil: businessDayOf(day) }), today);
    expect(until(today)).toMatchObject({ bonusPaise: 100_000n, lost: "none" });
    expect(until("2026-03-31")).toEqual({ bonusPaise: 0n, bonusMg: 0n, makingChargeWaiver: null, lost: "too_late" });
  });

  test("is nothing without a last day to redeem", () => {
    expect(benefitsOn(savedOf({ bonus: rupeeBonus }), progressOf(), "9999-12-31").lost).toBe("none");
  });
});
