import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HeldMoney } from "./benefit-progress.ts";
import { dueDayOf } from "#testing/due-day-model.ts";
import { quoteOf } from "./quote.ts";
import type { QuoteFacts } from "./quote.ts";

const monthly = { schemeType: "Monthly", instalmentsPerMonth: null };

/** Rs 1,000 a month for eleven months from the tenth of January on; each is paid on its day, or so many days after it. */
function bookOf(
  benefits: Partial<BenefitRules>,
  {
    paid = 11,
    lateDays = {},
    ...rest
  }: Partial<QuoteFacts> & { paid?: number; lateDays?: Record<number, number> } = {},
): QuoteFacts {
  const { weightMg: savedMg = 0n } = rest;
  const eachMg = savedMg / BigInt(Math.max(1, paid));
  const schedule = Array.from({ length: 11 }, (_, index) => {
    const dueOn = dueDayOf("2026-01-10", index + 1, 0, monthly);
    const isPaid = index < paid;
    const paidOn = isPaid ? daysAfter(dueOn, lateDays[index + 1] ?? 0) : null;
    const weightMg = index === 0 ? savedMg - eachMg * BigInt(paid - 1) : eachMg;
    return { dueOn, isPaid, paidOn, weightMg: isPaid ? weightMg : 0n };
  });
  return {
    rules: { ...noBenefits, ...benefits },
    accrual: "amount",
    paymentRule: "fixed",
    amountPaise: 100_000n,
    instalments: 11,
    instalmentsPaid: paid,
    paidPaise: BigInt(paid) * 100_000n,
    weightMg: savedMg,
    weightStepMg: 1n,
    isOpen: true,
    joinedOn: "2026-01-10",
    maturesOn: "2026-12-10",
    schedule,
    held: [],
    ratePaisePerGram: null,
    openWeightMg: null,
    ...rest,
  };
}

/** So many of its instalments are paid, each on its day. */
function paidOf(paid: number): Pick<QuoteFacts, "schedule" | "instalmentsPaid" | "paidPaise"> {
  const { schedule, instalmentsPaid, paidPaise } = bookOf({}, { paid });
  return { schedule, instalmentsPaid, paidPaise };
}

/** The same, but any payment may come at any time: on the first due days so many of `eachPaise` came, and what else did. */
function flexibleOf(
  benefits: Partial<BenefitRules>,
  paid: number,
  { eachPaise = 100_000n, also = [] }: { eachPaise?: bigint; also?: HeldMoney[] } = {},
): QuoteFacts {
  const count = paid + also.length;
  const book = bookOf(benefits, { paid: Math.min(11, count) });
  const schedule = book.schedule.map((row) => ({ ...row, paidOn: null }));
  const onDueDays = schedule.slice(0, paid).map(({ dueOn }) => ({ since: dueOn, amountPaise: eachPaise }));
  const held = [...onDueDays, ...also];
  const paidPaise = held.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
  return { ...book, paymentRule: "flexible", schedule, held, paidPaise, instalmentsPaid: count };
}

/** The same in gold: a gram for each instalment. */
const goldBookOf = (benefits: Partial<BenefitRules>, given: Parameters<typeof bookOf>[1] = {}) =>
  bookOf(benefits, {
    accrual: "weight",
    weightMg: BigInt(given.paid ?? 11) * 1000n,
    ratePaisePerGram: 700_000n,
    openWeightMg: BigInt(11 - (given.paid ?? 11)) * 142n,
    ...given,
  });

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

const on = (facts: QuoteFacts, day: string) => quoteOf(facts, businessDayOf(day));

const halfThenWhole = {
  bonus: {
    of: "instalment",
    by: "instalments",
    steps: [
      { from: 6, percent: 5000 },
      { from: 11, percent: 10_000 },
    ],
  },
} satisfies Partial<BenefitRules>;

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

  test("by days goes by the day the saver joined", () => {
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

  test("is given as a share of what was saved, down to the places of the scheme, and told at today's rate", () => {
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
    );
  });
});
