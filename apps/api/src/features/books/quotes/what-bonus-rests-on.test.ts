import { describe, expect, test } from "vitest";
import { bookOf, flexibleOf, goldBookOf, halfThenWhole, on } from "./quote.testing.ts";

describe("what a bonus rests on is what was saved", () => {
  test("of a flexible book it is what lay there and for how long, up to the instalment it is named after", () => {
    expect(on(flexibleOf(halfThenWhole, 11), "2026-12-10").today.bonusPaise).toBe(100_000n);
    expect(on(flexibleOf(halfThenWhole, 11, { eachPaise: 20_000n }), "2026-12-10").today.bonusPaise).toBe(20_000n);
    expect(on(flexibleOf(halfThenWhole, 11, { eachPaise: 900_000n }), "2026-12-10").today.bonusPaise).toBe(100_000n);
    // Half of it on the first day and nothing more lay there all the time.
    const since = "2026-01-10";
    const early = Array.from({ length: 11 }, () => ({ since, amountPaise: 50_000n }));
    expect(on(flexibleOf(halfThenWhole, 0, { also: early }), "2026-12-10").today.bonusPaise).toBe(91_666n);
  });

  test("money brought on the last day earns nothing, and a month before the end little", () => {
    const withMore = (since: string) =>
      on(
        flexibleOf(halfThenWhole, 10, { eachPaise: 10_000n, also: [{ since, amountPaise: 5_000_000n }] }),
        "2026-12-10",
      );
    const without = on(flexibleOf(halfThenWhole, 10, { eachPaise: 10_000n }), "2026-12-10");
    expect(without.today.bonusPaise).toBe(4924n);
    // As the eleventh payment it takes the book to the whole of an instalment, which still is what it was.
    expect(withMore("2026-12-10").today.bonusPaise).toBe(9848n);
    expect(withMore("2026-11-10").today.bonusPaise).toBe(85_606n);
  });

  test("payments of one day are not instalments of many", () => {
    const since = "2026-01-10";
    const atOnce = Array.from({ length: 11 }, () => ({ since, amountPaise: 1n }));
    const { today } = on(flexibleOf(halfThenWhole, 0, { also: atOnce }), since);
    expect(today).toMatchObject({ instalmentsCounted: 1, lost: "too_early" });
  });

  const fivePercent = [{ from: 1, percent: 500 }];

  test("of gold it is that of the instalments which count: paid ahead it earns nothing before its day", () => {
    const facts = goldBookOf({ bonus: { of: "weight", by: "days", steps: fivePercent } });
    const ahead = { ...facts, schedule: facts.schedule.map((row) => ({ ...row, paidOn: "2026-01-10" })) };
    expect(on(ahead, "2026-01-11").today).toMatchObject({ instalmentsCounted: 1, bonusMg: 50n, totalMg: 11_050n });
    expect(on(ahead, "2026-12-10").today).toMatchObject({ bonusMg: 550n });
    expect(on(ahead, "2026-01-11").atMaturity).toMatchObject({ bonusMg: 550n });
  });

  test("without anything paid of what fell due there is none yet", () => {
    const facts = bookOf({ bonus: { of: "instalment", by: "days", steps: fivePercent } }, { paid: 0 });
    expect(on(facts, "2026-05-04").today).toMatchObject({ bonusPaise: 0n, lost: "too_early" });
    const gold = goldBookOf({ bonus: { of: "weight", by: "days", steps: fivePercent } }, { paid: 0 });
    expect(on(gold, "2026-05-04").today).toMatchObject({ bonusMg: 0n, lost: "too_early" });
  });

  test("and it is never more than that", () => {
    const rules = { bonus: { of: "instalment", by: "instalments", steps: [{ from: 1, percent: 100_000 }] } } as const;
    const generous = { bonus: { ...rules.bonus, steps: [...rules.bonus.steps] } };
    expect(on(bookOf(generous, { paid: 2 }), "2026-03-01").today).toMatchObject({
      paidPaise: 200_000n,
      bonusPaise: 200_000n,
    });
  });

  test("who stops paying does not stand better than who pays late", () => {
    const rules = { ...halfThenWhole, late: "forfeit", graceDays: 3 } as const;
    const stopped = bookOf(rules, { paid: 6, isOpen: false });
    // The seventh falls due on the tenth of July.
    expect(on(stopped, "2026-07-13").today).toMatchObject({ lateDays: 0, bonusPaise: 50_000n });
    expect(on(stopped, "2026-07-14").today).toMatchObject({ lateDays: 1, bonusPaise: 0n, lost: "late" });
    const less = bookOf({ ...rules, late: "deduct", latePercentPer30Days: 4000 }, { paid: 6, isOpen: false });
    expect(on(less, "2026-08-11").today).toMatchObject({ lateDays: 29, bonusPaise: 50_000n });
    expect(on(less, "2026-08-14").today).toMatchObject({ lateDays: 33, bonusPaise: 30_000n });
  });
});

describe("the time to redeem", () => {
  test("ends so many days after maturity; then what was saved is left", () => {
    const facts = bookOf({ ...halfThenWhole, redeemWithinDays: 60 });
    expect(on(facts, "2026-12-10").today).toMatchObject({ redeemUntil: "2027-02-08" });
    expect(on(facts, "2027-02-08").today.bonusPaise).toBe(100_000n);
    expect(on(facts, "2027-02-09").today).toMatchObject({ bonusPaise: 0n, lost: "too_late", totalPaise: 1_100_000n });
  });

  test("is not begun anew by a payment after it", () => {
    const rules = { ...halfThenWhole, late: "shift", redeemWithinDays: 30 } as const;
    const inTime = on(bookOf(rules, { lateDays: { 11: 40 } }), "2027-01-20").today;
    expect(inTime).toMatchObject({ maturesOn: "2027-01-19", redeemUntil: "2027-02-18", bonusPaise: 100_000n });
    // A hundred days after the eleventh was due the window of the ten others is over.
    const after = on(bookOf(rules, { lateDays: { 11: 100 } }), "2027-02-19").today;
    expect(after).toMatchObject({ maturesOn: "2026-12-10", redeemUntil: "2027-01-09", lost: "too_late" });
  });
});
