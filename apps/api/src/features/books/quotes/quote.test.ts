import { describe, expect, test } from "vitest";
import { bookOf, flexibleOf, goldBookOf, halfThenWhole, on } from "./quote.testing.ts";

describe("at maturity", () => {
  test("what is open is supposed to be paid on its day", () => {
    const { today, atMaturity, supposes } = on(bookOf(halfThenWhole, { paid: 4 }), "2026-05-04");
    expect(supposes).toBe("all_paid");
    expect(today).toMatchObject({ instalmentsPaid: 4, totalPaise: 400_000n });
    expect(atMaturity).toMatchObject({
      day: "2026-12-10",
      instalmentsPaid: 11,
      paidPaise: 1_100_000n,
      bonusPaise: 100_000n,
      totalPaise: 1_200_000n,
      lateDays: 0,
    });
  });

  test("what is overdue is supposed to be paid today, and is as late as that", () => {
    const late = on(bookOf({ ...halfThenWhole, late: "forfeit" }, { paid: 4 }), "2026-05-15");
    expect(late.today).toMatchObject({ lateDays: 5, lost: "late" });
    expect(late.atMaturity).toMatchObject({ lateDays: 5, bonusPaise: 0n, lost: "late" });
    const moved = on(bookOf({ ...halfThenWhole, late: "shift" }, { paid: 4 }), "2026-05-15");
    expect(moved.atMaturity).toMatchObject({ day: "2026-12-15", maturesOn: "2026-12-15", bonusPaise: 100_000n });
  });

  test("of a closed book, or one that takes any payment at any time, nothing more is supposed", () => {
    const closed = on(bookOf(halfThenWhole, { paid: 7, isOpen: false }), "2026-08-01");
    expect(closed.supposes).toBe("as_it_stands");
    expect(closed.atMaturity).toMatchObject({ instalmentsPaid: 7, bonusPaise: 50_000n, day: "2026-12-10" });
    expect(on(flexibleOf(halfThenWhole, 8), "2026-02-01")).toMatchObject({
      supposes: "as_it_stands",
      today: { instalmentsCounted: 1, bonusPaise: 0n, lateDays: 0 },
      atMaturity: { paidPaise: 800_000n, instalmentsCounted: 8 },
    });
  });

  test("that is past is today", () => {
    const { today, atMaturity } = on(bookOf(halfThenWhole), "2027-03-01");
    expect(atMaturity).toEqual(today);
  });
});

describe("gold", () => {
  const fivePercent = { bonus: { of: "weight", by: "instalments", steps: [{ from: 11, percent: 550 }] } } as const;
  const rules = { bonus: { ...fivePercent.bonus, steps: [...fivePercent.bonus.steps] } };

  test("is given as a share of what was saved, down to the places of the scheme, and valued at today's rate", () => {
    const facts = goldBookOf(rules, { weightMg: 11_117n });
    expect(on(facts, "2026-12-10").today).toMatchObject({
      bonusMg: 611n,
      bonusPaise: 0n,
      totalMg: 11_728n,
      goldValuePaise: 8_209_600n,
      worthPaise: 8_209_600n,
      totalPaise: 1_100_000n,
    });
    expect(on({ ...facts, weightStepMg: 10n }, "2026-12-10").today.bonusMg).toBe(610n);
  });

  test("with a bonus in rupees is worth both", () => {
    const { today } = on(goldBookOf(halfThenWhole), "2026-12-10");
    expect(today).toMatchObject({ goldValuePaise: 7_700_000n, bonusPaise: 100_000n, worthPaise: 7_800_000n });
  });

  test("at maturity is what the open instalments would bring at today's rate, and unknown without one", () => {
    const facts = goldBookOf(rules, { paid: 4 });
    expect(on(facts, "2026-05-04").atMaturity).toMatchObject({ weightMg: 4994n, bonusMg: 274n });
    const unknown = on({ ...facts, ratePaisePerGram: null, openWeightMg: null }, "2026-05-04");
    expect(unknown.atMaturity).toMatchObject({ weightMg: null, bonusMg: null, totalMg: null, worthPaise: null });
    expect(unknown.today).toMatchObject({ weightMg: 4000n, totalMg: 4000n, goldValuePaise: null });
  });
});
