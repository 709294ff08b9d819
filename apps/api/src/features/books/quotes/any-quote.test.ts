import { milligrams } from "@thangam/contracts/values/money";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookOf, daysAfter, on } from "./quote.testing.ts";
import { sized } from "#testing/test-size.ts";

const steps = fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 6 }).chain((froms) =>
  fc
    .array(fc.integer({ min: 1, max: 10_000 }), { minLength: froms.length, maxLength: froms.length })
    .map((percents) => {
      const rising = percents.toSorted((a, b) => a - b);
      return froms.toSorted((a, b) => a - b).map((from, index) => ({ from, percent: rising[index] ?? 1 }));
    }),
);

const anyFacts = fc
  .record({
    of: fc.constantFrom("instalment" as const, "weight" as const),
    by: fc.constantFrom("instalments" as const, "days" as const),
    steps,
    late: fc.constantFrom("none" as const, "shift" as const, "deduct" as const, "forfeit" as const),
    part: fc.integer({ min: 1, max: 10_000 }),
    graceDays: fc.nat(20),
    redeemWithinDays: fc.option(fc.integer({ min: 1, max: 400 })),
    lateDays: fc.array(fc.nat(90), { minLength: 11, maxLength: 11 }),
    paid: fc.nat(11),
    isOpen: fc.boolean(),
    milligramsEach: fc.bigInt(0n, 9999n),
    step: fc.constantFrom(1n, 10n),
    rate: fc.option(fc.bigInt(1n, 5_000_000n)),
    ahead: fc.nat(900),
  })
  .map((any) => ({
    day: daysAfter("2026-01-10", any.ahead),
    facts: bookOf(
      {
        bonus: { of: any.of, by: any.by, steps: any.steps },
        late: any.late,
        latePercentPer30Days: any.late === "deduct" ? any.part : null,
        graceDays: any.graceDays,
        redeemWithinDays: any.redeemWithinDays,
      },
      {
        accrual: "weight",
        paid: any.paid,
        lateDays: Object.fromEntries(any.lateDays.map((days, index) => [index + 1, days])),
        isOpen: any.isOpen,
        weightMg: milligrams(any.milligramsEach * BigInt(any.paid) * any.step),
        weightStepMg: any.step,
        ratePaisePerGram: any.rate,
        openWeightMg: any.rate === null ? null : 10n,
      },
    ),
  }));

describe("whatever the rules and the book", () => {
  test("a quote is the same however often it is asked for, and takes nothing from what was saved", () => {
    fc.assert(
      fc.property(anyFacts, ({ facts, day }) => {
        const quote = on(facts, day);
        expect(on(facts, day)).toEqual(quote);
        for (const at of [quote.today, quote.atMaturity]) {
          expect(at.bonusPaise).toBeGreaterThanOrEqual(0n);
          expect(at.totalPaise).toBe(at.paidPaise + at.bonusPaise);
          expect(at.paidPaise).toBeGreaterThanOrEqual(facts.paidPaise);
          if (at.bonusMg === null) continue;
          expect(at.bonusMg).toBeGreaterThanOrEqual(0n);
          expect(at.bonusMg % facts.weightStepMg).toBe(0n);
          expect(at.bonusMg).toBeLessThanOrEqual(at.weightMg ?? 0n);
        }
      }),
      { numRuns: sized(100, 5_000) },
    );
  });

  test("one more instalment, paid on its day, never lessens the bonus where the steps rise", () => {
    fc.assert(
      fc.property(anyFacts, ({ facts, day }) => {
        const index = facts.schedule.findIndex(({ isPaid }) => !isPaid);
        const next = facts.schedule[index];
        if (next === undefined) return;
        const schedule = facts.schedule.with(index, { ...next, isPaid: true, paidOn: next.dueOn });
        const more = { ...facts, schedule, instalmentsPaid: facts.instalmentsPaid + 1 };
        expect(on(more, day).today.bonusPaise).toBeGreaterThanOrEqual(on(facts, day).today.bonusPaise);
        expect(on(more, day).today.bonusMg).toBeGreaterThanOrEqual(on(facts, day).today.bonusMg);
      }),
      { numRuns: sized(100, 5_000) },
    );
  });
});
