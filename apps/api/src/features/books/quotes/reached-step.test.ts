import { paise } from "@thangam/contracts/values/money";
import { describe, expect, test } from "vitest";
import type { QuoteFacts } from "./quote.ts";
import { bookOf, halfThenWhole, on } from "./quote.testing.ts";

/** So many of its instalments are paid, each on its day. */
function paidOf(paid: number): Pick<QuoteFacts, "schedule" | "instalmentsPaid" | "paidPaise"> {
  const { schedule, instalmentsPaid, paidPaise } = bookOf({}, { paid });
  return { schedule, instalmentsPaid, paidPaise };
}

describe("the step that is reached", () => {
  test.each([
    [5, "2026-06-30", 0n, "too_early"],
    [6, "2026-06-30", 50_000n, "none"],
    [10, "2026-12-09", 50_000n, "none"],
    // All paid, but the last month is not over yet.
    [11, "2026-12-09", 50_000n, "none"],
    [11, "2026-12-10", 100_000n, "none"],
    [11, "2030-01-01", 100_000n, "none"],
  ])("with %i instalments paid on %s brings a bonus of %i paise", (paid, day, bonusPaise, lost) => {
    const { today } = on(bookOf(halfThenWhole, { paid }), day);
    expect(today).toMatchObject({ bonusPaise, lost, totalPaise: BigInt(paid) * 100_000n + bonusPaise });
  });

  test("is not bought by paying ahead: an instalment counts on its day", () => {
    const all = bookOf(halfThenWhole);
    const ahead = { ...all, schedule: all.schedule.map((row) => ({ ...row, paidOn: "2026-01-10" })) };
    expect(on(ahead, "2026-01-11").today).toMatchObject({ instalmentsPaid: 11, instalmentsCounted: 1, bonusPaise: 0n });
    expect(on(ahead, "2026-06-09").today).toMatchObject({ instalmentsCounted: 5, lost: "too_early" });
    expect(on(ahead, "2026-06-10").today).toMatchObject({ instalmentsCounted: 6, bonusPaise: 50_000n });
    expect(on(ahead, "2026-01-11").atMaturity).toMatchObject({ day: "2026-12-10", bonusPaise: 100_000n });
  });

  test("by days goes by the day the client joined", () => {
    const byDays = bookOf({
      bonus: {
        of: "instalment",
        by: "days",
        steps: [
          { from: 180, percent: 2500 },
          { from: 300, percent: 20_000 },
        ],
      },
    });
    expect(on(byDays, "2026-07-08").today).toMatchObject({ days: 179, bonusPaise: 0n });
    // Days pass by themselves: of what fell due, the part that was paid brings its part.
    const oneOnly = { ...byDays, ...paidOf(1) };
    expect(on(oneOnly, "2026-07-09").today).toMatchObject({ instalmentsDue: 6, bonusPaise: 4_166n });
    expect(on(oneOnly, "2028-01-01").today).toMatchObject({ instalmentsDue: 11, bonusPaise: 18_181n });
    expect(on(byDays, "2026-07-09").today).toMatchObject({ days: 180, bonusPaise: 25_000n });
    expect(on(byDays, "2026-11-06").today).toMatchObject({ days: 300, bonusPaise: 200_000n });
  });

  test("of a scheme without benefits is none, and nothing is lost", () => {
    expect(on(bookOf({}, { paid: 3 }), "2026-05-04").today).toMatchObject({
      bonusPaise: 0n,
      lost: "none",
      totalPaise: 300_000n,
      worthPaise: 300_000n,
      makingChargeWaiver: null,
    });
  });

  test("waives the making charge up to its cap", () => {
    const waiver = { by: "instalments", steps: [{ from: 10, percent: 7500 }], capPaise: paise(250_000n) } as const;
    const facts = bookOf({ makingChargeWaiver: { ...waiver, steps: [...waiver.steps] } }, { paid: 10 });
    expect(on(facts, "2026-10-09").today).toMatchObject({ makingChargeWaiver: null, lost: "too_early" });
    expect(on(facts, "2026-10-10").today).toMatchObject({
      makingChargeWaiver: { percent: 7500, capPaise: 250_000n },
      lost: "none",
    });
  });
});

describe("paying late", () => {
  // The second 20 days late, the third 12.
  const lateDays = { 2: 20, 3: 12 };

  test("without a rule changes nothing", () => {
    expect(on(bookOf(halfThenWhole, { lateDays }), "2026-12-10").today).toMatchObject({
      lateDays: 32,
      maturesOn: "2026-12-10",
      bonusPaise: 100_000n,
    });
  });

  test("by `shift` moves maturity by the late days, less the grace of each", () => {
    const facts = bookOf({ ...halfThenWhole, late: "shift", graceDays: 5 }, { lateDays });
    expect(on(facts, "2026-12-31").today).toMatchObject({ lateDays: 22, maturesOn: "2027-01-01", bonusPaise: 50_000n });
    expect(on(facts, "2027-01-01").today).toMatchObject({ bonusPaise: 100_000n });
  });

  test.each([
    [29, 100_000n, "none"],
    [30, 60_000n, "none"],
    [59, 60_000n, "none"],
    [60, 20_000n, "none"],
    [90, 0n, "late"],
    [300, 0n, "late"],
  ])("by `deduct`, %i days cost so many times 40 percent: %i paise are left", (late, bonusPaise, lost) => {
    const facts = bookOf({ ...halfThenWhole, late: "deduct", latePercentPer30Days: 4000 }, { lateDays: { 11: late } });
    expect(on(facts, "2028-01-01").today).toMatchObject({ bonusPaise, lost });
  });

  test("by `forfeit` loses the benefits with the first late day, and what grace covers is not late", () => {
    const rules = { ...halfThenWhole, late: "forfeit", graceDays: 3 } as const;
    expect(on(bookOf(rules, { lateDays: { 4: 3 } }), "2026-12-10").today).toMatchObject({ bonusPaise: 100_000n });
    expect(on(bookOf(rules, { lateDays: { 4: 4 } }), "2026-12-10").today).toMatchObject({
      bonusPaise: 0n,
      lost: "late",
    });
  });

  test("is never said of months paid before the book came here", () => {
    const facts = bookOf({ ...halfThenWhole, late: "forfeit" }, { lateDays: { 1: 50 } });
    const before = facts.schedule.map((row, index) => (index === 0 ? { ...row, paidOn: null } : row));
    expect(on({ ...facts, schedule: before }, "2026-12-10").today.lateDays).toBe(0);
  });
});
